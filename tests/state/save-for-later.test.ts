import { expect, it } from 'vitest'
import { openTab, ownBrowser } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'

const phone = product({ id: 'phone' })
const strap = product({ id: 'strap' })

const { storage } = ownBrowser()

/** A tab with three phones and a strap in the cart; the strap is a favourite. */
async function openFullTab() {
  const tab = await openTab()
  tab.add(phone)
  tab.change('phone', 2)
  tab.add(strap)
  tab.toggle(strap)
  return tab
}

it('moves a line to the favourites, and one Undo takes both back', async () => {
  const tab = await openFullTab()
  tab.saveForLater(phone)
  expect(storage.json('cartProducts')).toStrictEqual([strap])
  expect(storage.json('favorites')).toStrictEqual([strap, phone])
  expect(tab.undoable()).toStrictEqual(['cart', 'phone'])
  tab.undo()
  expect(tab.cart()).toBe('phone*3 strap*1')
  expect(tab.favouriteIds()).toStrictEqual(['strap'])
})

it('leaves a favourite where it is, also with Undo', async () => {
  const tab = await openFullTab()
  tab.saveForLater(strap)
  expect(tab.cart()).toBe('phone*3')
  expect(tab.favouriteIds()).toStrictEqual(['strap'])
  tab.undo()
  expect(tab.cart()).toBe('phone*3 strap*1')
  expect(tab.favouriteIds()).toStrictEqual(['strap'])
})

it('keeps with Undo what was chosen since', async () => {
  const tab = await openFullTab()
  tab.saveForLater(phone)
  tab.change('strap', 4)
  tab.toggle(product({ id: 'case' }))
  tab.undo()
  expect(tab.cart()).toBe('phone*3 strap*5')
  expect(tab.favouriteIds()).toStrictEqual(['strap', 'case'])
})
