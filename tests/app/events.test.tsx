import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { heardEvents } from '#tests/support/listen-to-events.ts'
import { persist, persistInOtherTab } from '#tests/support/persisted.ts'
import { button, card, countedLink, navLink, ownButton } from '#tests/support/on-page.ts'
import { detail, phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'
import { after } from '#tests/support/shop-files.ts'
import { waitForReal } from '#tests/support/wait-for-real.ts'

/** The code for events: whether it was requested, and the host's answer. */
const code = vi.hoisted(() => ({ request: vi.fn(), answer: Promise.withResolvers<undefined>() }))
vi.mock('#src/analytics/shop-events.ts', async (importOriginal) => {
  code.request()
  await code.answer.promise
  return importOriginal()
})

const black = product({ name: 'One Black', color: 'black', brand: 'Acme' })
const red = product({ itemId: 'acme-one-64gb-red', name: 'One Red', price: 399.9, color: 'red' })
const tablet = product({ itemId: 'tab', category: 'tablets', name: 'Tab', price: 300 })
const shop = {
  products: [black, red, tablet],
  phones: [
    detail({ name: 'One Black', capacityAvailable: ['64GB'] }),
    detail({ id: 'acme-one-64gb-red', name: 'One Red', color: 'red', capacityAvailable: ['64GB'] }),
  ],
}

let heard: ReturnType<typeof heardEvents> = []

/** The events since the last call, each as `add_to_cart tab*2 = 600` or `view_item_list Phones: one, two`. */
function events(): string[] {
  return heard.splice(0).map(text)
}

function text({ event, search_term: query, results, ecommerce }: (typeof heard)[number]): string {
  if (query !== undefined) return `${event} ${query}: ${results}`
  const { items = [], value } = ecommerce ?? {}
  const ids = items.map(({ item_id, quantity }) =>
    quantity === 1 ? item_id : `${item_id}*${quantity}`,
  )
  if (value !== undefined) return `${event} ${ids.join(', ')} = ${value}`
  return `${event} ${items[0]?.item_list_name}: ${ids.join(', ')}`
}

/** Opens the shop with a listener for its events. */
async function openHeard(address: string, options: Parameters<typeof renderApp>[1] = shop) {
  heard = heardEvents()
  // Loads the code first: that takes real time, which fake timers do not advance.
  code.answer.resolve(undefined)
  await import('#src/analytics/shop-events.ts')
  const app = await renderApp(address, options)
  /** The events once all is drawn: some of the page follows a paint later. */
  const settled = async () => {
    for (let times = 0; times < 3; times++) await app.pass(50)
    return events()
  }
  const press = async (control: HTMLElement) => {
    await app.user.click(control)
    return settled()
  }
  const open = async (href: string) => {
    await act(() => app.router.navigate({ href }))
    return settled()
  }
  return { ...app, press, open, settled }
}

const row = (name: string) => within(screen.getByRole('region', { name }))

afterEach(() => {
  globalThis.dataLayer = undefined
})

it('loads no code for events if nobody listens', async () => {
  const { user, pass } = await renderApp('/', shop)
  await user.click(row('Hot price').getByRole('link', { name: 'One Black' }))
  await user.click(ownButton('Add to cart'))
  await pass(100)
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  expect(code.request).not.toHaveBeenCalled()
})

it('keeps what happens before its code has loaded, and sends nothing before the next paint', async () => {
  const layer: unknown[] = []
  globalThis.dataLayer = layer
  const { user, pass } = await renderApp('/tablets', shop)
  await user.click(button('Add to cart'))
  await pass(100)
  expect(code.request).toHaveBeenCalled()
  expect(layer).toEqual([])
  code.answer.resolve(undefined)
  await waitForReal(pass, () => layer.length > 0)
  const named = (event: string): unknown => expect.objectContaining({ event })
  const sent = [
    ...[{ ecommerce: null }, named('view_item_list')],
    ...[{ ecommerce: null }, named('add_to_cart')],
  ]
  expect(layer).toEqual(sent)
  await user.click(screen.getByRole('link', { name: 'Tab' }))
  expect(layer).toEqual(sent)
  await pass(100)
  expect(layer[5]).toEqual(named('select_item'))
})

it('follows a visitor through the shop', async () => {
  const { press } = await openHeard('/')
  const [one, two] = ['acme-one-64gb-black', 'acme-one-64gb-red']
  expect(events()).toEqual([
    `view_item_list Brand new models: ${one}, ${two}`,
    `view_item_list Hot price: ${two}, ${one}`,
  ])
  expect(await press(row('Hot price').getByRole('link', { name: 'One Black' }))).toEqual([
    `select_item Hot price: ${one}`,
    `view_item ${one} = 400`,
    expect.stringMatching(/^view_item_list You may also like: /),
  ])
  expect(await press(screen.getByRole('radio', { name: 'red' }))).toEqual([
    `view_item ${two} = 399.9`,
    expect.stringMatching(/^view_item_list You may also like: /),
  ])
  expect(await press(ownButton('Add to cart'))).toEqual([`add_to_cart ${two} = 399.9`])
  expect(await press(ownButton('Added'))).toEqual([])

  expect(await press(navLink('Tablets'))).toEqual(['view_item_list Tablets: tab'])
  expect(await press(within(card('Tab')).getByRole('button', { name: 'Add to cart' }))).toEqual([
    'add_to_cart tab = 300',
  ])
  expect(await press(countedLink('Cart'))).toEqual([`view_cart ${two}, tab = 699.9`])
  expect(await press(button('Increase quantity', 'Tab'))).toEqual(['add_to_cart tab = 300'])
  await press(button('Increase quantity', 'Tab'))
  expect(await press(button('Decrease quantity', 'Tab'))).toEqual(['remove_from_cart tab = 300'])
  expect(await press(button('Remove Tab'))).toEqual([
    'remove_from_cart tab*2 = 600',
    'view_item_list You may also like: acme-one-64gb-black, tab',
  ])
  expect(await press(button('Undo'))).toEqual(['add_to_cart tab*2 = 600'])
  expect(await press(button('Checkout'))).toEqual([`begin_checkout ${two}, tab*2 = 999.9`])
  expect(await press(button('Confirm'))).toEqual([
    `remove_from_cart ${two}, tab*2 = 999.9`,
    `view_item_list Recently viewed: ${two}, ${one}`,
  ])
})

it('gives products the fields that docs/analytics.md names', async () => {
  const { user, pass } = await openHeard('/phones')
  expect(heard.splice(0)).toMatchObject([
    { ecommerce: { items: [{ item_brand: 'Acme', index: 0 }, { index: 1 }] } },
  ])
  await user.click(screen.getByRole('link', { name: 'One Red' }))
  await pass(100)
  const red = {
    item_id: 'acme-one-64gb-red',
    item_name: 'One Red',
    item_category: 'phones',
    item_variant: 'red / 64GB',
    price: 399.9,
    discount: 100.1,
    quantity: 1,
  }
  const inList = { item_list_id: 'phones', item_list_name: 'Phones' }
  const sent = [
    { event: 'select_item', ecommerce: { currency: 'USD', items: [{ ...red, ...inList }] } },
    { event: 'view_item', ecommerce: { currency: 'USD', value: 399.9, items: [red] } },
  ]
  expect(heard.slice(0, 2)).toEqual(sent)
})

it('sends a list once for what it shows: its page, order and filters, not a refetch', async () => {
  const { open, press, settled, user } = await openHeard('/phones?perPage=4', {
    products: phones(9),
  })
  expect(events()).toEqual(['view_item_list Phones: phone-01, phone-02, phone-03, phone-04'])
  expect(await press(screen.getByRole('link', { name: 'Page 3' }))).toEqual([
    'view_item_list Phones: phone-09',
  ])
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest')
  expect(await settled()).toEqual(['view_item_list Phones: phone-09, phone-08, phone-07, phone-06'])
  expect(await open('/phones?price=-100')).toEqual(['view_item_list Phones: phone-01'])
  expect(await press(within(card('Phone 01')).getByRole('button', { name: 'Compare' }))).toEqual([])
  // Loads the catalogue again in the background.
  await open('/tablets')
  expect(await open('/phones?price=-100')).toEqual(['view_item_list Phones: phone-01'])
})

it('sends the lists of a product’s page once, although its page is pending at first', async () => {
  const late = after(400, shop.phones)
  const { press, settled } = await openHeard('/phones', {
    ...shop,
    files: { 'api/phones.json': late },
  })
  events()
  const pressed = await press(screen.getByRole('link', { name: 'One Red' }))
  expect(screen.getByRole('region', { name: 'You may also like' })).toBeVisible()
  expect(pressed).toEqual(['select_item Phones: acme-one-64gb-red'])
  expect([...(await settled()), ...(await settled()), ...(await settled())]).toEqual([
    'view_item acme-one-64gb-red = 399.9',
    expect.stringMatching(/^view_item_list You may also like: /),
  ])
})

it('sends a search with its number of results, and not again after Back', async () => {
  const { router, open, press, settled } = await openHeard('/')
  events()
  expect(await open('/search?q=one')).toEqual([
    'search one: 2',
    expect.stringMatching(/^view_item_list Search results: /),
  ])
  await press(screen.getByRole('link', { name: 'One Black' }))
  act(() => router.history.back())
  expect(await settled()).toEqual([expect.stringMatching(/^view_item_list Search results: /)])
  expect(await open('/tablets?q=tab')).toEqual(['view_item_list Tablets: tab', 'search tab: 1'])
  expect(await open('/search?q=zzzz')).toEqual(['search zzzz: 0'])
})

it.each([
  ['order+of+ann@mail.example', 'search order of …: 0'],
  ['call+%2B1+(555)+010-9999', 'search call …: 0'],
  ['one+64gb+100-9999', 'search one 64gb 100-9999: 2'],
])('keeps addresses and long numbers of a visitor out of the search %s', async (query, event) => {
  const { settled } = await openHeard(`/search?q=${query}`)
  expect((await settled())[0]).toBe(event)
})

it('sends a shared list that replaces the cart, and Undo, as one event each way', async () => {
  persist({ cartProducts: [black, tablet], totalBill: { 'acme-one-64gb-black': 1, tab: 3 } })
  const { press } = await openHeard('/shared?cart=tab_acme-one-64gb-red*2')
  events()
  expect(await press(button('Replace mine'))).toEqual([
    'remove_from_cart acme-one-64gb-black, tab*2 = 1000',
    'add_to_cart acme-one-64gb-red*2 = 799.8',
    'view_cart tab, acme-one-64gb-red*2 = 1099.8',
  ])
  expect(await press(button('Undo'))).toEqual([
    'remove_from_cart acme-one-64gb-red*2 = 799.8',
    'add_to_cart acme-one-64gb-black, tab*2 = 1000',
  ])
})

it('sends neither what another tab does nor what was stored', async () => {
  persist({ cartProducts: [tablet], totalBill: { tab: 2 } })
  const { settled } = await openHeard('/tablets')
  expect(events()).toEqual(['view_item_list Tablets: tab'])
  persistInOtherTab({ cartProducts: [tablet, black], totalBill: { tab: 5 } })
  expect(await settled()).toEqual([])
})

it('keeps errors of the page’s own script away from the shop', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  const { press } = await openHeard('/tablets')
  events()
  globalThis.dataLayer = {
    push: () => {
      throw new Error('the script failed')
    },
  }
  await press(button('Add to cart'))
  expect(button('Added')).toBeVisible()
  expect(console.error).toHaveBeenCalledOnce()
  vi.mocked(console.error).mockClear()
})
