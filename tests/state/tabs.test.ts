import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  fireStorageEvent,
  openTab,
  showPage,
  StandInStorage,
  standInForWindow,
} from '../support/kept-state.ts'
import { product } from '../support/products.ts'

const phone = product({ id: 'phone' })
const strap = product({ id: 'strap' })

let storage: StandInStorage
let browser: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  storage = new StandInStorage()
  browser = standInForWindow(storage)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a change made in another tab', () => {
  it('shows in the cart on the storage event', async () => {
    const tab = await openTab()
    storage.texts.set('cartProducts', JSON.stringify([phone]))
    storage.texts.set('totalBill', '{"phone":3}')
    expect(tab.lines()).toStrictEqual([])
    fireStorageEvent(browser, 'cartProducts')
    fireStorageEvent(browser, 'totalBill')
    expect(tab.lines()).toStrictEqual([['phone', 3]])
  })

  it('shows in the favourites on the storage event', async () => {
    const tab = await openTab()
    storage.texts.set('favorites', JSON.stringify([strap]))
    fireStorageEvent(browser, 'favorites')
    expect(tab.favouriteIds()).toStrictEqual(['strap'])
  })

  it('shows when the page returns from the back/forward cache, where it got no events', async () => {
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

  it('is ignored when its key belongs to another page', async () => {
    const tab = await openTab()
    storage.texts.set('favorites', JSON.stringify([strap]))
    fireStorageEvent(browser, 'theme')
    expect(tab.favouriteIds()).toStrictEqual([])
  })
})

it.each([null, 'each key'])('is empty when storage was cleared (event for %s)', async (event) => {
  const tab = await openTab()
  tab.add(phone)
  tab.toggle(strap)
  storage.texts.clear()
  const keys = event === null ? [null] : ['cartProducts', 'totalBill', 'favorites']
  keys.forEach((key) => fireStorageEvent(browser, key))
  expect(tab.lines()).toStrictEqual([])
  expect(tab.favourites()).toStrictEqual([])
  expect([...storage.texts]).toStrictEqual([])
})

describe('a change made in another tab is not lost when this tab acts before the storage event', () => {
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

  it('when a line is removed, and a removed line does not return', async () => {
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

  it('when this tab has added the same product before', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.change('phone', 1)
    const empty = storage.texts.get('cartProducts')
    other.add(phone)
    const withPhone = storage.texts.get('cartProducts')
    one.remove('phone')
    other.add(phone)
    other.add(strap)
    fireStorageEvent(browser, 'cartProducts', { to: empty })
    fireStorageEvent(browser, 'cartProducts', { from: withPhone, to: empty })
    vi.runAllTimers()
    expect(other.cartIds()).toStrictEqual(['phone', 'strap'])
  })

  it('when a favourite is marked', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.toggle(phone)
    other.toggle(strap)
    expect(storage.json('favorites')).toStrictEqual([phone, strap])
    expect(other.favouriteIds()).toStrictEqual(['phone', 'strap'])
  })
})

describe('a change that another tab made at the same moment, and this one has overwritten', () => {
  const watch = product({ id: 'watch' })

  it('returns to the cart with its quantity', async () => {
    const tab = await openTab()
    tab.add(phone)
    fireStorageEvent(browser, 'cartProducts', { to: JSON.stringify([strap]) })
    fireStorageEvent(browser, 'totalBill', { to: '{"strap":3}' })
    vi.runAllTimers()
    expect(tab.lines()).toStrictEqual([
      ['phone', 1],
      ['strap', 3],
    ])
    expect(storage.json('cartProducts')).toStrictEqual([phone, strap])
    expect(storage.json('totalBill')).toStrictEqual({ phone: 1, strap: 3 })
  })

  it('returns to the favourites', async () => {
    const tab = await openTab()
    tab.toggle(phone)
    fireStorageEvent(browser, 'favorites', { to: JSON.stringify([strap]) })
    vi.runAllTimers()
    expect(tab.favouriteIds()).toStrictEqual(['phone', 'strap'])
    expect(storage.json('favorites')).toStrictEqual([phone, strap])
  })

  it('is restored as a quantity, except where this tab has changed the same product', async () => {
    const tab = await openTab()
    tab.add(phone)
    tab.add(strap)
    const from = storage.texts.get('totalBill')
    tab.change('phone', 1)
    fireStorageEvent(browser, 'totalBill', { from, to: '{"phone":5,"strap":7}' })
    vi.runAllTimers()
    expect(storage.json('totalBill')).toStrictEqual({ phone: 2, strap: 7 })
  })

  it('does not bring back a product that the other tab removed', async () => {
    const tab = await openTab()
    tab.toggle(phone)
    const from = storage.texts.get('favorites')
    tab.toggle(strap)
    fireStorageEvent(browser, 'favorites', { from, to: '[]' })
    vi.runAllTimers()
    expect(storage.json('favorites')).toStrictEqual([strap])
  })

  it('does not bring back a product that this tab removed', async () => {
    const tab = await openTab()
    tab.toggle(phone)
    tab.toggle(strap)
    const from = storage.texts.get('favorites')
    tab.toggle(phone)
    fireStorageEvent(browser, 'favorites', { from, to: JSON.stringify([phone, strap, watch]) })
    vi.runAllTimers()
    expect(tab.favouriteIds()).toStrictEqual(['strap', 'watch'])
    expect(storage.json('favorites')).toStrictEqual([strap, watch])
  })

  it('is left as it is where the other tab wrote last', async () => {
    const tab = await openTab()
    tab.add(phone)
    const from = storage.texts.get('cartProducts')
    const to = JSON.stringify([strap])
    storage.texts.set('cartProducts', to)
    fireStorageEvent(browser, 'cartProducts', { from, to })
    vi.runAllTimers()
    expect(tab.cartIds()).toStrictEqual(['strap'])
    expect(storage.texts.get('cartProducts')).toBe(to)
  })

  it('is left out where it is damaged, and its original text is kept', async () => {
    const tab = await openTab()
    tab.add(phone)
    const damaged = JSON.stringify([strap, { id: 'broken' }])
    fireStorageEvent(browser, 'cartProducts', { to: damaged })
    vi.runAllTimers()
    expect(tab.cartIds()).toStrictEqual(['phone', 'strap'])
    expect(storage.texts.get('cartProducts.rejected')).toBe(damaged)
  })

  it('is not written again where nothing was lost', async () => {
    const tab = await openTab()
    tab.add(phone)
    const write = vi.spyOn(storage, 'setItem')
    fireStorageEvent(browser, 'cartProducts', { to: '[]' })
    fireStorageEvent(browser, 'totalBill', { to: '{}' })
    vi.runAllTimers()
    expect(write).not.toHaveBeenCalled()
    expect(tab.lines()).toStrictEqual([['phone', 1]])
  })

  it('is merged with what this tab holds in memory because storage is full', async () => {
    const tab = await openTab()
    storage.isWritable = false
    tab.add(phone)
    tab.add(watch)
    const to = JSON.stringify([strap])
    storage.texts.set('cartProducts', to)
    fireStorageEvent(browser, 'cartProducts', { to })
    vi.runAllTimers()
    expect(tab.cartIds()).toStrictEqual(['phone', 'watch', 'strap'])
    storage.isWritable = true
    tab.change('phone', 1)
    expect(storage.json('cartProducts')).toStrictEqual([phone, watch, strap])
  })
})

describe('a product that another tab adds and removes while this one is busy stays removed', () => {
  const added = JSON.stringify([phone, strap])

  /** The other tab has added the strap and removed it again; neither storage event has arrived yet. */
  async function openBusyTab() {
    const tab = await openTab()
    tab.toggle(phone)
    tab.add(phone)
    const kept = storage.texts.get('favorites')
    return {
      tab,
      steps: [
        { from: kept, to: added },
        { from: added, to: kept },
      ],
    }
  }

  it.each(['favorites', 'cartProducts'])('under %s', async (key) => {
    const { tab, steps } = await openBusyTab()
    for (const step of steps) {
      fireStorageEvent(browser, key, step)
      expect(storage.json(key)).toStrictEqual([phone])
    }
    vi.runAllTimers()
    expect(storage.json(key)).toStrictEqual([phone])
    expect(tab.favouriteIds()).toStrictEqual(['phone'])
    expect(tab.cartIds()).toStrictEqual(['phone'])
  })

  it.each([
    ['', () => undefined],
    [', and long before the second one', () => vi.runAllTimers()],
  ])('when a waiting click is handled before the first event%s', async (_when, wait) => {
    const watch = product({ id: 'watch' })
    const { tab, steps } = await openBusyTab()
    tab.toggle(watch)
    for (const step of steps) {
      fireStorageEvent(browser, 'favorites', step)
      wait()
    }
    vi.runAllTimers()
    expect(storage.json('favorites')).toStrictEqual([phone, watch])
    expect(tab.favouriteIds()).toStrictEqual(['phone', 'watch'])
  })

  it('when this tab acts before its delayed merge', async () => {
    const { tab, steps } = await openBusyTab()
    for (const step of steps) fireStorageEvent(browser, 'favorites', step)
    tab.toggle(phone)
    vi.runAllTimers()
    expect(storage.json('favorites')).toStrictEqual([])
    expect(tab.favouriteIds()).toStrictEqual([])
  })
})

it('two tabs show the same after their storage events', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.add(phone)
  other.add(strap)
  fireStorageEvent(browser, 'cartProducts')
  fireStorageEvent(browser, 'totalBill')
  expect(one.lines()).toStrictEqual(other.lines())
  expect(one.cartIds()).toStrictEqual(['phone', 'strap'])
})
