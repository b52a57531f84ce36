import { describe, expect, it, vi } from 'vitest'
import { openTab, ownBrowser, standInForWindow } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'

const phone = product({ id: 'phone' })
const strap = product({ id: 'strap' })

const { storage, fireStorageEvent } = ownBrowser()

describe.each<[string, () => unknown]>([
  [
    'refuses to be read and written',
    () => Object.assign(storage, { isReadable: false, isWritable: false }),
  ],
  ['refuses to be read', () => (storage.isReadable = false)],
  ['is full', () => (storage.isWritable = false)],
  ['is missing', () => standInForWindow()],
])('if storage %s', (_kind, prepare) => {
  it('the shop works from memory, and says so once', async () => {
    prepare()
    const tab = await openTab()
    tab.add(phone)
    tab.add(strap)
    tab.change('phone', 2)
    tab.toggle(phone)
    tab.toggle(strap)
    tab.toggle(phone)
    expect(tab.cart()).toBe('phone*3 strap*1')
    expect(tab.favouriteIds()).toStrictEqual(['strap'])
    await reported()
    tab.remove('phone')
    expect(tab.cart()).toBe('strap*1')
    tab.clear()
    expect(tab.cart()).toBe('')
    await reported()
    expect(tab.isRefused()).toBe(true)
    expect(tab.refusals.mock.calls.length).toBeLessThanOrEqual(1)
  })
})

it('says at once that storage cannot be read, before anything is chosen', async () => {
  storage.isReadable = false
  expect((await openTab()).isRefused()).toBe(true)
})

it('reports the refusal to a toast that is shown after it, and to none that has gone', async () => {
  storage.isWritable = false
  vi.resetModules()
  const { isStorageRefused, subscribeToTrouble, writeText } =
    await import('#src/state/browser-storage.ts')
  const listener = vi.fn()
  const unsubscribe = subscribeToTrouble(listener)
  unsubscribe()
  expect(isStorageRefused()).toBe(false)
  writeText('theme', '"dark"')
  expect(isStorageRefused()).toBe(true)
  await reported()
  expect(listener).not.toHaveBeenCalled()
})

it('writes nothing over a cart that it could not read', async () => {
  storage.texts.set('cartProducts', JSON.stringify([phone]))
  storage.isReadable = false
  const tab = await openTab()
  tab.add(strap)
  expect(tab.cartIds()).toStrictEqual(['strap'])
  expect(storage.json('cartProducts')).toStrictEqual([phone])
})

it('does not report full storage before there is something to keep', async () => {
  storage.isWritable = false
  const tab = await openTab()
  await reported()
  expect(tab.isRefused()).toBe(false)
  tab.toggle(phone)
  await reported()
  expect(tab.isRefused()).toBe(true)
  expect(tab.refusals).toHaveBeenCalledOnce()
})

it('shows what was kept before storage was full, and keeps everything again once there is room', async () => {
  ;(await openTab()).add(phone)
  storage.isWritable = false
  const tab = await openTab()
  tab.add(strap)
  tab.change('phone', 1)
  expect(tab.cart()).toBe('phone*2 strap*1')
  expect(storage.json('cartProducts')).toStrictEqual([phone])
  storage.isWritable = true
  tab.add(product({ id: 'case' }))
  expect((await openTab()).cartIds()).toStrictEqual(['phone', 'strap', 'case'])
})

it('keeps what is in memory when another tab changes the storage', async () => {
  storage.isWritable = false
  const tab = await openTab()
  tab.add(phone)
  fireStorageEvent('cartProducts')
  fireStorageEvent(null)
  expect(tab.cartIds()).toStrictEqual(['phone'])
})

it('opens with damaged state even if that cannot be put aside', async () => {
  storage.texts.set('cartProducts', '[null')
  storage.isWritable = false
  const tab = await openTab()
  tab.add(phone)
  expect(tab.cartIds()).toStrictEqual(['phone'])
  expect(storage.texts.get('cartProducts')).toBe('[null')
})

/** The shop reports a refusal in a microtask. */
async function reported(): Promise<void> {
  await Promise.resolve()
}
