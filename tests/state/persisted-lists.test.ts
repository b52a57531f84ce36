import { describe, expect, it, vi } from 'vitest'
import { openTab, ownBrowser } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'

const phone = product({ id: 'phone' })
const strap = product({ id: 'strap', category: 'accessories', price: 19.9 })

const { storage } = ownBrowser()

/** All keys but that of the version. */
function keysOfChoices(): string[] {
  return [...storage.texts.keys()].filter((key) => key !== 'keptVersion').sort()
}

describe('a first visit', () => {
  it('starts with an empty cart and no favourites', async () => {
    const tab = await openTab()
    expect(tab.cart()).toBe('')
    expect(tab.pieces()).toBe(0)
    expect(tab.favourites()).toStrictEqual([])
    expect(tab.isRefused()).toBe(false)
  })
})

it('a press that changes nothing writes nothing', async () => {
  const tab = await openTab()
  tab.toggle(phone)
  const write = vi.spyOn(storage, 'setItem')
  tab.replaceFavourites([strap])
  expect(write).not.toHaveBeenCalled()
})

it('without a window, as when the build draws a page, the lists are in memory', async () => {
  vi.stubGlobal('window', undefined)
  const tab = await openTab()
  tab.add(phone)
  expect(tab.cart()).toBe('phone*1')
  expect(tab.isRefused()).toBe(false)
})

describe('the cart is kept', () => {
  it('on every change, as an array of whole products, and an object from id to quantity', async () => {
    const tab = await openTab()
    tab.add(phone)
    tab.add(strap)
    tab.change('strap', 2)
    expect(keysOfChoices()).toStrictEqual(['cartProducts', 'totalBill'])
    expect(storage.json('cartProducts')).toStrictEqual([phone, strap])
    expect(storage.json('totalBill')).toStrictEqual({ phone: 1, strap: 3 })
    tab.remove('phone')
    expect(storage.json('cartProducts')).toStrictEqual([strap])
    expect(storage.json('totalBill')).toStrictEqual({ strap: 3 })
    tab.clear()
    expect(tab.cart()).toBe('')
    expect(storage.json('cartProducts')).toStrictEqual([])
    expect(storage.json('totalBill')).toStrictEqual({})
  })

  it.each(['__proto__', 'constructor', '7'])('for a product with the id %s', async (id) => {
    const tab = await openTab()
    tab.add(product({ id }))
    tab.change(id, 4)
    expect((await openTab()).lines()).toStrictEqual([[id, 5]])
    expect(storage.texts.get('totalBill')?.trim()).toBe(`{"${id}":5}`)
  })
})

it('the favourites are kept as an array of whole products, on every change', async () => {
  const tab = await openTab()
  tab.toggle(strap)
  tab.toggle(phone)
  expect(keysOfChoices()).toStrictEqual(['favorites'])
  expect(storage.json('favorites')).toStrictEqual([strap, phone])
  tab.toggle(strap)
  expect(storage.json('favorites')).toStrictEqual([phone])
})

it('the first render of a page shows what is kept', async () => {
  const earlier = await openTab()
  earlier.add(phone)
  earlier.change('phone', 2)
  earlier.toggle(strap)
  const again = await openTab()
  expect(again.firstLook).toStrictEqual({ cartIds: ['phone'], pieces: 3, favouriteIds: ['strap'] })
  expect([again.isInCart('phone'), again.isInCart('strap')]).toStrictEqual([true, false])
  expect([again.isFavourite('phone'), again.isFavourite('strap')]).toStrictEqual([false, true])
})

it('a newer description of a product replaces the kept one, and the quantity stays', async () => {
  const tab = await openTab()
  tab.toggle(strap)
  tab.toggle(phone)
  tab.replaceFavourites([{ ...phone, price: 899 }, product({ id: 'no favourite' })])
  expect(storage.json('favorites')).toStrictEqual([strap, { ...phone, price: 899 }])
  tab.add(phone)
  tab.add(strap)
  tab.change('phone', 2)
  tab.replace([{ ...phone, price: 899 }, product({ id: 'not in the cart' })])
  expect(storage.json('cartProducts')).toStrictEqual([{ ...phone, price: 899 }, strap])
  expect(storage.json('totalBill')).toStrictEqual({ phone: 3, strap: 1 })
})
