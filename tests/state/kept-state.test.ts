import { describe, expect, it } from 'vitest'
import { openTab, ownBrowser } from '../support/kept-state.ts'
import { product } from '../support/products.ts'

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
    expect(tab.lines()).toStrictEqual([])
    expect(tab.pieces()).toBe(0)
    expect(tab.favourites()).toStrictEqual([])
    expect(tab.isRefused()).toBe(false)
  })

  it('writes nothing to storage before something is chosen', async () => {
    await openTab()
    expect([...storage.texts]).toStrictEqual([])
  })
})

describe('the cart is kept', () => {
  it('as an array of whole products, and an object from id to quantity', async () => {
    const tab = await openTab()
    tab.add(phone)
    tab.add(strap)
    tab.change('strap', 2)
    expect(keysOfChoices()).toStrictEqual(['cartProducts', 'totalBill'])
    expect(storage.json('cartProducts')).toStrictEqual([phone, strap])
    expect(storage.json('totalBill')).toStrictEqual({ phone: 1, strap: 3 })
  })

  it('on every change', async () => {
    const tab = await openTab()
    tab.add(phone)
    expect(storage.json('totalBill')).toStrictEqual({ phone: 1 })
    tab.change('phone', 1)
    expect(storage.json('totalBill')).toStrictEqual({ phone: 2 })
    tab.remove('phone')
    expect(storage.json('cartProducts')).toStrictEqual([])
    expect(storage.json('totalBill')).toStrictEqual({})
  })

  it('empty after it was cleared, quantities included', async () => {
    const tab = await openTab()
    tab.add(phone)
    tab.change('phone', 4)
    tab.clear()
    expect(tab.lines()).toStrictEqual([])
    expect(storage.json('cartProducts')).toStrictEqual([])
    expect(storage.json('totalBill')).toStrictEqual({})
  })

  it('with the same quantity when a product that is in it is added again', async () => {
    const tab = await openTab()
    tab.add(phone)
    tab.change('phone', 2)
    tab.add(phone)
    expect(tab.lines()).toStrictEqual([['phone', 3]])
    expect(storage.json('totalBill')).toStrictEqual({ phone: 3 })
  })

  it('until the shop is opened again', async () => {
    const tab = await openTab()
    tab.add(phone)
    tab.add(strap)
    tab.change('phone', 1)
    const again = await openTab()
    expect(again.lines()).toStrictEqual([
      ['phone', 2],
      ['strap', 1],
    ])
    expect(again.pieces()).toBe(3)
    expect(again.isInCart('strap')).toBe(true)
    expect(again.isInCart('case')).toBe(false)
  })

  it.each(['__proto__', 'constructor', '7'])('for a product with the id %s', async (id) => {
    const tab = await openTab()
    tab.add(product({ id }))
    tab.change(id, 4)
    expect((await openTab()).lines()).toStrictEqual([[id, 5]])
    expect(storage.texts.get('totalBill')?.trim()).toBe(`{"${id}":5}`)
  })
})

describe('the favourites are kept', () => {
  it('as an array of whole products, on every change', async () => {
    const tab = await openTab()
    tab.toggle(strap)
    tab.toggle(phone)
    expect(keysOfChoices()).toStrictEqual(['favorites'])
    expect(storage.json('favorites')).toStrictEqual([strap, phone])
    tab.toggle(strap)
    expect(storage.json('favorites')).toStrictEqual([phone])
  })

  it('until the shop is opened again', async () => {
    ;(await openTab()).toggle(phone)
    const again = await openTab()
    expect(again.favourites()).toStrictEqual([phone])
    expect(again.isFavourite('phone')).toBe(true)
    expect(again.isFavourite('strap')).toBe(false)
    expect(again.lines()).toStrictEqual([])
  })
})

it('the first render of a page shows what is kept', async () => {
  const earlier = await openTab()
  earlier.add(phone)
  earlier.change('phone', 2)
  earlier.toggle(strap)
  expect((await openTab()).firstLook).toStrictEqual({
    cartIds: ['phone'],
    pieces: 3,
    favouriteIds: ['strap'],
  })
})

it('a newer description of a product replaces the kept one, and the quantity stays', async () => {
  const tab = await openTab()
  tab.add(phone)
  tab.add(strap)
  tab.change('phone', 2)
  tab.replace([{ ...phone, price: 899 }, product({ id: 'not in the cart' })])
  expect(storage.json('cartProducts')).toStrictEqual([{ ...phone, price: 899 }, strap])
  expect(storage.json('totalBill')).toStrictEqual({ phone: 3, strap: 1 })
})
