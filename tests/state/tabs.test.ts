import { describe, expect, it, vi } from 'vitest'
import type { Product } from '#src/domain/product/product.ts'
import { BrowserTabs, type Page } from '#tests/support/browser-tabs.ts'
import { openTab, ownBrowser } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'

// Random presses at random moments: convergence.test.ts.

const phone = product({ id: 'phone' })
const strap = product({ id: 'strap' })
const watch = product({ id: 'watch' })

const { storage, fireStorageEvent, hidePage, showPage, runTimers } = ownBrowser()

const arrayOf = (...products: Product[]) => JSON.stringify(products)

describe('what an older release or a person has written', () => {
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
    expect([tab.cart(), tab.favouriteIds()]).toStrictEqual(['phone*3', ['strap']])
  })

  it('shows when the page returns from the back/forward cache, where it got no events', async () => {
    const tab = await openTab()
    for (const [key, text] of Object.entries(texts)) storage.texts.set(key, text)
    showPage(false)
    expect(tab.cart()).toBe('')
    showPage(true)
    expect([tab.cart(), tab.favouriteIds()]).toStrictEqual(['phone*3', ['strap']])
  })

  it('is told to the other tabs, once', async () => {
    await openTab()
    const other = openChannel()
    const to = arrayOf(phone)
    storage.texts.set('favorites', to)
    fireStorageEvent('favorites', { to })
    expect(other.heard()).toMatchObject([{ key: 'favorites', facts: [{ id: 'phone', added: [] }] }])
    fireStorageEvent('favorites', { to })
    expect(other.heard()).toEqual([])
  })

  it('returns to the cart with its quantity if this tab has overwritten it', async () => {
    const tab = await openTab()
    tab.add(phone)
    const write = vi.spyOn(storage, 'setItem')
    fireStorageEvent('cartProducts', { to: '[]' })
    expect(write).not.toHaveBeenCalled()
    fireStorageEvent('cartProducts', { to: arrayOf(strap) })
    fireStorageEvent('totalBill', { to: '{"strap":3}' })
    expect(tab.cart()).toBe('phone*1 strap*3')
    expect(storage.json('cartProducts')).toStrictEqual([phone, strap])
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

  it('is left as it is if that was the last write', async () => {
    const tab = await openTab()
    tab.add(phone)
    const from = storage.texts.get('cartProducts')
    const to = arrayOf(strap)
    storage.texts.set('cartProducts', to)
    fireStorageEvent('cartProducts', { from, to })
    expect(tab.cartIds()).toStrictEqual(['strap'])
    expect(storage.texts.get('cartProducts')).toBe(to)
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

it.each([null, 'each key'])('is empty when storage was cleared (event for %s)', async (event) => {
  const tab = await openTab()
  tab.add(phone)
  tab.toggle(strap)
  storage.texts.clear()
  const keys = event === null ? [null] : ['cartProducts', 'totalBill', 'favorites']
  keys.forEach((key) => fireStorageEvent(key))
  expect([tab.cart(), tab.favourites()]).toStrictEqual(['', []])
  expect([...storage.texts]).toStrictEqual([])
})

it('ignores the news that a key is gone which has been written again', async () => {
  const tab = await openTab()
  tab.toggle(phone)
  fireStorageEvent('favorites', { from: storage.texts.get('favorites') })
  expect(tab.favouriteIds()).toStrictEqual(['phone'])
})

it('two tabs stay in step if storage is full', async () => {
  const [one, other] = [await openTab(), await openTab()]
  storage.isWritable = false
  one.add(phone)
  other.change('phone', 2)
  expect(one.cart()).toBe('phone*3')
  expect(storage.texts.size).toBe(0)
})

it('follows storage events if the browser has no channel', async () => {
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

it('a tab that hangs adds no pieces to a line that was removed meanwhile', async () => {
  const browser = await BrowserTabs.open()
  const [quick, busy] = browser.tabs
  const carts = () => browser.tabs.map((tab) => tab.do((page: Page) => page.cart()))
  quick?.do((page) => page.add(phone))
  browser.settle()
  quick?.do((page) => page.remove('phone'))
  busy?.do((page) => page.change('phone', 4))
  browser.settle()
  expect(carts()).toEqual(['', ''])
  quick?.do((page) => page.add(phone))
  browser.settle()
  expect(carts()).toEqual(['phone*1', 'phone*1'])
})

/** Another tab, which hears all messages. */
function openChannel() {
  const heard: unknown[] = []
  const channel = new BroadcastChannel('gadgetry.kept')
  channel.onmessage = ({ data }) => heard.push(data)
  return {
    /** The messages since the last call. */
    heard: () => heard.splice(0),
    send: (message: unknown) => channel.postMessage(message),
    tell: (...facts: object[]) => channel.postMessage({ key: 'favorites', facts }),
  }
}

/** A favourite as every release sends it. */
const favourite = (content = phone, more = {}) => ({
  id: content.id,
  content,
  time: 1,
  tab: 0.5,
  rank: 1,
  added: [],
  ...more,
})

describe('the channel of all tabs', () => {
  it('is asked for each list when a tab opens, and when it returns from the back/forward cache', async () => {
    const other = openChannel()
    await openTab()
    const asked = other.heard()
    const lists = ['cartProducts', 'totalBill', 'favorites', 'comparedProducts', 'viewedProducts']
    expect(asked).toEqual([...lists, 'theme'].map((key) => ({ key })))
    hidePage()
    showPage(false)
    expect(other.heard()).toEqual([])
    showPage(true)
    expect(other.heard()).toEqual(asked)
  })

  it('gets the entries of the list that is asked for, in the form of the first release: a negative time for one that was only read', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1e12)
    vi.spyOn(Math, 'random').mockReturnValue(0.25)
    storage.texts.set('favorites', arrayOf(phone))
    const tab = await openTab()
    const other = openChannel()
    other.send({ key: 'cartProducts' })
    expect(other.heard()).toEqual([])
    other.send({ key: 'favorites' })
    const read = favourite(phone, { time: -1e12, tab: 0.25, rank: 0 })
    expect(other.heard()).toEqual([{ key: 'favorites', facts: [read] }])
    tab.toggle(strap)
    const added = favourite(strap, { time: 1e12, tab: 0.25, rank: 1e12 })
    expect(other.heard()).toEqual([{ key: 'favorites', facts: [added] }])
    storage.texts.set('favorites', '[]')
    expect((await openTab()).favouriteIds()).toStrictEqual(['phone', 'strap'])
  })

  it('neither reaches nor hears a page in the back/forward cache, whose strings do not say that it has', async () => {
    const tab = await openTab()
    const other = openChannel()
    tab.toggle(strap)
    expect(storage.texts.get('favorites')).toMatch(/\] $/)
    hidePage()
    other.heard()
    other.tell(favourite())
    expect(tab.favouriteIds()).toStrictEqual(['strap'])
    tab.toggle(strap)
    expect(other.heard()).toEqual([])
    expect(storage.texts.get('favorites')).toBe('[]')
    // It returns as another tab: what it adds is not taken for what it has added before.
    vi.spyOn(Math, 'random').mockReturnValue(0.75)
    showPage(true)
    other.heard()
    tab.toggle(phone)
    expect(other.heard()).toMatchObject([{ facts: [{ tab: 0.75 }] }])
  })

  it('takes a change as later than all that its tab has heard of, even if its clock is behind', async () => {
    const [tab, behind] = [await openTab(), await openTab()]
    openChannel().tell(favourite(phone, { time: 9e15 }))
    expect(behind.favouriteIds()).toStrictEqual(['phone'])
    tab.toggle(phone)
    expect(behind.favouriteIds()).toStrictEqual([])
  })

  it('is heard before storage, where it is written a moment later, once', async () => {
    const tab = await openTab()
    const other = openChannel()
    const write = vi.spyOn(storage, 'setItem')
    other.tell(favourite())
    vi.advanceTimersByTime(200)
    const [before] = tab.favourites()
    other.tell(favourite(phone, { time: 2 }), favourite(strap, { rank: 2 }))
    // What is the same does not render again.
    expect(tab.favourites()[0]).toBe(before)
    vi.advanceTimersByTime(200)
    expect(write).not.toHaveBeenCalled()
    runTimers()
    expect(storage.json('favorites')).toStrictEqual([phone, strap])
    storage.texts.set('favorites', JSON.stringify([phone, strap], undefined, 2))
    write.mockClear()
    other.tell(favourite())
    runTimers()
    expect(write).not.toHaveBeenCalled()
  })

  it('knows better than a string of another tab that tells what it changes', async () => {
    const tab = await openTab()
    tab.toggle(phone)
    tab.toggle(phone)
    fireStorageEvent('favorites', { to: `${arrayOf(phone, strap)} ` })
    expect(tab.favouriteIds()).toStrictEqual(['strap'])
    expect(storage.json('favorites')).toStrictEqual([strap])
  })

  it('may have messages that cannot be read', async () => {
    const [other, tab] = [await openTab(), await openTab()]
    const channel = openChannel()
    for (const message of [null, 7, { key: 'other', facts: [] }]) channel.send(message)
    channel.send({ key: 'favorites', facts: [favourite(phone, { content: { id: 'x' } }), 7] })
    expect(tab.favouriteIds()).toStrictEqual([])
    tab.toggle(phone)
    expect(other.favouriteIds()).toStrictEqual(['phone'])
  })
})
