import { chromium, type Page } from '@playwright/test'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { letMonkeyPlay } from '../tests/e2e/support/monkey/monkey.ts'
import { weigh, type Weight } from '../tests/e2e/support/monkey/weight.ts'
import { chromiumOptions } from './chromium.ts'

/**
 * Has a monkey at the production build in `dist/` for a long time in one visit, and fails when something breaks, or when
 * the page grows: what it weighs at the end is compared with what it weighed early.
 */
const USAGE = `npm run test:endurance -- [options]
  --actions 10000   how much the monkey does
  --seed N          what it does, by default something new
  --reloads         loads the page anew at times, and weighs nothing`

const PORT = 4276

/** The page is weighed each time the monkey has done so much; the first time is what others are compared with. */
const LAP = 1000

/** What the last weight may be of the first. */
const MOST_GROWTH = 1.2

/** Longer than removals can be undone, and than a page draws in steps, each of which is begun by the one before it. */
const QUIET_SECONDS = 15

const { values: options } = parseArgs({
  options: {
    actions: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    reloads: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(USAGE)
  process.exit(0)
}

const seed = Number(options.seed)
const actions = Number(options.actions)
const weights: Weight[] = []

const server = await preview({ preview: { port: PORT, strictPort: true } })
const browser = await chromium.launch(chromiumOptions())
console.log(`Seed ${seed}`)
try {
  const context = await browser.newContext({
    baseURL: `http://localhost:${PORT}/`,
    hasTouch: true,
  })
  await letMonkeyPlay(context, {
    seed,
    actions,
    isOneVisit: !options.reloads,
    onAction: options.reloads ? () => undefined : weighAtTimes,
  })
  console.log(`${actions} actions, and nothing broke`)
} finally {
  await browser.close()
  await server.close()
}
reportGrowth()

/** Weighs the page in the same state each time: on the home page, with nothing to undo. */
async function weighAtTimes(count: number, page: Page): Promise<void> {
  if (count % LAP !== 0) return
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => {
    window.location.hash = '/'
  })
  for (let second = 0; second < QUIET_SECONDS; second++) await page.clock.runFor(1000)
  const weight = await weigh(page)
  weights.push(weight)
  const { heap, nodes, listeners } = weight
  console.log(`${count} actions: ${megabytes(heap)}, ${nodes} nodes, ${listeners} listeners`)
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
