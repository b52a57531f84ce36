import { chromium } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.ts'
const browser = await chromium.launch(chromiumOptions())
const page = await browser.newPage()
const scripts = []
page.on('console', (m) => console.log('console', m.type(), m.text()))
page.on('request', (r) => r.resourceType() === 'script' && scripts.push(r.url().replace(/.*\//, '')))
await page.goto('http://localhost:4199/')
await page.getByRole('region', { name: 'Hot price' }).getByRole('link').first().waitFor()
await page.getByRole('region', { name: 'Hot price' }).getByRole('link').first().click()
await page.getByRole('button', { name: 'Add to cart' }).first().click()
await page.goto('http://localhost:4199/#/search?q=pixel')
await page.getByText('Results for').waitFor()
await page.waitForTimeout(800)
console.log(await page.evaluate(() => window.heard))
console.log(scripts.join(' '))
await browser.close()
