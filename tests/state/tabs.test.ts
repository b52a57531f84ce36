import { describe, expect, it, vi } from 'vitest'
import { openTab, ownBrowser } from '#tests/support/open-tab.ts'
import { BrowserTabs } from '#tests/support/browser-tabs.ts'
import { product } from '#tests/support/products.ts'

const phone = product({ id: 'phone' })
const strap = product({ id: 'strap' })

const { storage, fireStorageEvent, hidePage, showPage } = ownBrowser()

describe('a value that an older release of the shop has written in another tab', () => {
  it('shows on the storage events', async () => {
    const tab = await openTab()
    const texts = {
      cartProducts: JSON.stringify([phone]),
      totalBill: '{"phone":3}',
      favorites: JSON.stringify([strap]),
    }
    for (const [key, text] of Object.entries(texts)) storage.texts.set(key, text)
    expect(tab.cart()).toBe('')
    for (const [key, to] of Object.entries(texts)) fireStorageEvent(key, { to })
    expect(tab.cart()).toBe('phone*3')
    expect(tab.favouriteIds()).toStrictEqual(['strap'])
  })

  it('shows when the page returns from the back/forward cache, where it got no events', async () => {
    const tab = await openTab()
    storage.texts.set('cartProducts', JSON.stringify([phone]))
    storage.texts.set('totalBill', '{"phone":2}')
    storage.texts.set('favorites', JSON.stringify([strap]))
    showPage(false)
    expect(tab.cart()).toBe('')
    showPage(true)
    expect(tab.cart()).toBe('phone*2')
    expect(tab.favouriteIds()).toStrictEqual(['strap'])
  })

  it('is ignored when its key belongs to another page', async () => {
    const tab = await openTab()
    storage.texts.set('favorites', JSON.stringify([strap]))
    fireStorageEvent('theme', { to: '"dark"' })
    expect(tab.favouriteIds()).toStrictEqual([])
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

it('two tabs show and keep the same, whichever of them has changed it', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.add(phone)
  one.change('phone', 4)
  other.add(strap)
  other.add(phone)
  other.change('phone', 1)
  expect(one.cart()).toBe('phone*6 strap*1')
  expect(other.lines()).toStrictEqual(one.lines())
  expect(storage.json('totalBill')).toStrictEqual({ phone: 6, strap: 1 })
  other.remove('phone')
  one.change('phone', 1)
  expect(one.cart()).toBe('strap*1')
  expect(storage.json('cartProducts')).toStrictEqual([strap])
  expect(storage.json('totalBill')).toStrictEqual({ strap: 1 })
  one.toggle(phone)
  other.toggle(strap)
  expect(other.favouriteIds()).toStrictEqual(['phone', 'strap'])
  expect(storage.json('favorites')).toStrictEqual([phone, strap])
})

describe('a value of an older release that this tab has overwritten at the same moment', () => {
  const watch = product({ id: 'watch' })

  it('returns to the cart with its quantity', async () => {
    const tab = await openTab()
    tab.add(phone)
    fireStorageEvent('cartProducts', { to: JSON.stringify([strap]) })
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

  it('does not bring back a product that the other tab removed', async () => {
    const tab = await openTab()
    tab.toggle(phone)
    const from = storage.texts.get('favorites')
    tab.toggle(strap)
    fireStorageEvent('favorites', { from, to: '[]' })
    expect(storage.json('favorites')).toStrictEqual([strap])
  })

  it('does not bring back a product that this tab removed', async () => {
    const tab = await openTab()
    tab.toggle(phone)
    tab.toggle(strap)
    const from = storage.texts.get('favorites')
    tab.toggle(phone)
    fireStorageEvent('favorites', { from, to: JSON.stringify([phone, strap, watch]) })
    expect(tab.favouriteIds()).toStrictEqual(['strap', 'watch'])
    expect(storage.json('favorites')).toStrictEqual([strap, watch])
  })

  it('is left as it is if the other tab wrote last', async () => {
    const tab = await openTab()
    tab.add(phone)
    const from = storage.texts.get('cartProducts')
    const to = JSON.stringify([strap])
    storage.texts.set('cartProducts', to)
    fireStorageEvent('cartProducts', { from, to })
    expect(tab.cartIds()).toStrictEqual(['strap'])
    expect(storage.texts.get('cartProducts')).toBe(to)
  })

  it('is left out if it is damaged, and its original string is kept', async () => {
    const tab = await openTab()
    tab.add(phone)
    const damaged = JSON.stringify([strap, { id: 'broken' }])
    fireStorageEvent('cartProducts', { to: damaged })
    expect(tab.cartIds()).toStrictEqual(['phone', 'strap'])
    expect(storage.texts.get('cartProducts.rejected')).toBe(damaged)
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
    const to = JSON.stringify([strap])
    storage.texts.set('cartProducts', to)
    fireStorageEvent('cartProducts', { to })
    expect(tab.cartIds()).toStrictEqual(['phone', 'watch', 'strap'])
    storage.isWritable = true
    tab.change('phone', 1)
    expect(storage.json('cartProducts')).toStrictEqual([phone, watch, strap])
  })
})

/** Two tabs; one may hang while the other acts. */
async function openTwo() {
  const browser = await BrowserTabs.open()
  const [quick, busy] = browser.tabs
  if (!quick || !busy) throw new Error('The browser has no two tabs')
  /** What both tabs show, and the storage keeps under this key. */
  const expectPersisted = (
    look: (page: Page) => unknown,
    shown: unknown,
    key: string,
    kept: unknown,
  ) => {
    for (const tab of browser.tabs) expect(tab.do(look)).toStrictEqual(shown)
    expect(JSON.parse(browser.texts.get(key) ?? '')).toStrictEqual(kept)
  }
  return {
    browser,
    quick,
    busy,
    settle: () => {
      browser.settle()
    },
    expectPersisted,
  }
}

type Page = Awaited<ReturnType<typeof openTab>>

const cart = (page: Page) => page.cart()
const favourites = (page: Page) => page.favouriteIds()

describe('a tab that hangs, and then acts on what it showed before', () => {
  const watch = product({ id: 'watch' })

  it('brings nothing back that another tab has removed, and loses nothing that one has added', async () => {
    const { quick, busy, settle, expectPersisted } = await openTwo()
    quick.do((page) => {
      page.toggle(phone)
      page.toggle(strap)
      page.compare(phone)
    })
    settle()
    quick.do((page) => {
      page.toggle(phone)
      page.compare(phone)
      page.toggle(watch)
    })
    busy.do((page) => page.toggle(strap))
    settle()
    expectPersisted(favourites, ['watch'], 'favorites', [watch])
    expectPersisted((page) => page.comparedIds(), [], 'comparedProducts', [])
  })

  it('loses nothing if texts arrive long before the messages that tell of them', async () => {
    const { browser, quick, busy, settle, expectPersisted } = await openTwo()
    for (const [tab, entry] of [
      [quick, phone],
      [busy, strap],
    ] as const) {
      tab.do((page) => page.add(entry))
      tab.do((page) => page.toggle(entry))
    }
    for (const tab of browser.tabs) while (tab.receiveWrite() || tab.runTimer());
    settle()
    expectPersisted(cart, 'phone*1 strap*1', 'cartProducts', [phone, strap])
    expectPersisted(favourites, ['phone', 'strap'], 'favorites', [phone, strap])
  })

  it('adds its pieces to those of the others: one and six presses are seven more', async () => {
    const { quick, busy, settle, expectPersisted } = await openTwo()
    quick.do((page) => page.add(phone))
    settle()
    for (let times = 0; times < 6; times++) quick.do((page) => page.change('phone', 1))
    busy.do((page) => page.change('phone', 1))
    settle()
    expectPersisted(cart, 'phone*8', 'totalBill', { phone: 8 })
  })

  it('adds no pieces to a line that was removed meanwhile', async () => {
    const { quick, busy, settle, expectPersisted } = await openTwo()
    quick.do((page) => page.add(phone))
    settle()
    quick.do((page) => page.remove('phone'))
    busy.do((page) => page.change('phone', 4))
    settle()
    expectPersisted(cart, '', 'cartProducts', [])
    quick.do((page) => page.add(phone))
    settle()
    expectPersisted(cart, 'phone*1', 'cartProducts', [phone])
  })

  it('writes the right text again although it was closed at once', async () => {
    const { browser, quick, busy, settle, expectPersisted } = await openTwo()
    quick.do((page) => page.toggle(phone))
    busy.do((page) => page.toggle(strap))
    browser.close(busy)
    settle()
    expectPersisted(favourites, ['phone', 'strap'], 'favorites', [phone, strap])
  })

  it('adds its pieces to a line of which another tab has a new description', async () => {
    const { quick, busy, settle, expectPersisted } = await openTwo()
    quick.do((page) => page.add(phone))
    settle()
    const cheaper = { ...phone, price: 7 }
    quick.do((page) => page.replace([cheaper]))
    busy.do((page) => page.change('phone', 1))
    settle()
    expectPersisted(cart, 'phone*2', 'totalBill', { phone: 2 })
    expectPersisted(cart, 'phone*2', 'cartProducts', [cheaper])
  })
})

it('tabs stay in step if storage is full', async () => {
  const [one, other] = [await openTab(), await openTab()]
  storage.isWritable = false
  one.add(phone)
  other.change('phone', 2)
  expect(one.cart()).toBe('phone*3')
  expect(storage.texts.size).toBe(0)
})

it('a tab that opens asks the others what storage does not say yet', async () => {
  const one = await openTab()
  one.toggle(phone)
  storage.texts.set('favorites', '[]')
  const other = await openTab()
  expect(other.favouriteIds()).toStrictEqual(['phone'])
})

it('works by storage events if the browser has no channel', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tab = await openTab()
  tab.toggle(phone)
  const from = storage.texts.get('favorites')
  fireStorageEvent('favorites', { from, to: JSON.stringify([phone, strap]) })
  expect(tab.favouriteIds()).toStrictEqual(['phone', 'strap'])
  hidePage()
  showPage(true)
  tab.toggle(strap)
  expect(storage.json('favorites')).toStrictEqual([phone])
})

it('ignores messages that it cannot read', async () => {
  const [other, tab] = [await openTab(), await openTab()]
  const channel = new BroadcastChannel('gadgetry.kept')
  const fact = { id: 'x', time: 9e15, tab: 1, rank: 1, added: [], content: { id: 'x' } }
  for (const message of [
    null,
    7,
    { key: 'other', facts: [], text: '' },
    { key: 'favorites', facts: [fact, 7], text: '[]' },
  ]) {
    channel.postMessage(message)
  }
  expect(tab.favouriteIds()).toStrictEqual([])
  tab.toggle(phone)
  expect(other.favouriteIds()).toStrictEqual(['phone'])
})
