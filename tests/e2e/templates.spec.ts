import { pathToFileURL } from 'node:url'
import { BUILDS } from './support/builds.ts'
import { holdFile } from './support/catalogue.ts'
import { expect, mainNavigation, test } from './support/shop.ts'
import { expectTakenOver, holdScripts } from './support/start.ts'

test.use({ baseURL: BUILDS.real })

const PRODUCT = '#/phones/apple-iphone-16-pro-128gb-black-titanium'

test('opened from disk, the page says that it needs a server', async ({ page, consoleWatch }) => {
  // The browser's own messages about files that it does not load from disk.
  consoleWatch.allow(/file:\/\//)
  for (const address of ['', '#/phones', PRODUCT]) {
    await page.goto(pathToFileURL('dist/index.html').href + address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This shop needs a web server')
    await expect(page.getByText('npm start')).toBeVisible()
  }
  await mainNavigation(page).getByRole('link', { name: 'Tablets' }).click()
  await expect(page.getByText('npm start')).toBeVisible()
})

test('requests the page’s files once, before the scripts have loaded', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url().replace(/^.*\//, '')))
  const files = () => requested.filter((name) => /^(phones|products)\.json$/.test(name)).sort()
  const scripts = await holdScripts(page)
  await page.goto(PRODUCT, { waitUntil: 'commit' })
  await expect.poll(files).toEqual(['phones.json', 'products.json'])
  const heading = page.getByRole('heading', { level: 1 })
  // A grey line, not the words of the address.
  await expect(heading).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  await scripts.release()
  await expect(heading).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible()
  expect(files()).toEqual(['phones.json', 'products.json'])
})

test('the picture of a product is shown before any script, and stays', async ({ page }) => {
  // On a phone, name and price are above it.
  await page.setViewportSize({ width: 412, height: 823 })
  const scripts = await holdScripts(page)
  const details = await holdFile(page, 'phones.json')
  await page.goto(PRODUCT, { waitUntil: 'commit' })
  const pictures = page.getByRole('main').locator('img:visible')
  const drawnPicture = () =>
    pictures.evaluateAll((images) =>
      images.map(
        (image) => image instanceof HTMLImageElement && [image.currentSrc, image.complete],
      ),
    )
  await expect(pictures).toHaveCount(1)
  await expect.poll(drawnPicture).toEqual([[expect.stringMatching(/card-\d+\.avif$/), true]])
  const before = await drawnPicture()
  const box = await pictures.boundingBox()
  await expectTakenOver(page, scripts)
  await expect.poll(async () => (await drawnPicture())[0]).toEqual(before[0])
  await expect.poll(() => pictures.first().boundingBox()).toEqual(box)
  await details.release()
  await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  await expect.poll(() => pictures.first().boundingBox()).toEqual(box)
})
