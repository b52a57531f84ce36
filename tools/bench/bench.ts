import { chromium } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumOptions } from '#tools/dev/chromium.ts'
import { bareApp } from './bare-app.ts'
import { buildOf } from './build-of.ts'
import { floorOf } from './floor.ts'
import { startHost } from './host.ts'
import { measureLongTasks } from './long-tasks.ts'
import { watchMachine } from './machine.ts'
import { measurePageLoads, VISITS, type PageLoads } from './page-loads.ts'
import { BARE, FLOOR } from './pages.ts'
import { measureUse, type Use } from './presses.ts'
import { printReport } from './print-report.ts'
import type { Report } from './report.ts'

/**
 * Measures the production build in `dist/`, prints tables and writes the figures as JSON. Compare ratios within one run:
 * times of different runs depend on what else the machine does.
 */
const USAGE = `npm run bench -- [options]
  --only PARTS       default: loads,second,3g,tasks,presses
                       loads    first visits on a mobile network
                       second   second visits, with the files that the browser has kept
                       3g       first visits on slow 3G
                       tasks    tasks over 50 ms of each page load
                       presses  input to next paint, by size of the catalogue
  --runs 5           runs per figure
  --sizes 219,10000  catalogue sizes, default: 219,1000,10000,100000
  --against REF      loads a build of this commit too, in the same run; \`release\` is the last tag
  --out FILE         where to write the figures, default: test-results/bench.json`

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'loads,second,3g,tasks,presses' },
    runs: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '219,1000,10000,100000' },
    against: { type: 'string' },
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
const OWN_SIZE = 219

const host = await startHost('now', 'dist')
const hosts = [
  host,
  await startHost(BARE, await bareApp()),
  ...(options.against ? [await startHost(options.against, buildOf(options.against))] : []),
]
const browser = await chromium.launch(chromiumOptions())
const machine = watchMachine()
host.replace(FLOOR.path, await floorOf(browser, host.url))

const visits: Record<string, PageLoads> = {}
for (const [name, visit] of Object.entries(VISITS)) {
  if (!parts.has(name)) continue
  visits[name] = await measurePageLoads(browser, hosts, visit, runs, machine.pulse)
}
const report: Report = {
  date: new Date().toISOString(),
  runs,
  visits,
  ...(parts.has('tasks') && { tasks: await measureLongTasks(browser, hosts) }),
  // Last: it replaces the catalogue.
  ...(parts.has('presses') && { uses: await measureUses() }),
  machine: machine.report(),
}
await browser.close()
for (const { close } of hosts) close()

printReport(report)
mkdirSync(dirname(options.out), { recursive: true })
writeFileSync(options.out, `${JSON.stringify(report, undefined, 2)}\n`)
console.log(`\nWritten to ${options.out}`)

async function measureUses(): Promise<Use[]> {
  const uses = []
  for (const products of sizes) {
    // The shop's own catalogue on a slow phone, larger ones on a processor at full speed.
    const isOwn = products <= OWN_SIZE
    uses.push(await measureUse(browser, host, { products, slowdown: isOwn ? 4 : 1, isOwn }, runs))
    machine.pulse()
  }
  return uses
}
