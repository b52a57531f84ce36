import { chromium, type Page } from '@playwright/test'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { preview } from 'vite'
import { STATES, type ScreenState } from '#tests/e2e/support/states.ts'
import { chromiumOptions } from '#tools/dev/chromium.ts'

/**
 * `npm run screens` takes screenshots of the production build in every state, width and theme, and shows them all in
 * `screens/index.html`. Words after `--` select the states whose names contain one of them.
 */
const FOLDER = 'screens'
const WIDTHS = [375, 768, 1280, 1920] as const
const THEMES = ['light', 'dark'] as const

const PORT = 4275

const words = process.argv.slice(2)
const wanted = STATES.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)

const server = await preview({ preview: { port: PORT, strictPort: true } })
const browser = await chromium.launch(chromiumOptions())
await photographStates()
await browser.close()
await server.close()

async function photographStates(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  const rows = []
  for (const state of wanted) {
    const files = await photograph(state)
    rows.push(`<h2>${state.name}</h2>`, ...files.map((file) => `<img src="${file}" width="480">`))
    console.log(state.name)
  }
  writeFileSync(`${FOLDER}/index.html`, `<!doctype html><title>Screens</title>${rows.join('\n')}`)
  console.log(`The pictures are in ${FOLDER}/index.html`)
}

async function photograph({ name, open, below = Infinity }: ScreenState): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: `http://localhost:${PORT}/`,
    // The page's security policy would refuse the style sheet below.
    bypassCSP: true,
  })
  const page = await context.newPage()
  await open(page)
  await page.addStyleTag({
    content: '* { transition: none !important; animation: none !important }',
  })
  const taken: string[] = []
  for (const width of WIDTHS.filter((each) => each < below)) {
    await page.setViewportSize({ width, height: width < 640 ? 800 : 900 })
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      await loadAllPictures(page)
      const file = `${name.replace(/\W+/g, '-')}-${width}-${theme}.jpg`
      await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: true, quality: 80 })
      taken.push(file)
    }
  }
  await context.close()
  return taken
}

/** Also loads the pictures below the visible part of the page. */
async function loadAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
}
