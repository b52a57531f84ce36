import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openTab, ownBrowser } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'
import { tries } from '#tests/support/tries.ts'

const phone = product({ id: 'phone' })
const tablet = product({ id: 'tablet' })
const strap = product({ id: 'strap' })
const watch = product({ id: '__proto__' })
const PRODUCTS = [phone, tablet, strap, watch]

const { reset } = ownBrowser()

type Tab = Awaited<ReturnType<typeof openTab>>

const contentOf = (tab: Tab) => `${tab.cart()}, ${tab.favouriteIds().join(' ')}`

/** A tab with phone*1 tablet*4 strap*1 in the cart; they are the favourites too. */
async function openFullTab() {
  const tab = await openTab()
  for (const entry of [phone, tablet, strap]) {
    tab.add(entry)
    tab.toggle(entry)
  }
  tab.change('tablet', 3)
  return tab
}

const item = fc.constantFrom(...PRODUCTS)
const some = fc.uniqueArray(item)

/** Presses that remove something, as functions of the page. */
const removal = fc.oneof(
  item.map((item) => (tab: Tab) => tab.remove(item.id)),
  item.map((item) => (tab: Tab) => tab.favouriteIds().includes(item.id) && tab.toggle(item)),
  item.map((item) => (tab: Tab) => tab.cartIds().includes(item.id) && tab.saveForLater(item)),
  fc.constant((tab: Tab) => tab.clear()),
  fc
    .record({ cart: some, favourites: some, quantity: fc.integer({ min: 1, max: 9 }) })
    .filter(({ cart, favourites }) => cart.length + favourites.length > 0)
    .map(({ cart, favourites, quantity }) => (tab: Tab) => {
      tab.replaceBy({ cart: cart.map((product) => ({ product, quantity })), favourites })
    }),
)

it('undone one by one, any removals leave both lists as they were, in order and quantities', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(removal, { maxLength: 8 }), async (removals) => {
      reset()
      const tab = await openFullTab()
      const before = contentOf(tab)
      for (const remove of removals) remove(tab)
      while (tab.undoable()) tab.undo()
      expect(contentOf(tab)).toBe(before)
      // Another Undo does nothing.
      tab.undo()
      expect(contentOf(tab)).toBe(before)
    }),
    tries(60),
  )
})

it('says which list has lost what, the latest first, and forgets all at once', async () => {
  const tab = await openFullTab()
  expect(tab.undoable()).toBeUndefined()
  tab.clear()
  tab.toggle(tablet)
  expect(tab.undoable()).toStrictEqual(['favourites', 'tablet'])
  tab.undo()
  expect(tab.undoable()).toStrictEqual(['cart', 'phone', 'tablet', 'strap'])
  tab.replaceBy({ cart: [], favourites: [watch] })
  expect(tab.undoable()).toStrictEqual(['favourites', 'phone', 'tablet', 'strap'])
  tab.forget()
  expect(tab.undoable()).toBeUndefined()
})

it('offers nothing for a product that was added again, and leaves its new line', async () => {
  const tab = await openFullTab()
  tab.remove('tablet')
  tab.add(tablet)
  expect(tab.undoable()).toBeUndefined()
  tab.clear()
  tab.add(tablet)
  tab.change('tablet', 1)
  tab.undo()
  expect(tab.cart()).toBe('phone*1 strap*1 tablet*2')
})

it('keeps what was chosen after a removal, in this tab and others', async () => {
  const tab = await openFullTab()
  tab.toggle(phone)
  tab.saveForLater(phone)
  tab.change('strap', 4)
  ;(await openTab()).add(watch)
  tab.toggle(watch)
  tab.undo()
  expect(contentOf(tab)).toBe('phone*1 tablet*4 strap*5 __proto__*1, tablet strap __proto__')
})

it('keeps what was changed between a replacement and its Undo', async () => {
  const tab = await openFullTab()
  const other = await openTab()
  tab.replaceBy({
    cart: [
      { product: watch, quantity: 1 },
      { product: phone, quantity: 1 },
    ],
    favourites: [],
  })
  tab.change('phone', 6)
  tab.add(strap)
  other.toggle(strap)
  tab.undo()
  expect(contentOf(tab)).toBe('phone*7 tablet*4 strap*1, phone tablet')
})

it('adds shared lists: of a product in both carts, the larger quantity counts', async () => {
  const tab = await openFullTab()
  const shared = {
    cart: [
      { product: tablet, quantity: 3 },
      { product: watch, quantity: 2 },
      { product: phone, quantity: 5 },
    ],
    favourites: [watch, { ...strap, price: 7 }],
  }
  // Opening the same link again changes nothing.
  for (let times = 0; times < 2; times++) {
    tab.addShared(shared)
    expect(contentOf(tab)).toBe(
      'phone*5 tablet*4 strap*1 __proto__*2, phone tablet strap __proto__',
    )
  }
  expect(tab.favourites()[2]).toStrictEqual(strap)
  expect(tab.undoable()).toBeUndefined()
})
