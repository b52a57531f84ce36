import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { onShopEvent } from '#src/events/on-shop-event.ts'
import type { ShopEvent } from '#src/events/shop-event.ts'
import { keep, keepInOtherTab } from '../support/kept.ts'
import { card, countedLink, navLink, ownButton } from '../support/on-page.ts'
import { detail, phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('#src/events/shop-reports.ts', (importOriginal) => {
  loaded()
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

/** All that docs/events.md names, and nothing else. */
const itemSchema = z.strictObject({
  item_id: z.string(),
  item_name: z.string(),
  item_brand: z.string().optional(),
  item_category: z.enum(['phones', 'tablets', 'accessories']),
  item_variant: z.string().optional(),
  price: z.number(),
  discount: z.number().optional(),
  quantity: z.int().positive(),
  index: z.int().nonnegative().optional(),
  item_list_id: z.string().optional(),
  item_list_name: z.string().optional(),
})
const items = z.array(itemSchema).min(1).max(200)
const listEvent = z.strictObject({ currency: z.literal('USD'), items })
const valueEvent = listEvent.extend({ value: z.number() })
const eventSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.enum(['view_item_list', 'select_item']), ecommerce: listEvent }),
  z.strictObject({
    event: z.enum(['view_item', 'add_to_cart', 'remove_from_cart', 'view_cart', 'begin_checkout']),
    ecommerce: valueEvent,
  }),
  z.strictObject({ event: z.literal('search'), search_term: z.string(), results: z.int() }),
])

let layer: unknown[]

/** The events since the last call, each as `add_to_cart tab*2 = 600` or `view_item_list Phones: one, two`. */
function events(): string[] {
  const entries = layer.splice(0)
  const cleared = entries.filter((_, place) => place % 2 === 0)
  expect(cleared).toEqual(cleared.map(() => ({ ecommerce: null })))
  return entries
    .filter((_, place) => place % 2 === 1)
    .map((entry) => text(eventSchema.parse(entry)))
}

function text(entry: z.infer<typeof eventSchema>): string {
  if (entry.event === 'search') return `search ${entry.search_term}: ${entry.results}`
  const { ecommerce } = entry
  const ids = ecommerce.items.map(({ item_id, quantity }) =>
    quantity === 1 ? item_id : `${item_id}*${quantity}`,
  )
  if ('value' in ecommerce) return `${entry.event} ${ids.join(', ')} = ${ecommerce.value}`
  return `${entry.event} ${ecommerce.items[0]?.item_list_name}: ${ids.join(', ')}`
}

/** Opens the shop with a `dataLayer` in the page. */
async function openHeard(address: string, options: Parameters<typeof renderApp>[1] = shop) {
  vi.stubGlobal('dataLayer', layer)
  // Loads the code first: that takes real time, which fake timers do not advance.
  await import('#src/events/shop-reports.ts')
  const app = await renderApp(address, options)
  const press = async (control: HTMLElement) => {
    await app.user.click(control)
    await app.pass(100)
    return events()
  }
  const open = async (href: string) => {
    await act(() => app.router.navigate({ href }))
    await app.pass(100)
    return events()
  }
  return { ...app, press, open }
}

const button = (name: string) => screen.getByRole('button', { name })
const row = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  layer = []
})

afterEach(() => vi.unstubAllGlobals())

it('loads no code for events where nobody listens', async () => {
  const { user, pass } = await renderApp('/', shop)
  await user.click(row('Hot price').getByRole('link', { name: 'One Black' }))
  await user.click(ownButton('Add to cart'))
  await pass(100)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve))
  expect(loaded).not.toHaveBeenCalled()
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
  const line = within(screen.getAllByRole('listitem').find(hasTab) ?? document.body)
  expect(await press(line.getByRole('button', { name: 'Increase quantity' }))).toEqual([
    'add_to_cart tab = 300',
  ])
  await press(line.getByRole('button', { name: 'Increase quantity' }))
  expect(await press(line.getByRole('button', { name: 'Decrease quantity' }))).toEqual([
    'remove_from_cart tab = 300',
  ])
  expect(await press(button('Remove Tab'))).toEqual(['remove_from_cart tab*2 = 600'])
  expect(await press(button('Undo'))).toEqual(['add_to_cart tab*2 = 600'])
  expect(await press(button('Checkout'))).toEqual([`begin_checkout ${two}, tab*2 = 999.9`])
  expect(await press(button('Confirm'))).toEqual([`remove_from_cart ${two}, tab*2 = 999.9`])
})

const hasTab = (item: HTMLElement) => within(item).queryByText('Tab') !== null

it('gives items the names of Google Analytics', async () => {
  const { press } = await openHeard('/phones')
  layer.length = 0
  await press(screen.getByRole('link', { name: 'Tablets' })).catch(() => [])
})
