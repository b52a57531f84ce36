import { chromium } from '@playwright/test'
import { parseArgs } from 'node:util'
import { chromiumOptions } from '#tools/dev/chromium.ts'
import { measurePageLoads } from './page-loads.ts'
import { CATALOGUES, measurePresses } from './presses.ts'
import { startHost } from './host.ts'
import { measureFirstFilter } from './first-filter.ts'
import { startShops } from './shops.ts'
import { printFigures } from './report.ts'

/**
 * Measures the production build in `dist/`, and prints medians. Times of different runs depend on what else the machine
 * does: `--beside FOLDER` measures the build of another checkout in turns with the present one. `--only sizes` measures
 * shops of 219 to 43,500 products instead.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'loads,presses' },
    runs: { type: 'string', default: '5' },
    beside: { type: 'string' },
  },
})

const parts = options.only.split(',')
const runs = Number(options.runs)
const hosts = [
  await startHost('now', 'dist'),
  ...(options.beside ? [await startHost(options.beside, options.beside)] : []),
]
const browser = await chromium.launch(chromiumOptions())
if (parts.includes('loads')) {
  printFigures('Page loads', await measurePageLoads(browser, hosts, runs))
}
for (const catalogue of parts.includes('presses') ? CATALOGUES : []) {
  const title = `Presses, ${catalogue.products} products`
  printFigures(title, await measurePresses(browser, hosts, catalogue, runs))
}
if (parts.includes('sizes')) {
  const shops = await startShops()
  printFigures('Page loads by products', await measurePageLoads(browser, shops, runs))
  printFigures('First filter by products', await measureFirstFilter(browser, shops, runs))
  for (const { close } of shops) close()
}
await browser.close()
for (const { close } of hosts) close()
