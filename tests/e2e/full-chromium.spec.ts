import { existsSync } from 'node:fs'
import * as z from 'zod'
import { chromiumOptions, places } from '#tools/dev/chromium.ts'
import { cartLink, expect, test } from './support/shop.ts'

// Even if `CHROMIUM` names the shell.
const full = places().find((path) => existsSync(path) && !/headless[-_]shell/.test(path))

// The headless shell fetches neither the manifest nor its icons, and has no back/forward cache. If it is the only
// Chromium, these tests could only fail.
test.skip(full === undefined, 'No Chromium but the headless shell')

// Playwright turns the back/forward cache off.
test.use({
  launchOptions: {
    ...chromiumOptions(full),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const manifestSchema = z.object({ icons: z.array(z.object({ src: z.string() })).min(1) })

test('in a full Chromium no page, manifest or icon violates the policy', async ({ page }) => {
  for (const address of ['', '#/phones', '#/cart', '#/favourites', '#/nowhere']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const devTools = await page.context().newCDPSession(page)
  const manifest = await devTools.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  const { icons } = manifestSchema.parse(JSON.parse(manifest.data ?? ''))
  const links = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const sources = [...links, ...icons.map(({ src }) => new URL(src, manifest.url).href)]
  const failed = await page.evaluate(async (addresses) => {
    const loads = addresses.map(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode().catch(() => undefined)
      return image.naturalWidth === 0 ? [address] : []
    })
    return (await Promise.all(loads)).flat()
  }, sources)
  // A violation of the policy also appears in the console, which every test watches.
  expect(failed).toEqual([])
})

test('a page of the back/forward cache is current', async ({ page, context, consoleWatch }) => {
  // Browsers ask for it on a page that is no HTML.
  consoleWatch.allow(/favicon\.ico/)
  await page.goto('#/phones')
  await page.getByRole('article').first().waitFor()
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
  await page.goto('robots.txt')
  const other = await context.newPage()
  await other.goto('#/phones')
  await other.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(cartLink(other)).toHaveText('Cart 1')
  await page.bringToFront()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html[data-kept]')).toBeAttached()
  await expect(cartLink(page)).toHaveText('Cart 1')
})
