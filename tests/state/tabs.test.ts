import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  openTab,
  showPage,
  StandInStorage,
  standInForWindow,
  tellOfChange,
} from '../support/kept-state.ts'
import { product } from '../support/products.ts'

const phone = product({ id: 'phone' })
const strap = product({ id: 'strap' })

let storage: StandInStorage
let browser: EventTarget

beforeEach(() => {
  storage = new StandInStorage()
  browser = standInForWindow(storage)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what another tab has written shows', () => {
  it('in the cart, as soon as the browser tells of it', async () => {
    const tab = await openTab()
    storage.texts.set('cartProducts', JSON.stringify([phone]))
    storage.texts.set('totalBill', '{"phone":3}')
    expect(tab.lines()).toStrictEqual([])
    tellOfChange(browser, 'cartProducts')
    tellOfChange(browser, 'totalBill')
    expect(tab.lines()).toStrictEqual([['phone', 3]])
  })

  it('in the favourites, as soon as the browser tells of it', async () => {
    const tab = await openTab()
    storage.texts.set('favorites', JSON.stringify([strap]))
    tellOfChange(browser, 'favorites')
    expect(tab.favouriteIds()).toStrictEqual(['strap'])
  })

  it('when the page comes back from the page cache, where it heard nothing', async () => {
    const tab = await openTab()
    storage.texts.set('cartProducts', JSON.stringify([phone]))
    storage.texts.set('totalBill', '{"phone":2}')
    storage.texts.set('favorites', JSON.stringify([strap]))
    showPage(browser, false)
    expect(tab.lines()).toStrictEqual([])
    showPage(browser, true)
    expect(tab.lines()).toStrictEqual([['phone', 2]])
    expect(tab.favouriteIds()).toStrictEqual(['strap'])
  })

  it('not for a key that is another page’s', async () => {
    const tab = await openTab()
    storage.texts.set('favorites', JSON.stringify([strap]))
    tellOfChange(browser, 'theme')
    expect(tab.favouriteIds()).toStrictEqual([])
  })
})

it.each([null, 'each key'])('is empty when storage was cleared (told of %s)', async (told) => {
  const tab = await openTab()
  tab.add(phone)
  tab.toggle(strap)
  storage.texts.clear()
  const keys = told === null ? [null] : ['cartProducts', 'totalBill', 'favorites']
  keys.forEach((key) => tellOfChange(browser, key))
  expect(tab.lines()).toStrictEqual([])
  expect(tab.favourites()).toStrictEqual([])
  expect([...storage.texts]).toStrictEqual([])
})

describe('what another tab has just written, of which nobody has told yet, is not lost', () => {
  it('when a product is added', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.add(phone)
    one.change('phone', 4)
    other.add(strap)
    expect(other.lines()).toStrictEqual([
      ['phone', 5],
      ['strap', 1],
    ])
    expect(storage.json('cartProducts')).toStrictEqual([phone, strap])
    expect(storage.json('totalBill')).toStrictEqual({ phone: 5, strap: 1 })
  })

  it('when the same product is added', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.add(phone)
    one.change('phone', 4)
    other.add(phone)
    expect(other.lines()).toStrictEqual([['phone', 5]])
  })

  it('when a quantity changes', async () => {
    const one = await openTab()
    one.add(phone)
    const other = await openTab()
    one.change('phone', 1)
    one.add(strap)
    other.change('phone', 1)
    expect(storage.json('totalBill')).toStrictEqual({ phone: 3, strap: 1 })
  })

  it('when a line is removed, and a line that is gone stays out', async () => {
    const one = await openTab()
    one.add(phone)
    const other = await openTab()
    one.add(strap)
    other.remove('phone')
    expect(storage.json('cartProducts')).toStrictEqual([strap])
    one.change('phone', 1)
    expect(one.lines()).toStrictEqual([['strap', 1]])
    expect(storage.json('totalBill')).toStrictEqual({ strap: 1 })
  })

  it('when a favourite is marked', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.toggle(phone)
    other.toggle(strap)
    expect(storage.json('favorites')).toStrictEqual([phone, strap])
    expect(other.favouriteIds()).toStrictEqual(['phone', 'strap'])
  })
})

describe('what another tab has written in the same moment, and this one has gone over', () => {
  const watch = product({ id: 'watch' })

  it('comes back into the cart, once the browser tells of it', async () => {
    const tab = await openTab()
    tab.add(phone)
    tellOfChange(browser, 'cartProducts', JSON.stringify([strap]))
    tellOfChange(browser, 'totalBill', '{"strap":3}')
    expect(tab.lines()).toStrictEqual([
      ['phone', 1],
      ['strap', 3],
    ])
    expect(storage.json('cartProducts')).toStrictEqual([phone, strap])
    expect(storage.json('totalBill')).toStrictEqual({ phone: 1, strap: 3 })
  })

  it('comes back among the favourites', async () => {
    const tab = await openTab()
    tab.toggle(phone)
    tellOfChange(browser, 'favorites', JSON.stringify([strap]))
    expect(tab.favouriteIds()).toStrictEqual(['phone', 'strap'])
    expect(storage.json('favorites')).toStrictEqual([phone, strap])
  })

  it('stays out where this tab has just taken it out', async () => {
    const tab = await openTab()
    tab.add(phone)
    tab.add(strap)
    tab.remove('phone')
    tellOfChange(browser, 'cartProducts', JSON.stringify([phone, strap, watch]))
    tellOfChange(browser, 'totalBill', '{"phone":1,"strap":7,"watch":2}')
    expect(tab.lines()).toStrictEqual([
      ['strap', 1],
      ['watch', 2],
    ])
    expect(storage.json('totalBill')).toStrictEqual({ strap: 1, watch: 2 })
  })

  it('is nothing where that tab has written last', async () => {
    const tab = await openTab()
    tab.add(phone)
    storage.texts.set('cartProducts', JSON.stringify([strap]))
    tellOfChange(browser, 'cartProducts', JSON.stringify([strap]))
    expect(tab.cartIds()).toStrictEqual(['strap'])
  })

  it('is left out where it is damaged, and kept aside', async () => {
    const tab = await openTab()
    tab.add(phone)
    const damaged = JSON.stringify([strap, { id: 'broken' }])
    tellOfChange(browser, 'cartProducts', damaged)
    expect(tab.cartIds()).toStrictEqual(['phone', 'strap'])
    expect(storage.texts.get('cartProducts.rejected')).toBe(damaged)
  })

  it('is not written again where it has added nothing', async () => {
    const tab = await openTab()
    tab.add(phone)
    const write = vi.spyOn(storage, 'setItem')
    tellOfChange(browser, 'cartProducts', '[]')
    tellOfChange(browser, 'totalBill', '{}')
    tellOfChange(browser, 'cartProducts')
    expect(write).not.toHaveBeenCalled()
    expect(tab.lines()).toStrictEqual([['phone', 1]])
  })

  it('joins what a tab holds in memory for want of room', async () => {
    const tab = await openTab()
    storage.isWritable = false
    tab.add(phone)
    tab.add(watch)
    storage.texts.set('cartProducts', JSON.stringify([strap]))
    tellOfChange(browser, 'cartProducts', JSON.stringify([strap]))
    expect(tab.cartIds()).toStrictEqual(['phone', 'watch', 'strap'])
    storage.isWritable = true
    tab.change('phone', 1)
    expect(storage.json('cartProducts')).toStrictEqual([phone, watch, strap])
  })
})

it('brings two tabs into step once they are told', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.add(phone)
  other.add(strap)
  tellOfChange(browser, 'cartProducts')
  tellOfChange(browser, 'totalBill')
  expect(one.lines()).toStrictEqual(other.lines())
  expect(one.cartIds()).toStrictEqual(['phone', 'strap'])
})
