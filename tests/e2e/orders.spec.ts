import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import { BUILDS } from './support/builds.ts'
import {
  cartLink,
  expect,
  expectAddress,
  expectStarted,
  fillStorage,
  mainNavigation,
  test,
} from './support/shop.ts'

/** The subject of an order. */
const NUMBERED = /^Bestellung RL-\d{6}-[2-9A-HJ-NP-Z]{4} bei Radhaus Lindenau$/

const NAME = 'Ånn & Co <b>'

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })
const hrefOf = async (page: Page, name: string) =>
  new URL((await link(page, name).getAttribute('href')) ?? '')

/** Puts three products into the cart, two of them twelve times, and opens the order. */
async function openOrder(page: Page): Promise<void> {
  await page.goto(`${BUILDS.bicycles}#/teile`)
  await expectStarted(page)
  for (const name of ['Glyd Kettenöl 100 ml', 'Bimm Klingel']) {
    const card = page.getByRole('main').getByRole('article', { name, exact: true })
    await card.getByRole('button', { name: 'In den Warenkorb' }).click()
  }
  await cartLink(page, /^Warenkorb/).click()
  const field = page.getByRole('textbox', { name: 'Menge' }).first()
  await field.fill('12')
  await field.press('Enter')
  await expect(field).toBeFocused()
  await expect(page.getByText('Gesamtsumme (13 Artikel)', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await expectAddress(page, '#/order')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Bestellung')
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Ihr Name').fill(NAME)
  await page.getByLabel('Ihre E-Mail-Adresse').fill('anna@mail.example')
  await page.getByLabel('Anmerkung (optional)').fill('Bitte zweimal\nklingeln.')
}

test('an order goes by e-mail, by WhatsApp or to the provider', async ({ page, context }) => {
  await openOrder(page)
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.first()).toContainText('OEL-01')
  await expect(lines.first()).toContainText('12 × 9,90 € = 118,80 €')
  await expect(page.getByText('131,30 €', { exact: true })).toBeVisible()
  await expect(page.getByText(/^In den Warenkorb gelegt/)).toHaveCount(0)
  await expect(link(page, 'inkl. MwSt., zzgl. Versand')).toHaveAttribute('href', '#/info/delivery')

  await test.step('it prints as a slip with article numbers, without controls', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('OEL-01', { exact: true })).toBeVisible()
    await expect(page.getByText('Gesamtsumme (13 Artikel)', { exact: true })).toBeVisible()
    await expect(page.locator('button:visible')).toHaveCount(0)
    await expect(link(page, 'Per E-Mail senden')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('fields that are missing are named', async () => {
    await link(page, 'Per E-Mail senden').click()
    await expect(page.getByLabel('Ihr Name')).toBeFocused()
    await expect(page.getByLabel('Ihr Name')).toHaveAccessibleDescription(
      'Bitte füllen Sie „Ihr Name“ aus.',
    )
    await page.getByLabel('Ihre E-Mail-Adresse').fill('anna')
    await expect(page.getByLabel('Ihre E-Mail-Adresse')).toHaveAccessibleDescription(
      /vollständige E-Mail-Adresse/,
    )
    await expect(page.getByLabel('Lieferadresse (optional)')).toHaveAccessibleDescription('')
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('by e-mail or WhatsApp', async () => {
    await fillIn(page)
    const mail = await hrefOf(page, 'Per E-Mail senden')
    expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'laden@radhaus.example'])
    expect(mail.searchParams.get('subject')).toMatch(NUMBERED)
    const text = mail.searchParams.get('body')?.replaceAll('\r', '')
    expect(text).toContain(`\n\nIhr Name: ${NAME}\nIhre E-Mail-Adresse: anna@mail.example\n`)
    expect(text).toContain('\n\nBitte zweimal\nklingeln.\n\n')
    const { length } = BUILDS.bicycles
    const [, address = ''] = /\nZum Packen: (\S+)$/.exec(text ?? '') ?? []
    expect(address.slice(0, length)).toBe(BUILDS.bicycles)
    expect(address.slice(length)).toMatch(/^#\/order\/RL-\d{6}-\w{4}\?cart=KLINGEL-01_OEL-01\*12$/)
    const { origin, pathname, searchParams } = await hrefOf(page, 'Per WhatsApp senden')
    expect(origin + pathname).toBe('https://wa.me/491701234567')
    expect(searchParams.get('text')).toBe(text)
  })

  await test.step('to the provider', async () => {
    await context.route('https://pay.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Pay</title>' }),
    )
    const popup = page.waitForEvent('popup')
    await link(page, 'Weiter zu Payexample').click()
    await expect(await popup).toHaveURL(
      'https://pay.example/cart/OEL-01:12,KLINGEL-01:1?ref=OEL-01-12_KLINGEL-01-1&total=131.30&cents=13130',
    )
  })

  await test.step('a reload keeps the cart, and nothing of what was written', async () => {
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(stored).not.toMatch(/anna@mail|Bitte zweimal/)
    await page.reload()
    await expect(page.getByLabel('Ihr Name')).toHaveValue('')
    await expect(page.getByLabel('Anmerkung (optional)')).toHaveValue('')
    await expect(page.getByText('Gesamtsumme (13 Artikel)', { exact: true })).toBeVisible()
  })

  await test.step('what was sent in one tab is sent in all, and Undo brings it back', async () => {
    const other = await context.newPage()
    await other.goto(`${BUILDS.bicycles}#/order`)
    await expect(other.getByText('Gesamtsumme (13 Artikel)', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Ich habe sie gesendet' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Bestellung RL-/ })).toBeFocused()
    await expect(page.getByText('12 × Glyd Kettenöl 100 ml, OEL-01: 118,80 €')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await expect(other.getByText('Ihr Warenkorb ist leer')).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(other.getByText('Gesamtsumme (13 Artikel)', { exact: true })).toBeVisible()
  })
})

test('an order needs no storage, and counts today’s price', async ({ page }) => {
  await fillStorage(page)
  await openOrder(page)
  await fillIn(page)
  expect((await hrefOf(page, 'Per E-Mail senden')).searchParams.get('body')).toContain('131,30 €')
  await page.getByRole('link', { name: 'Zurück' }).click()
  await page.route('**/api/products.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ body: (await response.text()).replace(/"price": ?12.5/, '"price": 14') })
  })
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await expect(page.getByText('vorher 12,50 €')).toBeVisible()
  await fillIn(page)
  expect((await hrefOf(page, 'Per E-Mail senden')).searchParams.get('body')).toContain('132,80 €')
})

test('pages of the owner are linked, and HTML in them is text', async ({ page }) => {
  await page.goto(BUILDS.bicycles)
  await expectStarted(page)
  const footer = page.getByRole('contentinfo')
  expect(await footer.getByRole('link').allTextContents()).toEqual([
    ...['Radhaus Lindenau', 'Schreiben Sie uns', 'Impressum', 'Versand und Rückgabe'],
  ])
  await footer.getByRole('link', { name: 'Versand und Rückgabe' }).click()
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versand und Rückgabe')
  await expect(page).toHaveTitle('Versand und Rückgabe · Radhaus Lindenau')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...['Was es kostet', 'So senden Sie etwas zurück'],
  ])
  await expect(main.getByRole('row', { name: 'Österreich 12,90 € 4' })).toBeVisible()
  await expect(
    main.getByRole('listitem').filter({ hasText: 'Einpacken – jeder Karton' }),
  ).toBeVisible()
  await expect(main.getByRole('img', { name: 'Ein Laufrad im Karton' })).toHaveJSProperty(
    'complete',
    true,
  )
  expect(await axeFindings(page)).toEqual([])
  await main.getByRole('link', { name: 'Alle Teile' }).click()
  await expectAddress(page, '#/teile?sort=price')

  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await mainNavigation(page, 'Hauptmenü').getByRole('link', { name: 'Impressum' }).click()
  await expectAddress(page, '#/info/imprint')
  await expect(main.getByText("<script>document.title = 'changed'</script>")).toBeVisible()
  await expect(page).toHaveTitle('Impressum · Radhaus Lindenau')
  await main.getByRole('link', { name: 'wie wir liefern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versand und Rückgabe')
  const isWider = () => document.documentElement.scrollWidth > window.innerWidth
  expect(await page.evaluate(isWider)).toBe(false)

  await page.goto(`${BUILDS.bicycles}#/info/nothing`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pages of the owner have static pages, which lead to each other', async ({ page }) => {
    await page.goto(BUILDS.bicycles)
    await page.getByRole('link', { name: 'Impressum' }).click()
    await expect(page).toHaveURL(`${BUILDS.bicycles}info/imprint/`)
    await expect(page.getByText("<script>document.title = 'changed'</script>")).toBeVisible()
    await page.getByRole('link', { name: 'wie wir liefern' }).click()
    await expect(page).toHaveURL(`${BUILDS.bicycles}info/delivery/`)
    await expect(page.getByRole('row', { name: 'Österreich 12,90 € 4' })).toBeVisible()
    await expect(page.getByRole('img')).toHaveJSProperty('complete', true)
  })
})
