import { chromium } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumOptions } from '#tools/dev/chromium.ts'
import { buildBareApp, buildEarlier } from './builds.ts'
import type { Figures } from './figure.ts'
import { startHost } from './host.ts'
import { measureLongTasks } from './long-tasks.ts'
import { measurePageLoads, VISITS } from './page-loads.ts'
import { BARE, FLOOR, staticPageOf } from './pages.ts'
import { LARGE, measurePresses, OWN_SIZE } from './presses.ts'
import { printReport, watchMachine } from './report.ts'

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
  --sizes 219,10000  catalogue sizes for the presses
  --against REF      loads a build of this commit too, in the same run; \`release\` is the last tag
  --out FILE         where to write the figures, default: test-results/bench.json`

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'loads,second,3g,tasks,presses' },
    runs: { type: 'string', default: '5' },
    sizes: { type: 'string', default: `${OWN_SIZE},${LARGE.products}` },
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

const host = await startHost('now', 'dist')
const hosts = [
  host,
  await startHost(BARE, await buildBareApp()),
  ...(options.against ? [await startHost(options.against, buildEarlier(options.against))] : []),
]
const browser = await chromium.launch(chromiumOptions())
const { pulse, report: machine } = watchMachine()
host.replace(FLOOR.path, await staticPageOf(browser, host.url))

pulse()
const measured: Record<string, Figures> = {}
for (const [name, visit] of Object.entries(VISITS)) {
  if (parts.has(name)) measured[name] = await measurePageLoads(browser, hosts, visit, runs, pulse)
}
const tasks = parts.has('tasks') ? await measureLongTasks(browser, hosts) : []
// Last: presses replace the catalogue.
for (const products of parts.has('presses') ? sizes : []) {
  measured[`presses, ${products}`] = await measurePresses(browser, host, products, runs)
  pulse()
}
await browser.close()
for (const { close } of hosts) close()

const report = { date: new Date().toISOString(), runs, parts: measured, tasks, machine: machine() }
printReport(report)
mkdirSync(dirname(options.out), { recursive: true })
writeFileSync(options.out, `${JSON.stringify(report, undefined, 2)}\n`)
console.log(`\nWritten to ${options.out}`)
