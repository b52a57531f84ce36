import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import { BUILDS } from './support/builds.ts'
import { cutControls, sidewaysScroll } from './support/measures.ts'
import { card, expect, expectAddress, expectStarted, mainNavigation, test } from './support/shop.ts'

/** Nothing on the page is of phones or of the demo, and axe finds nothing. */
async function expectOwn(page: Page): Promise<void> {
  const texts = `${await page.title()}\n${await page.locator('body').ariaSnapshot()}`
  expect(texts).not.toMatch(/gadgetry|\w*phone|tablet|accessories|select capacity|built in memory/i)
  expect(await axeFindings(page)).toEqual([])
}

async function openShop(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expectStarted(page)
  await expect(page.getByRole('link', { name: /\d models$/ }).first()).toBeVisible()
  await expectOwn(page)
}

async function search(page: Page, words: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.fill(words)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
}

async function openProduct(page: Page, name: string): Promise<void> {
  await card(page.getByRole('main'), name).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

const sizesOf = async (page: Page, label = 'Select size') =>
  page
    .getByRole('radiogroup', { name: label })
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))

const soldOutButton = (page: Page) => page.getByRole('button', { name: 'Sold out' }).first()

test('a bicycle shop has its categories, frame sizes and stock, in German', async ({ page }) => {
  await openShop(page, BUILDS.bicycles)
  const names = ['Citybikes', 'Trekkingräder', 'E-Bikes', 'Kinderräder', 'Helme', 'Bekleidung']
  expect(await mainNavigation(page).getByRole('link').allTextContents()).toEqual([
    ...['Home', ...names, 'Schlösser', 'Teile & Zubehör'],
  ])

  await test.step('a list, by material', async () => {
    await mainNavigation(page).getByRole('link', { name: 'Trekkingräder' }).click()
    await expect(page.getByText('8 models')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Carbon (2)' }).check()
    await expectAddress(page, '#/trekking?material=carbon')
    await expect(page.getByText('2 of 8 models')).toBeVisible()
    await expectOwn(page)
  })

  await test.step('sizes in their order, and a helmet that is sold out', async () => {
    await search(page, 'helm')
    await expect(page.getByRole('article', { name: /^Casko/ }).first()).toBeVisible()
    await page.goto(`${BUILDS.bicycles}#/helme/casko-citta-fahrradhelm-l-schwarz`)
    await expect(page.getByText('59 €').first()).toBeVisible()
    await expect.poll(() => sizesOf(page, 'Select Rahmengröße')).toEqual(['S', 'M', 'L', 'XL'])
    await page.getByRole('radio', { name: 'S', exact: true }).click()
    await expectAddress(page, '#/helme/casko-citta-fahrradhelm-s-schwarz')
    await expect(soldOutButton(page)).toBeVisible()
    await expect(page.getByText('CITTA-02').first()).toBeVisible()
    await expectOwn(page)
  })
})

test('a hi-fi shop is filtered by its own facts', async ({ page }) => {
  await openShop(page, BUILDS.hifi)
  await mainNavigation(page).getByRole('link', { name: 'Loudspeakers' }).click()
  await page.getByRole('group', { name: 'Impedance' }).getByLabel('4 Ω (3)').check()
  await expect(page.getByText('3 of 11 models')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Power' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Connections' })).toBeVisible()
  await expectOwn(page)
  await openProduct(page, 'Deep subwoofer 10 inch black')
  await expect.poll(() => sizesOf(page)).toEqual(['8 inch', '10 inch', '12 inch'])
  await expect(soldOutButton(page)).toBeVisible()
  await expect(page.getByText('300 W').first()).toBeVisible()
  await expectOwn(page)
  await search(page, 'valve amplifier')
  await expect(page.getByRole('article', { name: /^Triode valve amplifier/ })).toBeVisible()
  await expectOwn(page)
})

test('a shop has a thousand products of a WooCommerce export', async ({ page }) => {
  await openShop(page, BUILDS.outdoor)
  await mainNavigation(page).getByRole('link', { name: 'Jackets' }).click()
  await expect(page.getByText('248 models')).toBeVisible()
  await page
    .getByRole('group', { name: 'Availability' })
    .getByLabel(/^Sold out/)
    .check()
  await expect(page.getByText(/^\d+ of 248 models$/)).toBeVisible()
  await openProduct(page, 'Ridge Jacket 100 L Red')
  await expect.poll(() => sizesOf(page)).toEqual(['S', 'M', 'L', 'XL'])
  await expect(soldOutButton(page)).toBeVisible()
  await expectOwn(page)
  await search(page, 'fjord boot 44')
  await expect(card(page.getByRole('main'), 'Fjord Boot 101 44 Forest Green')).toBeVisible()
  await expectOwn(page)
})

test('the photographs of a shop are shown in the sizes that the browser needs', async ({
  page,
}) => {
  await openShop(page, BUILDS.bicycles)
  const slide = page.getByRole('region', { name: 'Banner' }).locator('img')
  const isCovered = () =>
    slide.evaluate((image) => {
      const frame = image.getBoundingClientRect()
      const around = image.closest('a, picture, div')?.parentElement?.getBoundingClientRect()
      return [getComputedStyle(image).objectFit, frame.bottom === around?.bottom]
    })
  await expect.poll(isCovered).toEqual(['cover', true])
  await page.goto(`${BUILDS.bicycles}#/citybikes`)
  const photo = card(page.getByRole('main'), 'Pendula Lyra Citybike 28 Zoll 48 cm schwarz').locator(
    'img',
  )
  await expect(photo).toHaveJSProperty('complete', true)
  expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /img\/products\/lyra-01-\d+\.avif$/,
  )
  await openProduct(page, 'Pendula Lyra Citybike 28 Zoll 48 cm schwarz')
  await page.getByRole('button', { name: 'Image 2' }).click()
  await expect(page.getByRole('img', { name: /picture 2 of 2$/ })).toBeVisible()
})

test('eight categories fit into any window, for the keyboard too', async ({ page }) => {
  const main = mainNavigation(page)
  for (const width of [320, 768, 1280]) {
    // Opened first: a wider window closes the menu, whose step back would stop the load.
    await openShop(page, BUILDS.bicycles)
    await page.setViewportSize({ width, height: 700 })
    expect(await sidewaysScroll(page)).toBe(0)
    // At 768 px their row scrolls.
    if (width !== 768) expect(await cutControls(page)).toEqual([])
    if (width === 320) {
      await page.getByRole('button', { name: 'Open menu' }).press('Enter')
      expect(await cutControls(page)).toEqual([])
    }
    await main.getByRole('link', { name: 'Home' }).focus()
    for (let link = 0; link < 8; link++) await page.keyboard.press('Tab')
    const last = main.getByRole('link', { name: 'Teile & Zubehör' })
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport({ ratio: 1 })
  }
})
