import { describe, expect, it, vi } from 'vitest'
import type { Product } from '#src/domain/product/product.ts'
import { BrowserTabs, type Page } from '#tests/support/browser-tabs.ts'
import { openTab, ownBrowser } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'

const phone = product({ id: 'phone' })
const strap = product({ id: 'strap' })
const watch = product({ id: 'watch' })

const { storage, fireStorageEvent, hidePage, showPage } = ownBrowser()

const arrayOf = (...products: Product[]) => JSON.stringify(products)

describe('what an older release has written in another tab', () => {
  const texts = {
    cartProducts: arrayOf(phone),
    totalBill: '{"phone":3}',
    favorites: arrayOf(strap),
  }

  it('shows on the storage events', async () => {
    const tab = await openTab()
    for (const [key, text] of Object.entries(texts)) storage.texts.set(key, text)
    fireStorageEvent('theme', { to: '"dark"' })
    expect(tab.cart()).toBe('')
    for (const [key, to] of Object.entries(texts)) fireStorageEvent(key, { to })
    expect(tab.cart()).toBe('phone*3')
    expect(tab.favouriteIds()).toStrictEqual(['strap'])
  })

  it('shows when the page returns from the back/forward cache, where it got no events', async () => {
    const tab = await openTab()
    for (const [key, text] of Object.entries(texts)) storage.texts.set(key, text)
    showPage(false)
    expect(tab.cart()).toBe('')
    showPage(true)
    expect(tab.cart()).toBe('phone*3')
    expect(tab.favouriteIds()).toStrictEqual(['strap'])
  })
})

it.each([null, 'each key'])('is empty when storage was cleared (event for %s)', async (event) => {
  const tab = await openTab()
  tab.add(phone)
  tab.toggle(strap)
  storage.texts.clear()
  const keys = event === null ? [null] : ['cartProducts', 'totalBill', 'favorites']
  keys.forEach((key) => fireStorageEvent(key))
  expect(tab.cart()).toBe('')
  expect(tab.favourites()).toStrictEqual([])
  expect([...storage.texts]).toStrictEqual([])
})

describe('what an older release has written, and this tab has overwritten at the same moment,', () => {
  it('returns to the cart with its quantity', async () => {
    const tab = await openTab()
    tab.add(phone)
    fireStorageEvent('cartProducts', { to: arrayOf(strap) })
    fireStorageEvent('totalBill', { to: '{"strap":3}' })
    expect(tab.cart()).toBe('phone*1 strap*3')
    expect(storage.json('cartProducts')).toStrictEqual([phone, strap])
    expect(storage.json('totalBill')).toStrictEqual({ phone: 1, strap: 3 })
  })

  it('is restored as a quantity: the last one written', async () => {
    const tab = await openTab()
    tab.add(phone)
    tab.add(strap)
    const from = storage.texts.get('totalBill')
    tab.change('phone', 1)
    fireStorageEvent('totalBill', { from, to: '{"phone":5,"strap":7}' })
    expect(storage.json('totalBill')).toStrictEqual({ phone: 5, strap: 7 })
  })

  it('brings back no product that one of the tabs has removed', async () => {
    const tab = await openTab()
    tab.toggle(phone)
    const before = storage.texts.get('favorites')
    tab.toggle(strap)
    fireStorageEvent('favorites', { from: before, to: '[]' })
    expect(storage.json('favorites')).toStrictEqual([strap])
    const from = storage.texts.get('favorites')
    tab.toggle(strap)
    fireStorageEvent('favorites', { from, to: arrayOf(strap, watch) })
    expect(tab.favouriteIds()).toStrictEqual(['watch'])
    expect(storage.json('favorites')).toStrictEqual([watch])
  })

  it('is left as it is if the older release wrote last', async () => {
    const tab = await openTab()
    tab.add(phone)
    const from = storage.texts.get('cartProducts')
    const to = arrayOf(strap)
    storage.texts.set('cartProducts', to)
    fireStorageEvent('cartProducts', { from, to })
    expect(tab.cartIds()).toStrictEqual(['strap'])
    expect(storage.texts.get('cartProducts')).toBe(to)
  })

  it('is not written again if nothing was lost', async () => {
    const tab = await openTab()
    tab.add(phone)
    const write = vi.spyOn(storage, 'setItem')
    fireStorageEvent('cartProducts', { to: '[]' })
    fireStorageEvent('totalBill', { to: '{}' })
    expect(write).not.toHaveBeenCalled()
    expect(tab.cart()).toBe('phone*1')
  })

  it('is merged with what this tab holds in memory because storage is full', async () => {
    const tab = await openTab()
    storage.isWritable = false
    tab.add(phone)
    tab.add(watch)
    const to = arrayOf(strap)
    storage.texts.set('cartProducts', to)
    fireStorageEvent('cartProducts', { to })
    expect(tab.cartIds()).toStrictEqual(['phone', 'watch', 'strap'])
    storage.isWritable = true
    tab.change('phone', 1)
    expect(storage.json('cartProducts')).toStrictEqual([phone, watch, strap])
  })
})

describe('two tabs', () => {
  it('show and store the same, whichever of them has changed it', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.add(phone)
    one.change('phone', 4)
    other.add(strap)
    other.add(phone)
    other.change('phone', 1)
    expect(one.cart()).toBe('phone*6 strap*1')
    expect(other.cart()).toBe(one.cart())
    expect(storage.json('totalBill')).toStrictEqual({ phone: 6, strap: 1 })
    other.remove('phone')
    one.change('phone', 1)
    expect(one.cart()).toBe('strap*1')
    expect(storage.json('totalBill')).toStrictEqual({ strap: 1 })
  })

  it('stay in step if storage is full', async () => {
    const [one, other] = [await openTab(), await openTab()]
    storage.isWritable = false
    one.add(phone)
    other.change('phone', 2)
    expect(one.cart()).toBe('phone*3')
    expect(storage.texts.size).toBe(0)
  })

  it('follow storage events if the browser has no channel', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const tab = await openTab()
    tab.toggle(phone)
    const from = storage.texts.get('favorites')
    fireStorageEvent('favorites', { from, to: arrayOf(phone, strap) })
    expect(tab.favouriteIds()).toStrictEqual(['phone', 'strap'])
    hidePage()
    showPage(true)
    tab.toggle(strap)
    expect(storage.json('favorites')).toStrictEqual([phone])
  })
})

// Random presses at random moments: convergence.test.ts.
describe('a tab that hangs, and then acts on what it showed before', () => {
  /** Acts in one of two tabs, and then in the other, which has not heard of it yet. */
  async function inTurn(
    before: (page: Page) => unknown,
    quick: (page: Page) => unknown,
    busy: (page: Page) => unknown,
  ) {
    const browser = await BrowserTabs.open()
    const [first, second] = browser.tabs
    first?.do(before)
    browser.settle()
    first?.do(quick)
    second?.do(busy)
    browser.settle()
    const look = (page: Page) => `${page.cart()}, ${page.favouriteIds().join(' ')}`
    const [one, other] = browser.tabs.map((tab) => tab.do(look))
    expect(other).toBe(one)
    return { shown: one, browser, first }
  }

  it('brings nothing back that another tab has removed, and loses nothing that one has added', async () => {
    const { shown, browser } = await inTurn(
      (page) => [phone, strap].forEach(page.toggle),
      (page) => [phone, watch].forEach(page.toggle),
      (page) => page.toggle(strap),
    )
    expect(shown).toBe(', watch')
    expect(browser.json('favorites')).toStrictEqual([watch])
  })

  it('adds its pieces to those of the others: one and six presses are seven more', async () => {
    const { shown, browser } = await inTurn(
      (page) => page.add(phone),
      (page) => Array.from({ length: 6 }).forEach(() => page.change('phone', 1)),
      (page) => page.change('phone', 1),
    )
    expect(shown).toBe('phone*8, ')
    expect(browser.json('totalBill')).toStrictEqual({ phone: 8 })
  })

  it('adds no pieces to a line that was removed meanwhile', async () => {
    const { shown, browser, first } = await inTurn(
      (page) => page.add(phone),
      (page) => page.remove('phone'),
      (page) => page.change('phone', 4),
    )
    expect(shown).toBe(', ')
    first?.do((page) => page.add(phone))
    browser.settle()
    expect(browser.tabs.map((tab) => tab.do((page) => page.cart()))).toEqual(['phone*1', 'phone*1'])
  })

  it('adds its pieces to a line of which another tab has a new description', async () => {
    const cheaper = { ...phone, price: 7 }
    const { shown, browser } = await inTurn(
      (page) => page.add(phone),
      (page) => page.replace([cheaper]),
      (page) => page.change('phone', 1),
    )
    expect(shown).toBe('phone*2, ')
    expect(browser.json('cartProducts')).toStrictEqual([cheaper])
    expect(browser.json('totalBill')).toStrictEqual({ phone: 2 })
  })
})
