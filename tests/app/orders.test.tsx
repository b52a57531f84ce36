import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { card, cartLines, ownButton } from '#tests/support/on-page.ts'
import { persist, persisted, persistInOtherTab } from '#tests/support/persisted.ts'
import { detail, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'
import { waitForReal } from '#tests/support/wait-for-real.ts'

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#tools/site/settings/read-settings.ts')
  const file = {
    name: 'Knoten & Draht',
    order: {
      ...{
        email: 'orders@knoten.example',
        link: 'https://pay.example/{cents}',
        name: 'Payexample',
      },
      fields: [{ label: 'Your name', autocomplete: 'name' }],
      button: 'Order with obligation to pay',
      ask: true,
    },
    delivery: [
      { price: 4.9, freeFrom: 50, days: [2, 4], countries: ['DE'] },
      { price: 12.5, countries: ['AT', 'CH'] },
      { name: 'Pick-up', pickUp: true },
    ],
  }
  const pages = [{ name: 'withdrawal', title: 'Withdraw from a contract' }]
  return { SETTINGS: { ...readSettings(file, ['phones']), pages } }
})

const one = product({ itemId: 'one', name: 'Öl', price: 19.9, sku: 'K-200' })
const two = product({ itemId: 'two', name: 'Two', price: 5 })
const lamp = product({ itemId: 'lamp', name: 'Lamp', availability: 'out' })
const products = [one, two, lamp]
const stored = { cartProducts: products, totalBill: { one: 2, two: 1, lamp: 1 } }

const line = { id: 'one', quantity: 1, text: '1 × Öl, K-200: $3' }
const sent = { number: 'KD-261124-7K3Q', lines: [line], total: '$3' }

const SEND = 'Order with obligation to pay'
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? ''
const body = () => new URL(hrefOf(SEND)).searchParams.get('body') ?? ''
const opened = async (address: string) => {
  const app = await renderApp(address, { products })
  await waitForReal(app.pass, () => screen.queryByText(/^Your order has/) !== null)
  return app
}

it('a product and the cart say what delivery costs and how long it takes', async () => {
  const phones = [detail({ id: 'one', name: 'Öl', priceDiscount: 19.9 })]
  persist(stored)
  const { router, pass } = await renderApp('/phones/one', { products, phones })
  const text = /^Delivery to Germany \$4\.90, free from \$50; with you \w{3} \d+ to \w{3} \d+$/
  expect(screen.getByText(text)).toBeVisible()
  const ask = new URL(hrefOf('Ask about this'))
  expect([ask.pathname, ask.searchParams.get('subject')]).toEqual([
    ...['orders@knoten.example', 'Öl, K-200'],
  ])
  router.history.push('/cart')
  await pass(1)
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText('Total for 3 items')).toBeVisible()
})

it('a price on request is nowhere, and the page asks for it instead of the cart', async () => {
  const quote = product({
    ...{ itemId: 'quote', name: 'Quote', sku: 'Q-1' },
    ...{ price: 0, fullPrice: 0, availability: 'request' as const },
  })
  const shop = [one, quote]
  const phones = [detail({ id: 'quote', name: 'Quote', priceDiscount: 0, priceRegular: 0 })]
  persist({
    cartProducts: [one, { ...quote, price: 9, availability: 'in' }],
    totalBill: { one: 1 },
  })
  const { router, pass } = await renderApp('/phones', { products: shop, phones })
  expect(within(card('Quote')).getByText('Price on request')).toBeVisible()
  expect(within(card('Quote')).queryByText(/\$|cart/)).not.toBeInTheDocument()
  router.history.push('/phones/quote')
  await pass(1)
  expect(screen.getByText('Price on request')).toBeVisible()
  expect(screen.queryByText('$0')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
  expect(new URL(hrefOf('Ask about this')).searchParams.get('subject')).toBe('Quote, Q-1')
  router.history.push('/cart')
  await pass(1)
  expect(screen.getByText('Total for 1 items')).toBeVisible()
  expect(screen.queryByRole('button', { name: /new price/ })).not.toBeInTheDocument()
})

it('the total is what is paid, and the message says what is left out', async () => {
  persist(stored)
  const { choose } = await opened('/order')
  expect(screen.getByText('$49.70', { selector: 'p' })).toBeVisible()
  expect(screen.getByText('Goods: $44.80')).toBeVisible()
  expect(hrefOf('Continue at Payexample')).toBe('https://pay.example/4970')
  expect(body()).toContain('2 × Öl, K-200: $39.80 ($19.90 each)\r\n1 × Two, ID: two: $5\r\n')
  expect(body()).toMatch(
    /Goods: \$44\.80\r\nDelivery to Germany \$4\.90, free .*; with you .*\r\nTotal for 3 items: \$49\.70/,
  )
  expect(body()).toContain('Not ordered, as it cannot be had: 1 x lamp Lamp')
  await choose('How you get it', 'Delivery to Austria and Switzerland $12.50')
  expect(screen.getByText('$57.30', { selector: 'p' })).toBeVisible()
  expect(hrefOf('Continue at Payexample')).toBe('https://pay.example/5730')
  await choose('How you get it', 'Pick-up free')
  expect(body()).toContain('Goods: $44.80\r\nPick-up free\r\nTotal for 3 items: $44.80')
})

it('fields stand below the button of the provider, who is not told; the note has a limit', async () => {
  persist(stored)
  const { user } = await opened('/order')
  const provider = screen.getByRole('link', { name: 'Continue at Payexample' })
  const name = screen.getByLabelText('Your name')
  expect(provider.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const note = screen.getByLabelText('Note (optional)')
  expect(screen.queryByText(/characters left$/)).not.toBeInTheDocument()
  await user.type(note, 'Soon')
  expect(screen.getByText('496 characters left')).toBeVisible()
  expect(note).toHaveAttribute('maxlength', '500')
  const preview = screen.getByText('Read what will be sent').parentElement ?? document.body
  expect(preview).toHaveTextContent(body().replaceAll(/\s+/g, ' '))
})

it('what was sent stays on the device, without what was written, and can be ordered again', async () => {
  persist(stored)
  const { user, press, href, follow } = await opened('/order')
  await user.type(screen.getByLabelText('Your name'), 'Ann Secret')
  const [, number = ''] = /^Order (KD-\d{6}-\w{4}) at Knoten & Draht/.exec(body()) ?? []
  expect(screen.getByText(`Your order has the number ${number}.`)).toBeVisible()
  expect(new URL(hrefOf(SEND)).searchParams.get('subject')).toBe(
    `Order ${number} at Knoten & Draht`,
  )
  await press('I have sent it')
  expect(href()).toBe(`/order/${number}`)
  expect(screen.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  expect(screen.getByText('2 × Öl, K-200: $39.80 ($19.90 each)')).toBeVisible()
  expect(screen.getByText('Total $49.70')).toBeVisible()
  const withdraw = screen.getByRole('link', { name: 'Withdraw from this order' })
  expect(withdraw).toHaveAttribute('href', '/info/withdrawal')
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Secret')
  expect(persisted('cartProducts')).toEqual([])

  await press('Order again')
  expect(href()).toBe('/cart')
  expect(persisted('totalBill')).toEqual({ one: 2, two: 1 })
  await follow(new RegExp(`^${number}, `))
  await press('Delete this receipt')
  expect(persisted('sentOrders')).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Your orders' })).not.toBeInTheDocument()
})

it('the number stays until the order is sent, and the next order has another', async () => {
  persist(stored)
  const first = await opened('/order')
  const number = () => screen.getByText(/^Your order has the number/).textContent
  const before = number()
  first.unmount()
  const second = await opened('/order')
  expect(number()).toBe(before)
  await second.press('I have sent it')
  await second.press('Order again')
  await second.press('Checkout')
  await waitForReal(second.pass, () => screen.queryByText(/^Your order has/) !== null)
  expect(number()).not.toBe(before)
})

it('the link in the message opens the packing slip, with ticks', async () => {
  persist(stored)
  const { router, pass } = await opened('/order')
  const [, link = ''] = /To pack it: https?:\/\/[^/]+(\S+)$/.exec(body()) ?? []
  router.history.push(link)
  await pass(1)
  await waitForReal(pass, () => screen.queryByText('Total $49.70') !== null)
  expect(
    screen.getByRole('checkbox', { name: '2 × Öl, K-200: $39.80 ($19.90 each)' }),
  ).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: '1 × Two, ID: two: $5' })).toBeVisible()
  expect(screen.getByText('Delivery to Germany $4.90')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  router.history.push(link.replace('490-0', '0-2'))
  await waitForReal(pass, () => screen.queryByText('Pick-up free') !== null)
  expect(screen.getByText('Total $44.80')).toBeVisible()
  router.history.push(link.replace('490-0', '-1'))
  const asked = 'Delivery to Austria and Switzerland on request'
  await waitForReal(pass, () => screen.queryByText(asked) !== null)
  expect(within(screen.getByRole('main')).queryByRole('button', { name: 'Order again' })).toBeNull()
})

describe('a product with options', () => {
  const cable = product({
    ...{ itemId: 'cable', name: 'Cable', sku: 'C-1', price: 10, fullPrice: 10, capacity: '' },
    options: [
      { label: 'Length', choices: [{ label: '2 m' }, { label: '3 m', surcharge: 4 }] },
      { label: 'Engraving', text: 20, surcharge: 9.9 },
    ],
  })
  const facts = { color: '', colorsAvailable: [], capacity: '', capacityAvailable: [] }
  const page = detail({ id: 'cable', name: 'Cable', priceDiscount: 10, priceRegular: 10, ...facts })
  const shop = { products: [one, cable], phones: [page] }
  const lineOf = (chosen: string, price: number) => ({ ...cable, id: `cable?${chosen}`, price })

  it('is chosen on its page, and is a line for each choice in cart, message, slip, receipt and the next order', async () => {
    const { router, user, pass, press, follow, choose, href } = await renderApp('/phones', shop)
    await follow('Choose', card('Cable'))
    expect(href()).toBe('/phones/cable')
    await user.click(ownButton('Add to cart'))
    await choose('Length', '3 m, + $4')
    await user.type(screen.getByLabelText('Engraving (optional), + $9.90'), ' Ann & Bo ')
    expect(screen.getByText('$23.90', { selector: 'main span' })).toBeVisible()
    await user.click(ownButton('Add to cart'))
    router.history.push('/cart')
    await pass(1)
    expect(persisted('totalBill')).toEqual({
      'cable?Length=2+m': 1,
      'cable?Length=3+m&Engraving=Ann+%26+Bo': 1,
    })
    expect(screen.getByText('Length: 3 m, Engraving: Ann & Bo')).toBeVisible()
    expect(screen.getByText('$33.90')).toBeVisible()

    router.history.push('/order')
    await waitForReal(pass, () => screen.queryByText(/^Your order has/) !== null)
    const line = 'Cable (Length: 3 m, Engraving: Ann & Bo), C-1: $23.90'
    expect(body()).toContain(`1 × Cable (Length: 2 m), C-1: $10\r\n1 × ${line}\r\n`)
    expect(screen.getByText('Payexample does not take orders with options.')).toBeVisible()
    const [, link = ''] = /To pack it: https?:\/\/[^/]+(\S+)$/.exec(body()) ?? []
    router.history.push(link)
    await waitForReal(pass, () => screen.queryByText('Total $38.80') !== null)
    expect(screen.getByRole('checkbox', { name: `1 × ${line}` })).toBeVisible()
    router.history.push('/order')
    await waitForReal(pass, () => screen.queryByText(/^Your order has/) !== null)
    await press('I have sent it')
    expect(screen.getByText(`1 × ${line}`)).toBeVisible()
    await press('Order again')
    expect(screen.getByText('Length: 2 m')).toBeVisible()
    expect(screen.getByText('Length: 3 m, Engraving: Ann & Bo')).toBeVisible()
    expect(screen.getByText('$33.90')).toBeVisible()
  })

  it('costs in an order what the catalogue says now, also if the stored cart or a link says less', async () => {
    const stored = [lineOf('Length=3+m', 10), lineOf('Length=9+m', 1), one]
    persist({ cartProducts: stored, totalBill: {} })
    const { router, pass } = await renderApp('/cart', shop)
    expect(screen.getByText('was $10')).toBeVisible()
    expect(screen.getByText('No longer sold')).toBeVisible()
    expect(screen.getByText('Total for 2 items')).toBeVisible()
    router.history.push('/order')
    await waitForReal(pass, () => screen.queryByText(/^Your order has/) !== null)
    expect(body()).toContain('1 × Cable (Length: 3 m), C-1: $14\r\n')
    expect(body()).toContain('Not ordered, as it cannot be had: 1 x C-1 Cable (Length: 9 m)')
    expect(body()).toContain('Goods: $33.90')
  })
})

it('sent orders that cannot be read stay as text', async () => {
  persist({ sentOrders: [{ number: 'x' }, sent, { ...sent, total: 3 }] })
  const text = localStorage.getItem('sentOrders')
  const { follow } = await renderApp('/cart', { products })
  await follow('KD-261124-7K3Q, November 24, 2026, $3')
  expect(screen.getByText('1 × Öl, K-200: $3')).toBeVisible()
  expect(localStorage.getItem('sentOrders.rejected')).toBe(text)
})

it('says that this device has no such order, or that nothing is called so', async () => {
  const { router, pass } = await renderApp('/order/KD-261124-7K3Q', { products })
  expect(screen.getByRole('heading', { name: 'This device has no such order' })).toBeVisible()
  expect(cartLines()).toEqual([])
  router.history.push('/order/hello?cart=one')
  await pass(1)
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

it('the slip of an order counts what has sold out since', async () => {
  const { pass } = await renderApp('/order/KD-261124-7K3Q?cart=one*2_lamp', { products })
  await waitForReal(pass, () => screen.queryByText(/^Total/) !== null)
  expect(screen.getByText('Cannot be had by now: Lamp')).toBeVisible()
  expect(screen.getByText('Total $439.80')).toBeVisible()
})

it('keeps what is written while another tab changes the cart', async () => {
  persist(stored)
  const { user, pass } = await opened('/order')
  const name = screen.getByLabelText('Your name')
  await user.type(name, 'Ann')
  persistInOtherTab({ totalBill: { one: 1, two: 1 } })
  await pass(1)
  await waitForReal(pass, () => body().includes('1 × Öl'))
  expect(name).toBe(document.activeElement)
})
