import { chromium, type Page } from '@playwright/test'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { letMonkeyPlay } from './monkey/monkey.ts'
import { weigh, type Weight } from './monkey/weight.ts'
import { chromiumOptions } from '#tools/dev/chromium.ts'

/**
 * Runs random actions on the production build in `dist/`, in one long visit. Fails when something breaks, or when the
 * page leaks: when its heap, nodes or listeners are many more at the end than after the first lap. `-- --seed N` repeats a
 * run, and `-- --actions N` sets its length.
 */
const PORT = 4276

/** Actions between two measurements. The last one is compared with the first. */
const LAP = 1000

/** The highest accepted ratio of the last measurement to the first. */
const MOST_GROWTH = 1.2

/**
 * Without machine code, which the engine writes for what runs often: a third of the heap, and it grows for thousands of
 * actions although the page keeps nothing. The rest of the heap is what the page keeps.
 */
const NO_MACHINE_CODE = '--js-flags=--jitless'

/** Longer than a removal can be undone, and longer than a page takes to draw in steps. */
const QUIET_SECONDS = 15

const { values: options } = parseArgs({
  options: {
    actions: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

const seed = Number(options.seed)
const actions = Number(options.actions)
const weights: Weight[] = []

const server = await preview({ preview: { port: PORT, strictPort: true } })
const { args = [], ...launch } = chromiumOptions()
const browser = await chromium.launch({ ...launch, args: [...args, NO_MACHINE_CODE] })
console.log(`Seed ${seed}`)
try {
  const context = await browser.newContext({
    baseURL: `http://localhost:${PORT}/`,
    hasTouch: true,
  })
  await letMonkeyPlay(context, { seed, actions, isOneVisit: true, onAction: weighAtTimes })
  console.log(`${actions} actions, and nothing broke`)
} finally {
  await browser.close()
  await server.close()
}
reportGrowth()

/** Measures the page in the same state each time: the home page, with nothing to undo. */
async function weighAtTimes(count: number, page: Page): Promise<void> {
  if (count % LAP !== 0) return
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => {
    window.location.hash = '/'
  })
  for (let second = 0; second < QUIET_SECONDS; second++) await page.clock.runFor(1000)
  await letGoOfOtherPages(page)
  const weight = await weigh(page)
  weights.push(weight)
  const { heap, nodes, listeners } = weight
  console.log(`${count} actions: ${megabytes(heap)}, ${nodes} nodes, ${listeners} listeners`)
}

/** Chromium holds the page of the link that was dragged last, and the shop that of the last pressed control. */
async function letGoOfOtherPages(page: Page): Promise<void> {
  const logo = page.getByRole('banner').getByRole('link').first()
  const { x, y } = (await logo.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 20, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 15, { steps: 3 })
  await page.mouse.up()
  await page.getByRole('heading', { name: 'Welcome to the store!' }).click()
  await page.keyboard.press('Enter')
}

function reportGrowth(): void {
  const [first, last] = [weights[0], weights.at(-1)]
  if (!first || !last) return
  for (const what of ['heap', 'nodes', 'listeners'] as const) {
    const growth = last[what] / first[what]
    console.log(`${what}: ${Math.round(growth * 100)} % of the first`)
    if (growth > MOST_GROWTH) process.exitCode = 1
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(2)} MB`
}
