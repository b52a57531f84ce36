import { chromium } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumOptions } from '../scripts/chromium.ts'
import { startHost } from './host.ts'
import { measureUse, type Use } from './interactions.ts'
import { measurePageLoads } from './page-loads.ts'
import { measureRenders } from './renders.ts'
import { printReport, type Report } from './report.ts'

/**
 * Measures the production build in `dist/`, prints tables and writes the figures as JSON. Compare ratios within one run:
 * times of different runs depend on what else the machine does.
 */
const USAGE = `npm run bench -- [options]
  --only loads,use,renders   parts to run, default: all
  --runs 5                   runs per median
  --sizes 219,10000          catalogue sizes, default: 219,1000,10000,100000
  --out FILE                 where to write the figures, default: test-results/bench.json`

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'loads,use,renders' },
    runs: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '219,1000,10000,100000' },
    out: { type: 'string', default: 'test-results/bench.json' },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(USAGE)
  process.exit(0)
}

const parts = new Set(options.only.split(','))
const runs = Number(options.runs)
const sizes = options.sizes.split(',').map(Number)

const browser = await chromium.launch(chromiumOptions())
const host = await startHost('dist')
const report: Report = {
  date: new Date().toISOString(),
  runs,
  ...(parts.has('loads') && { loads: await measurePageLoads(browser, host, runs) }),
  ...(parts.has('renders') && { renders: await measureRenders(browser, host.url) }),
  // Last: it replaces the catalogue.
  ...(parts.has('use') && { uses: await measureUses() }),
}
await browser.close()
host.close()

printReport(report)
mkdirSync(dirname(options.out), { recursive: true })
writeFileSync(options.out, `${JSON.stringify(report, undefined, 2)}\n`)
console.log(`\nWritten to ${options.out}`)

async function measureUses(): Promise<Use[]> {
  const uses = []
  for (const products of sizes) {
    // The shop's own catalogue on a slow phone, larger ones on a processor at full speed.
    const slowdown = products <= 219 ? 4 : 1
    uses.push(await measureUse(browser, host, { products, slowdown }, runs))
  }
  return uses
}
