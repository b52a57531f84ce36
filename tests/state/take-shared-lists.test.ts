import { expect, it } from 'vitest'
import type { Product } from '#src/domain/product/product.ts'
import { openTab, ownBrowser } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'

const phone = product({ id: 'phone' })
const tablet = product({ id: 'tablet' })
const strap = product({ id: 'strap' })
const watch = product({ id: 'watch' })

const { storage } = ownBrowser()

const line = (product: Product, quantity: number) => ({ product, quantity })

/** Two phones and four tablets in the cart; the strap is the only favourite. */
const OWN = {
  lines: [
    ['phone', 2],
    ['tablet', 4],
  ],
  favouriteIds: ['strap'],
}

async function openOwnTab() {
  const tab = await openTab()
  tab.add(phone)
  tab.change('phone', 1)
  tab.add(tablet)
  tab.change('tablet', 3)
  tab.toggle(strap)
  return tab
}

type Tab = Awaited<ReturnType<typeof openTab>>

const contentOf = (tab: Tab) => ({ lines: tab.lines(), favouriteIds: tab.favouriteIds() })

it('adds shared lists: of a product in both carts, the larger quantity counts', async () => {
  const tab = await openOwnTab()
  const shared = {
    cart: [line(tablet, 3), line(watch, 2), line(phone, 5)],
    favourites: [watch, { ...strap, price: 7 }],
  }
  const added = {
    lines: [
      ['phone', 5],
      ['tablet', 4],
      ['watch', 2],
    ],
    favouriteIds: ['strap', 'watch'],
  }
  tab.addShared(shared)
  expect(contentOf(tab)).toStrictEqual(added)
  // Opening the same link again changes nothing.
  tab.addShared(shared)
  expect(contentOf(tab)).toStrictEqual(added)
  expect(tab.favourites()).toStrictEqual([strap, watch])
  expect(storage.json('totalBill')).toStrictEqual({ phone: 5, tablet: 4, watch: 2 })
  expect(tab.undoable()).toBeUndefined()
})

it('replaces both lists, and one Undo brings back both as they were', async () => {
  const tab = await openOwnTab()
  tab.replaceBy({ cart: [line(watch, 3), line(phone, 1)], favourites: [watch] })
  expect(contentOf(tab)).toStrictEqual({
    lines: [
      ['watch', 3],
      ['phone', 1],
    ],
    favouriteIds: ['watch'],
  })
  expect(tab.undoable()).toStrictEqual(['cart and favourites', 'tablet', 'strap'])
  expect(tab.removals()).toMatchObject([{ isReplacement: true }])
  tab.undo()
  expect(contentOf(tab)).toStrictEqual(OWN)
  expect(tab.undoable()).toBeUndefined()
})

it('replaces only the list that is shared', async () => {
  const tab = await openOwnTab()
  tab.replaceBy({ cart: [], favourites: [watch] })
  expect(contentOf(tab)).toStrictEqual({ ...OWN, favouriteIds: ['watch'] })
  expect(tab.undoable()).toStrictEqual(['favourites', 'strap'])
  tab.undo()
  expect(contentOf(tab)).toStrictEqual(OWN)
})

it('undoes a replacement that has removed nothing', async () => {
  const tab = await openOwnTab()
  tab.replaceBy({ cart: [line(phone, 9), line(tablet, 4), line(watch, 1)], favourites: [] })
  expect(tab.undoable()).toStrictEqual(['cart'])
  tab.undo()
  expect(contentOf(tab)).toStrictEqual(OWN)
})

it('undoes one replaced list without what another tab has removed from the other since', async () => {
  const tab = await openOwnTab()
  const other = await openTab()
  tab.replaceBy({ cart: [line(watch, 1)], favourites: [] })
  other.toggle(strap)
  tab.undo()
  expect(contentOf(tab)).toStrictEqual({ ...OWN, favouriteIds: [] })
  tab.replaceBy({ cart: [], favourites: [watch] })
  other.remove('phone')
  tab.undo()
  expect(contentOf(tab)).toStrictEqual({ lines: [['tablet', 4]], favouriteIds: [] })
})

it('keeps what was changed between a replacement and its Undo', async () => {
  const tab = await openOwnTab()
  tab.replaceBy({ cart: [line(watch, 1), line(phone, 1)], favourites: [watch] })
  tab.add(strap)
  tab.change('phone', 6)
  tab.toggle(tablet)
  tab.undo()
  expect(contentOf(tab)).toStrictEqual({
    lines: [
      ['phone', 7],
      ['tablet', 4],
      ['strap', 1],
    ],
    favouriteIds: ['strap', 'tablet'],
  })
})

it('does not bring back a line that was removed after the replacement', async () => {
  const tab = await openOwnTab()
  tab.replaceBy({ cart: [line(phone, 1), line(watch, 1)], favourites: [] })
  tab.remove('phone')
  // The removal is undone first, then the replacement.
  tab.undo()
  tab.remove('phone')
  tab.forget()
  expect(tab.undoable()).toBeUndefined()
  expect(tab.cart()).toBe('watch*1')
})
