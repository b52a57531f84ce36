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
const NUMBERED = /^Order KD-\d{6}-[2-9A-HJ-NP-Z]{4} at Knoten & Draht$/

const NAME = 'Ånn & Co <b>'

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })
const hrefOf = async (page: Page, name: string) =>
  new URL((await link(page, name).getAttribute('href')) ?? '')

/** Puts three products into the cart, two of them twelve times, and opens the order. */
async function openOrder(page: Page): Promise<void> {
  await page.goto(`${BUILDS.orders}#/accessories`)
  await expectStarted(page)
  for (const name of ['Braided Cable 2 m', 'Desk Charger']) {
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
  await expect(lines.first()).toContainText('K-200')
  await expect(lines.first()).toContainText('12 × 19,90 € = 238,80 €')
  await expect(lines.last()).toContainText('ID: 3')
  await expect(page.getByText('277,80 €', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Added to cart/)).toHaveCount(0)
  await expect(link(page, 'incl. VAT, plus delivery')).toHaveAttribute('href', '#/info/delivery')

  await test.step('it prints as a slip with article numbers, without controls', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('K-200', { exact: true })).toBeVisible()
    await expect(page.getByText('ID: 3', { exact: true })).toBeVisible()
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
    expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'orders@knoten.example'])
    expect(mail.searchParams.get('subject')).toMatch(NUMBERED)
    const text = mail.searchParams.get('body')?.replaceAll('\r', '')
    expect(text).toContain(`\n\nYour name: ${NAME}\nYour e-mail address: ann@mail.example\n`)
    expect(text).toContain('\n\nRing twice,\nplease.\n\n')
    const { length } = BUILDS.orders
    const [, address = ''] = /\nTo pack it: (\S+)$/.exec(text ?? '') ?? []
    expect(address.slice(0, length)).toBe(BUILDS.orders)
    expect(address.slice(length)).toMatch(/^#\/order\/KD-\d{6}-\w{4}\?cart=2\*12_3$/)
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
      'https://pay.example/cart/K-200:12,3:1?ref=K-200-12_3-1&total=277.80&cents=27780',
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
    await other.goto(`${BUILDS.orders}#/order`)
    await expect(other.getByText('Total for 13 items', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'I have sent it' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Order KD-/ })).toBeFocused()
    await expect(page.getByText('12 × Braided Cable 2 m, K-200: 238,80 €')).toBeVisible()
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
  expect((await hrefOf(page, 'Send by e-mail')).searchParams.get('body')).toContain('277,80 €')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.route('**/api/products.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ body: (await response.text()).replace('"price": 39,', '"price": 41,') })
  })
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByText('now 41 €')).toBeVisible()
  await expect(page.getByText('Before you order, please use the new prices.')).toBeVisible()
  await expect(link(page, 'Send by e-mail')).toHaveCount(0)
  await page.getByRole('button', { name: 'Use the new price of Desk Charger' }).click()
  await fillIn(page)
  expect((await hrefOf(page, 'Send by e-mail')).searchParams.get('body')).toContain('279,80 €')
})

test('pages of the owner are linked, and HTML in them is text', async ({ page }) => {
  await page.goto(BUILDS.orders)
  await expectStarted(page)
  const footer = page.getByRole('contentinfo')
  expect(await footer.getByRole('link').allTextContents()).toEqual([
    ...['Knoten & Draht', 'Write to us', 'Legal notice', 'Delivery and returns'],
  ])
  await footer.getByRole('link', { name: 'Delivery and returns' }).click()
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery and returns')
  await expect(page).toHaveTitle('Delivery and returns · Knoten & Draht')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...['What it costs', 'How to send something back'],
  ])
  await expect(main.getByRole('row', { name: 'Austria 12.90 € 4' })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Pack it – any box' })).toBeVisible()
  await expect(main.getByRole('img', { name: 'A cable in its box' })).toHaveJSProperty(
    'complete',
    true,
  )
  expect(await axeFindings(page)).toEqual([])
  await main.getByRole('link', { name: 'All cables' }).click()
  await expectAddress(page, '#/accessories?sort=price')

  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Imprint' })
    .click()
  await expectAddress(page, '#/info/imprint')
  await expect(main.getByText("<script>document.title = 'changed'</script>")).toBeVisible()
  await expect(page).toHaveTitle('Imprint · Knoten & Draht')
  await main.getByRole('link', { name: 'how we deliver' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery and returns')
  const isWider = () => document.documentElement.scrollWidth > window.innerWidth
  expect(await page.evaluate(isWider)).toBe(false)

  await page.goto(`${BUILDS.orders}#/info/nothing`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pages of the owner have static pages, which lead to each other', async ({ page }) => {
    await page.goto(BUILDS.orders)
    await page.getByRole('link', { name: 'Imprint' }).click()
    await expect(page).toHaveURL(`${BUILDS.orders}info/imprint/`)
    await expect(page.getByText("<script>document.title = 'changed'</script>")).toBeVisible()
    await page.getByRole('link', { name: 'how we deliver' }).click()
    await expect(page).toHaveURL(`${BUILDS.orders}info/delivery/`)
    await expect(page.getByRole('row', { name: 'Austria 12.90 € 4' })).toBeVisible()
    await expect(page.getByRole('img')).toHaveJSProperty('complete', true)
  })
})
