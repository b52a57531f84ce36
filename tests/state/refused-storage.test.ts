import { expect, it } from 'vitest'
import { openTab, ownBrowser, standInForWindow } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'

const phone = product({ id: 'phone' })
const strap = product({ id: 'strap' })

const { storage, fire } = ownBrowser()

/** The shop reports a refusal in a microtask. */
const reported = () => Promise.resolve()

it.each<[string, () => unknown, boolean]>([
  ['refuses to be read', () => (storage.isReadable = false), true],
  ['is full', () => (storage.isWritable = false), false],
  ['is missing', () => standInForWindow(), true],
])(
  'if storage %s, the shop works from memory, and says so once',
  async (_kind, prepare, isAtOnce) => {
    prepare()
    const tab = await openTab()
    await reported()
    expect(tab.isRefused()).toBe(isAtOnce)
    tab.add(phone)
    tab.add(strap)
    tab.change('phone', 2)
    tab.toggle(phone)
    tab.toggle(strap)
    tab.toggle(phone)
    await reported()
    expect(tab.cart()).toBe('phone*3 strap*1')
    expect(tab.favouriteIds()).toStrictEqual(['strap'])
    tab.clear()
    await reported()
    expect(tab.cart()).toBe('')
    expect(tab.isRefused()).toBe(true)
    expect(tab.refusals.mock.calls.length).toBeLessThanOrEqual(1)
  },
)

it('writes nothing over a cart that it could not read', async () => {
  storage.texts.set('cartProducts', JSON.stringify([phone]))
  storage.isReadable = false
  const tab = await openTab()
  tab.add(strap)
  expect(tab.cart()).toBe('strap*1')
  expect(storage.json('cartProducts')).toStrictEqual([phone])
})

it('shows what was stored before storage was full, and stores everything again as soon as it fits', async () => {
  ;(await openTab()).add(phone)
  storage.isWritable = false
  const tab = await openTab()
  tab.add(strap)
  tab.change('phone', 1)
  expect(tab.cart()).toBe('phone*2 strap*1')
  expect(storage.json('cartProducts')).toStrictEqual([phone])
  storage.isWritable = true
  tab.add(product({ id: 'case' }))
  expect((await openTab()).cart()).toBe('phone*2 strap*1 case*1')
})

it('keeps what is in memory when another tab changes the storage', async () => {
  storage.isWritable = false
  const tab = await openTab()
  tab.add(phone)
  fire('storage')
  expect(tab.cart()).toBe('phone*1')
})

it('opens with damaged state even if its text cannot be stored again', async () => {
  storage.texts.set('cartProducts', '[null')
  storage.isWritable = false
  const tab = await openTab()
  tab.add(phone)
  expect(tab.cart()).toBe('phone*1')
  expect(storage.texts.get('cartProducts')).toBe('[null')
})
