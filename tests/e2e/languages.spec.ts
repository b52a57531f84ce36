import type { Page } from '@playwright/test'
import { BUILDS } from './support/builds.ts'
import { card, expect, expectStarted, test } from './support/shop.ts'

const GERMAN = BUILDS.languages
const FRENCH = `${GERMAN}fr/`
const ARABIC = `${GERMAN}ar/`

test.use({ baseURL: GERMAN, locale: 'de-DE' })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expectStarted(page)
}

function footerChoice(page: Page) {
  return page.getByRole('contentinfo').getByRole('combobox')
}

test('the footer’s choice keeps page, filters and cart', async ({ page }) => {
  const list = '#/kannen?herkunft=japan&sort=price'
  await open(page, `${GERMAN}${list}`)
  await card(page, 'Teekanne').getByRole('button').first().click()
  await expect(footerChoice(page).locator('option')).toHaveText([
    ...['Deutsch', 'Français', 'العربية', 'English', 'Español', 'Polski'],
  ])
  await footerChoice(page).selectOption('Français')
  await expect(page).toHaveURL(FRENCH + list)
  await expectStarted(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Théières et tasses')
  await expect(card(page, 'Théière')).toBeVisible()
  await expect(card(page, 'Tasse à thé')).toBeHidden()

  await test.step('the cart is in the page’s language, with its picture', async () => {
    await open(page, `${FRENCH}#/cart`)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Théière' }).first()).toBeVisible()
    const picture = main.locator('img').first()
    await expect(picture).toHaveJSProperty('src', `${GERMAN}img/tasse.svg`)
    await open(page, `${GERMAN}#/cart`)
    await expect(main.getByRole('link', { name: 'Teekanne' }).first()).toBeVisible()
    await expect(picture).toHaveJSProperty('src', `${GERMAN}img/tasse.svg`)
  })
})

test('the pictures of all pages load in a language’s folder', async ({ page }) => {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  for (const address of ['#/', '#/tee', '#/tee/sencha', '#/info/agb', 'p/sencha/']) {
    await page.goto(FRENCH + address)
    const pictures = page.getByRole('main').locator('img:not([loading=lazy])')
    const widths = () =>
      pictures.evaluateAll((all) =>
        all.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
      )
    await expect.poll(async () => (await widths()).every(Boolean)).toBe(true)
  }
  expect(failed).toEqual([])
})

test.describe('to a visitor whose browser is French', () => {
  test.use({ locale: 'fr-CH' })

  test('the shop’s address offers French, until it is closed', async ({ page }) => {
    const offer = page.getByRole('status').locator('a[lang]')
    await open(page, GERMAN)
    await expect(offer).toHaveAttribute('lang', 'fr')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page
      .getByRole('status')
      .filter({ has: page.locator('a') })
      .getByRole('button')
      .click()
    await expect(offer).toBeHidden()
    await open(page, `${GERMAN}#/tee`)
    await page.reload()
    await expectStarted(page)
    await expect(offer).toBeHidden()
  })

  test('the offer leads to the same page', async ({ page }) => {
    await open(page, `${GERMAN}#/tee/sencha`)
    await page.getByRole('status').locator('a[lang=fr]').click()
    await expect(page).toHaveURL(`${FRENCH}#/tee/sencha`)
  })

  test('a shared link opens in the language of its address, without an offer', async ({ page }) => {
    await open(page, `${ARABIC}#/tee/minze`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('نعناع')
    await expect(page.getByRole('status').locator('a[lang]')).toHaveCount(0)
  })
})

test('texts that a language lacks say which one they are in', async ({ page }) => {
  await open(page, `${FRENCH}#/kannen/besen`)
  const main = page.getByRole('main')
  await expect(main.locator('h1 [lang=de]')).toHaveText('Matchabesen')
  await expect(main.locator('[lang=de]', { hasText: 'Aus einem Stück Bambus.' })).toBeVisible()
  await open(page, `${FRENCH}#/tee/fruechte`)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Infusion de fruits')
  await expect(main.locator('h1 [lang]')).toHaveCount(0)
  await open(page, `${FRENCH}#/info/versand`)
  await expect(main.locator('[lang=de]', { hasText: 'Wir liefern' })).toBeVisible()
  await open(page, `${GERMAN}#/kannen/besen`)
  await expect(main.getByText('Aus einem Stück Bambus.')).toBeVisible()
  await expect(main.locator('[lang]')).toHaveCount(0)
})

test('pages name the languages for search engines, and site maps name the pages', async ({
  page,
}) => {
  for (const path of ['', 'tee/', 'p/sencha/', 'info/agb/']) {
    const html = await (await page.request.get(FRENCH + path)).text()
    expect(html).toContain(`<link rel="canonical" href="${FRENCH}${path}">`)
    const map = await (await page.request.get(`${FRENCH}sitemap.xml`)).text()
    expect(map).toContain(`<url><loc>${FRENCH}${path}</loc>`)
    for (const [hreflang, address] of [
      ['de-DE', GERMAN],
      ['fr-FR', FRENCH],
      ['ar', ARABIC],
      ['x-default', GERMAN],
    ]) {
      expect(html).toContain(`rel="alternate" hreflang="${hreflang}" href="${address}${path}"`)
    }
  }
})
