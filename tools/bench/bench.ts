import { chromium } from '@playwright/test'
import { parseArgs } from 'node:util'
import { chromiumOptions } from '#tools/dev/chromium.ts'
import { buildEarlier } from './build-earlier.ts'
import { measurePageLoads } from './page-loads.ts'
import { CATALOGUES, measurePresses } from './presses.ts'
import { printFigures } from './report.ts'
import { startHost } from './host.ts'

/**
 * Measures the production build in `dist/`, and prints tables. Times of different runs depend on what else the machine
 * does: compare builds within one run.
 */
const USAGE = `npm run bench -- [options]
  --only PARTS       default: loads,presses
                       loads    first visits on a mobile network: first and largest paint, blocked time, bytes
                       presses  input to next paint, by size of the catalogue
  --runs 5           runs per figure, which is their median
  --against REF      measures a build of this commit in turns with the present one, and prints ratios`

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
const hosts = [
  await startHost('now', 'dist'),
  ...(options.against ? [await startHost(options.against, buildEarlier(options.against))] : []),
]
const browser = await chromium.launch(chromiumOptions())
if (parts.includes('loads')) {
  printFigures('Page loads', await measurePageLoads(browser, hosts, runs))
}
// Last: presses replace the catalogue.
for (const catalogue of parts.includes('presses') ? CATALOGUES : []) {
  const title = `Presses, ${catalogue.products} products`
  printFigures(title, await measurePresses(browser, hosts, catalogue, runs))
}
await browser.close()
for (const { close } of hosts) close()
