import { chromium, type Page } from '@playwright/test'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build, preview } from 'vite'
import { STATES, type ScreenState } from '#tests/e2e/support/states.ts'
import { demoIn } from '#tests/shops/demo.ts'
import { wordsOf } from '#tests/support/words.ts'
import { readMessages } from '#tools/site/messages/read-messages.ts'
import { chromiumOptions } from '#tools/dev/chromium.ts'

/**
 * `npm run screens` takes screenshots of the production build in every state, width and theme, and shows them all in
 * `screens/index.html`. Words after `--` select the states whose names contain one of them; `--language de` shows
 * the demo in German, `--language en-Arab-XB` in the pseudo-language.
 */
const FOLDER = 'screens'
const WIDTHS = [375, 768, 1280, 1920] as const
const THEMES = ['light', 'dark'] as const

const PORT = 4275

const { values, positionals: wantedNames } = parseArgs({
  options: { language: { type: 'string' } },
  allowPositionals: true,
})
const wanted = STATES.filter(
  ({ name }) => wantedNames.length === 0 || wantedNames.some((word) => name.includes(word)),
)

const { site, words } = await siteIn(values.language)
const server = await preview({
  preview: { port: PORT, strictPort: true },
  build: { outDir: site },
})
const browser = await chromium.launch(chromiumOptions())
await photographStates()
await browser.close()
await server.close()

/** The build of the demo, or one in another language; and how to find its parts. */
async function siteIn(language: string | undefined) {
  if (language === undefined) return { site: 'dist', words: undefined }
  const site = `test-results/${language}`
  const folder = demoIn(language)
  process.env.SHOP_FOLDER = folder
  await build({ build: { outDir: site }, logLevel: 'warn' })
  return { site, words: wordsOf(readMessages(language, {}, folder)) }
}

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
  await open(page, words)
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
