import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import { BUILDS } from './support/builds.ts'
import {
  cartLink,
  expect,
  expectAddress,
  expectStarted,
  fillStorage,
  test,
} from './support/shop.ts'

/** The subject of an order. */
const NUMBERED = /^Order RL-\d{6}-[2-9A-HJ-NP-Z]{4} at Radhaus Lindenau$/

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
    await card.getByRole('button', { name: 'Add to cart' }).click()
  }
  await cartLink(page).click()
  const field = page.getByRole('textbox', { name: 'Quantity' }).first()
  await field.fill('12')
  await field.press('Enter')
  await expect(field).toBeFocused()
  await expect(page.getByText('Total for 13 items', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expectAddress(page, '#/order')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order')
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill(NAME)
  await page.getByLabel('Your e-mail address').fill('ann@mail.example')
  await page.getByLabel('Note (optional)').fill('Ring twice,\nplease.')
}

test('an order goes by e-mail, by WhatsApp or to the provider', async ({ page, context }) => {
  await openOrder(page)
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.first()).toContainText('OEL-01')
  await expect(lines.first()).toContainText('12 × 9,90 € = 118,80 €')
  await expect(page.getByText('131,30 €', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Added to cart/)).toHaveCount(0)
  await expect(link(page, 'inkl. MwSt., zzgl. Versand')).toHaveAttribute('href', '#/info/delivery')

  await test.step('it prints as a slip with article numbers, without controls', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('OEL-01', { exact: true })).toBeVisible()
    await expect(page.getByText('Total for 13 items', { exact: true })).toBeVisible()
    await expect(page.locator('button:visible')).toHaveCount(0)
    await expect(link(page, 'Send by e-mail')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('fields that are missing are named', async () => {
    await link(page, 'Send by e-mail').click()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(
      'Please fill in “Your name”.',
    )
    await page.getByLabel('Your e-mail address').fill('ann')
    await expect(page.getByLabel('Your e-mail address')).toHaveAccessibleDescription(
      /whole e-mail address/,
    )
    await expect(page.getByLabel('Delivery address (optional)')).toHaveAccessibleDescription('')
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('by e-mail or WhatsApp', async () => {
    await fillIn(page)
    const mail = await hrefOf(page, 'Send by e-mail')
    expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'laden@radhaus.example'])
    expect(mail.searchParams.get('subject')).toMatch(NUMBERED)
    const text = mail.searchParams.get('body')?.replaceAll('\r', '')
    expect(text).toContain(`\n\nYour name: ${NAME}\nYour e-mail address: ann@mail.example\n`)
    expect(text).toContain('\n\nRing twice,\nplease.\n\n')
    const { length } = BUILDS.bicycles
    const [, address = ''] = /\nTo pack it: (\S+)$/.exec(text ?? '') ?? []
    expect(address.slice(0, length)).toBe(BUILDS.bicycles)
    expect(address.slice(length)).toMatch(/^#\/order\/RL-\d{6}-\w{4}\?cart=KLINGEL-01_OEL-01\*12$/)
    const { origin, pathname, searchParams } = await hrefOf(page, 'Send by WhatsApp')
    expect(origin + pathname).toBe('https://wa.me/491701234567')
    expect(searchParams.get('text')).toBe(text)
  })

  await test.step('to the provider', async () => {
    await context.route('https://pay.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Pay</title>' }),
    )
    const popup = page.waitForEvent('popup')
    await link(page, 'Continue at Payexample').click()
    await expect(await popup).toHaveURL(
      'https://pay.example/cart/OEL-01:12,KLINGEL-01:1?ref=OEL-01-12_KLINGEL-01-1&total=131.30&cents=13130',
    )
  })

  await test.step('a reload keeps the cart, and nothing of what was written', async () => {
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(kept).not.toMatch(/ann@mail|Ring twice/)
    await page.reload()
    await expect(page.getByLabel('Your name')).toHaveValue('')
    await expect(page.getByLabel('Note (optional)')).toHaveValue('')
    await expect(page.getByText('Total for 13 items', { exact: true })).toBeVisible()
  })

  await test.step('what was sent in one tab is sent in all, and Undo brings it back', async () => {
    const other = await context.newPage()
    await other.goto(`${BUILDS.bicycles}#/order`)
    await expect(other.getByText('Total for 13 items', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'I have sent it' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Order RL-/ })).toBeFocused()
    await expect(page.getByText('12 × Glyd Kettenöl 100 ml, OEL-01: 118,80 €')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await expect(other.getByText('Your cart is empty')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(other.getByText('Total for 13 items', { exact: true })).toBeVisible()
  })
})

test('an order needs no storage, and asks to use a price that has changed', async ({ page }) => {
  await fillStorage(page)
  await openOrder(page)
  await fillIn(page)
  expect((await hrefOf(page, 'Send by e-mail')).searchParams.get('body')).toContain('131,30 €')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.route('**/api/products.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ body: (await response.text()).replace(/"price": ?12.5/, '"price": 14') })
  })
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByText('now 14 €')).toBeVisible()
  await expect(page.getByText('Before you order, please use the new prices.')).toBeVisible()
  await expect(link(page, 'Send by e-mail')).toHaveCount(0)
  await page.getByRole('button', { name: 'Use the new price of Bimm Klingel' }).click()
  await fillIn(page)
  expect((await hrefOf(page, 'Send by e-mail')).searchParams.get('body')).toContain('132,80 €')
})

test('pages of the owner are linked, and HTML in them is text', async ({ page }) => {
  await page.goto(BUILDS.bicycles)
  await expectStarted(page)
  const footer = page.getByRole('contentinfo')
  expect(await footer.getByRole('link').allTextContents()).toEqual([
    ...['Radhaus Lindenau', 'Schreiben Sie uns', 'Impressum', 'Delivery and returns'],
  ])
  await footer.getByRole('link', { name: 'Delivery and returns' }).click()
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery and returns')
  await expect(page).toHaveTitle('Delivery and returns · Radhaus Lindenau')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...['What it costs', 'How to send something back'],
  ])
  await expect(main.getByRole('row', { name: 'Austria 12.90 € 4' })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Pack it – any box' })).toBeVisible()
  await expect(main.getByRole('img', { name: 'A wheel in its box' })).toHaveJSProperty(
    'complete',
    true,
  )
  expect(await axeFindings(page)).toEqual([])
  await main.getByRole('link', { name: 'All parts' }).click()
  await expectAddress(page, '#/teile?sort=price')

  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Imprint' })
    .click()
  await expectAddress(page, '#/info/imprint')
  await expect(main.getByText("<script>document.title = 'changed'</script>")).toBeVisible()
  await expect(page).toHaveTitle('Imprint · Radhaus Lindenau')
  await main.getByRole('link', { name: 'how we deliver' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery and returns')
  const isWider = () => document.documentElement.scrollWidth > window.innerWidth
  expect(await page.evaluate(isWider)).toBe(false)

  await page.goto(`${BUILDS.bicycles}#/info/nothing`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pages of the owner have static pages, which lead to each other', async ({ page }) => {
    await page.goto(BUILDS.bicycles)
    await page.getByRole('link', { name: 'Imprint' }).click()
    await expect(page).toHaveURL(`${BUILDS.bicycles}info/imprint/`)
    await expect(page.getByText("<script>document.title = 'changed'</script>")).toBeVisible()
    await page.getByRole('link', { name: 'how we deliver' }).click()
    await expect(page).toHaveURL(`${BUILDS.bicycles}info/delivery/`)
    await expect(page.getByRole('row', { name: 'Austria 12.90 € 4' })).toBeVisible()
    await expect(page.getByRole('img')).toHaveJSProperty('complete', true)
  })
})
