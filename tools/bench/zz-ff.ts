import { chromium } from '@playwright/test'
import { chromiumOptions } from '#tools/dev/chromium.ts'
import { measureFirstFilter } from '#tools/bench/first-filter.ts'
import { startShops } from '#tools/bench/shops.ts'
import { printFigures } from '#tools/bench/report.ts'
const shops = await startShops(process.argv.slice(2).map(Number))
const browser = await chromium.launch(chromiumOptions())
const runs = await measureFirstFilter(browser, shops, 3)
for (const r of runs) console.log(JSON.stringify(r))
printFigures('First filter by products', runs)
await browser.close()
for (const { close } of shops) close()
