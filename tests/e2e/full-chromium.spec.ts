import * as z from 'zod'
import { chromiumOptions, findChromium } from '../../scripts/chromium.ts'
import { expect, test } from './support/shop.ts'

// The headless shell fetches neither the manifest nor its icons.
test.use({ launchOptions: chromiumOptions(findChromium()) })

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
