import { describe, expect, it } from 'vitest'
import { openTab, ownBrowser } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'

const phone = product({ id: 'phone' })
const tablet = product({ id: 'tablet', category: 'tablets' })
const strap = product({ id: 'strap', category: 'accessories' })

const { storage } = ownBrowser()

/** A tab whose cart and favourites hold phone, tablet and strap; there are four tablets in the cart. */
async function openFullTab() {
  const tab = await openTab()
  for (const entry of [phone, tablet, strap]) {
    tab.add(entry)
    tab.toggle(entry)
  }
  tab.change('tablet', 3)
  return tab
}

it('puts a line back at its index, with its quantity, and forgets the removal', async () => {
  const tab = await openFullTab()
  expect(tab.undoable()).toBeUndefined()
  tab.remove('tablet')
  expect(tab.undoable()).toStrictEqual(['cart', 'tablet'])
  tab.undo()
  expect(storage.json('cartProducts')).toStrictEqual([phone, tablet, strap])
  expect(storage.json('totalBill')).toStrictEqual({ phone: 1, tablet: 4, strap: 1 })
  expect(tab.removals()).toStrictEqual([])
  tab.undo()
  expect(tab.cart()).toBe('phone*1 tablet*4 strap*1')
})

it('puts a cleared cart back, and leaves the quantity of a line that was added again', async () => {
  const tab = await openFullTab()
  tab.change('phone', 1)
  tab.clear()
  tab.add(tablet)
  expect(tab.undoable()).toStrictEqual(['cart', 'phone', 'tablet', 'strap'])
  tab.undo()
  expect(tab.cart()).toBe('phone*2 tablet*1 strap*1')
})

it('undoes one removal at a time, the latest first', async () => {
  const tab = await openFullTab()
  tab.remove('phone')
  tab.toggle(phone)
  tab.remove('tablet')
  tab.undo()
  expect(tab.cartIds()).toStrictEqual(['tablet', 'strap'])
  expect(tab.undoable()).toStrictEqual(['favourites', 'phone'])
  tab.undo()
  expect(tab.favouriteIds()).toStrictEqual(['phone', 'tablet', 'strap'])
  tab.undo()
  expect(tab.cartIds()).toStrictEqual(['phone', 'tablet', 'strap'])
})

it('offers nothing for a product that was added again, and leaves it as it is', async () => {
  const tab = await openFullTab()
  tab.remove('tablet')
  tab.add(tablet)
  expect(tab.undoable()).toBeUndefined()
  tab.undo()
  expect(tab.lines().at(-1)).toStrictEqual(['tablet', 1])
})

it('keeps what another tab has added meanwhile', async () => {
  const tab = await openFullTab()
  tab.remove('phone')
  const other = await openTab()
  other.add(product({ id: 'case' }))
  tab.undo()
  expect(storage.json('totalBill')).toStrictEqual({ phone: 1, tablet: 4, strap: 1, case: 1 })
})

it('forgets all removals at once', async () => {
  const tab = await openFullTab()
  tab.remove('phone')
  tab.clear()
  tab.forget()
  expect(tab.undoable()).toBeUndefined()
})

describe('a line that is saved for later', () => {
  it('moves to the favourites, and one Undo takes both back', async () => {
    const tab = await openFullTab()
    tab.toggle(phone)
    tab.forget()
    tab.saveForLater(phone)
    expect(storage.json('cartProducts')).toStrictEqual([tablet, strap])
    expect(storage.json('favorites')).toStrictEqual([tablet, strap, phone])
    expect(tab.undoable()).toStrictEqual(['cart', 'phone'])
    // What is chosen meanwhile stays.
    tab.change('strap', 4)
    tab.toggle(product({ id: 'case' }))
    tab.undo()
    expect(tab.cart()).toBe('phone*1 tablet*4 strap*5')
    expect(tab.favouriteIds()).toStrictEqual(['tablet', 'strap', 'case'])
  })

  it('leaves a favourite where it is, also with Undo', async () => {
    const tab = await openFullTab()
    tab.saveForLater(tablet)
    expect(tab.cart()).toBe('phone*1 strap*1')
    tab.undo()
    expect(tab.cart()).toBe('phone*1 tablet*4 strap*1')
    expect(tab.favouriteIds()).toStrictEqual(['phone', 'tablet', 'strap'])
  })
})
