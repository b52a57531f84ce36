import { chromium } from '@playwright/test'
import { parseArgs } from 'node:util'
import { chromiumOptions } from '#tools/dev/chromium.ts'
import { buildBareApp, buildEarlier } from './builds.ts'
import { startHost } from './host.ts'
import { measurePageLoads } from './page-loads.ts'
import { BARE, FLOOR, staticPageOf } from './pages.ts'
import { CATALOGUES, measurePresses } from './presses.ts'
import { printFigures, watchMachine } from './report.ts'

/**
 * Measures the production build in `dist/`, and prints tables. Compare ratios within one run: times of different runs
 * depend on what else the machine does.
 */
const USAGE = `npm run bench -- [options]
  --only PARTS       default: loads,presses
                       loads    first visits on a mobile network
                       presses  input to next paint, by size of the catalogue
  --runs 5           runs per figure
  --against REF      loads a build of this commit too, in the same run`

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'loads,presses' },
    runs: { type: 'string', default: '5' },
    against: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(USAGE)
  process.exit(0)
}

const parts = options.only.split(',')
const runs = Number(options.runs)

const host = await startHost('now', 'dist')
const hosts = [
  host,
  await startHost(BARE, await buildBareApp()),
  ...(options.against ? [await startHost(options.against, buildEarlier(options.against))] : []),
]
const browser = await chromium.launch(chromiumOptions())
const machine = watchMachine()
host.replace(FLOOR.path, await staticPageOf(browser, host.url))

machine.pulse()
if (parts.includes('loads')) {
  printFigures('loads', await measurePageLoads(browser, hosts, runs, machine.pulse))
}
// Last: presses replace the catalogue.
for (const catalogue of parts.includes('presses') ? CATALOGUES : []) {
  const figures = await measurePresses(browser, host, catalogue, runs)
  printFigures(`presses, ${catalogue.products} products`, figures)
  machine.pulse()
}
machine.print()
await browser.close()
for (const { close } of hosts) close()
