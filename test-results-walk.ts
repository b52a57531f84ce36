import { chromium } from '@playwright/test'
import { chromiumOptions } from '#tools/dev/chromium.ts'
import { startHost } from '#tools/bench/host.ts'
import { openPhone } from '#tools/bench/phone.ts'
const host = await startHost('x', process.argv[2] ?? '/tmp/size51/dist-20000')
const slow = process.argv[3] === 'slow'
const browser = await chromium.launch(chromiumOptions())
const { page, devTools } = await openPhone(browser, slow ? 4 : 1)
if (slow) { await devTools.send('Network.enable'); await devTools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9e4 }) }
const asked: string[] = []
page.on('request', (r) => { const p = new URL(r.url()).pathname; if (p.endsWith('.json')) asked.push(p.replace(/assets\/first-\w+\//, '~')) })
page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log('CONSOLE', m.text().slice(0, 200)) })
page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
const said = (what: string, t: number) => { console.log(what.padEnd(28), `${Math.round(performance.now() - t)} ms`, asked.splice(0).join(' ').slice(0, 300)) }
page.setDefaultTimeout(30000)
let t = performance.now()
await page.goto(host.url); await page.locator('main article').first().waitFor(); await page.waitForTimeout(500); said('home', t)
console.log((await page.locator('h2').allTextContents()).join(' | '))
t = performance.now(); await page.goto(host.url + '#/phones'); await page.locator('[role=listitem] article').first().waitFor(); said('list', t)
console.log(await page.locator('main p.quiet').first().textContent(), await page.locator('main article').count())
t = performance.now(); await page.getByRole('button', { name: 'Filters' }).click(); await page.getByRole('dialog').getByRole('checkbox').first().waitFor(); said('filters open', t)
t = performance.now(); const box = page.getByRole('dialog').getByRole('checkbox').nth(1); await box.click(); console.log('checked', await box.isChecked(), page.url()); said('  pressed', t)
await page.waitForFunction(() => /of/.test(document.querySelector('main p.quiet')?.textContent ?? '')); said('  filtered', t)
console.log(await page.locator('main p.quiet').first().textContent())
await page.keyboard.press('Escape'); await page.waitForTimeout(300)
t = performance.now(); await page.goto(host.url + '#/phones?perPage=16'); await page.getByRole('link', { name: 'Page 2', exact: true }).click(); await page.waitForURL(/page=2/); await page.locator('main article').first().waitFor(); said('page 2', t)
t = performance.now(); await page.locator('main article a').first().click(); await page.getByRole('heading', { name: 'Tech specs' }).waitFor(); said('product', t); console.log(page.url())
await page.waitForTimeout(500); said('  settled', t); console.log((await page.locator('h2').allTextContents()).join(' | '), await page.locator('main article').count())
const radios = page.getByRole('radio'); console.log('radios', await radios.count())
t = performance.now(); if (await radios.count() > 1) { const before = page.url(); await page.locator('label:has(input[type=radio]:not(:checked))').first().click(); await page.waitForFunction((b) => location.href !== b, before); await page.waitForTimeout(400); said('variant', t); console.log(page.url()) }
t = performance.now(); await page.getByRole('button', { name: 'Add to favourites' }).first().click(); await page.getByRole('button', { name: 'Add to cart' }).first().click(); await page.waitForTimeout(300); said('cart and favourite', t)
t = performance.now(); await page.goBack(); await page.locator('main article').first().waitFor(); said('Back', t); console.log(page.url())
await page.goto(host.url + '#/cart'); await page.waitForTimeout(800); said('cart', t); console.log((await page.locator('main').innerText()).replace(/\s+/g, ' ').slice(0, 200))
await page.reload(); await page.waitForTimeout(2000); said('cart reloaded', t); console.log((await page.locator('main').innerText()).replace(/\s+/g, ' ').slice(0, 200))
await page.goto(host.url + '#/favourites'); await page.waitForTimeout(800); said('favourites', t)
t = performance.now(); await page.goto(host.url + '#/search?q=blue%20phone'); await page.locator('main article').first().waitFor(); said('search', t)
console.log(await page.locator('main p.quiet').first().textContent())
await page.goto('about:blank'); t = performance.now(); await page.goto(host.url); await page.locator('main article').first().waitFor(); await page.waitForTimeout(800); said('home again', t); console.log((await page.locator('h2').allTextContents()).join(' | '))
t = performance.now(); await page.goto('about:blank'); await page.goto(host.url + '#/phones/nothing-like-it'); await page.getByRole('heading', { level: 1 }).waitFor(); await page.waitForTimeout(3000); said('missing product', t); console.log((await page.locator('main').innerText()).replace(/\s+/g, ' ').slice(0, 120))
t = performance.now(); await page.goto('about:blank'); await page.goto(host.url + '#/phones'); await page.locator('[role=listitem] article').first().waitFor(); await page.mouse.wheel(0, 30000); await page.waitForTimeout(slow ? 9000 : 3000); said('end of list', t); console.log(await page.locator('main article').count(), (await page.getByRole('button', { name: /more/ }).allTextContents()).join())
await browser.close(); host.close()
