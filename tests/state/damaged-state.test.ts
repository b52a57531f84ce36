import { describe, expect, it, vi } from 'vitest'
import { openTab, ownBrowser } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'

const phone = product({ id: 'phone' })
const strap = product({ id: 'strap' })

const { storage, fireStorageEvent } = ownBrowser()

/** Strings that no release of the shop has ever written under a key. */
type Damage = readonly (readonly [kind: string, text: string])[]

const DAMAGED: Damage = [
  ['empty', ''],
  ['no JSON', 'undefined'],
  ['cut short', '[{"id":"phone"'],
  ['null', 'null'],
  ['a number', '5'],
  ['a string', '"phone"'],
]

describe.each<[string, Damage]>([
  ['cartProducts', [...DAMAGED, ['an object', '{"phone":1}']]],
  ['favorites', [...DAMAGED, ['an object', '{"length":1}']]],
  ['totalBill', [...DAMAGED, ['an array', '[1,2]']]],
])('if %s', (key, texts) => {
  it.each(texts)('is %s, the shop opens, and the string is put aside', async (_kind, text) => {
    storage.texts.set(key, text)
    const tab = await openTab()
    expect(tab.cart()).toBe('')
    expect(tab.favourites()).toStrictEqual([])
    expect(storage.texts.get(`${key}.rejected`)).toBe(text)
    expect(storage.texts.get(key)).toBe(text)
  })
})

describe.each([
  ['cartProducts', 'cartIds', 'add'],
  ['favorites', 'favouriteIds', 'toggle'],
] as const)('an array under %s that is partly wrong', (key, ids, choose) => {
  const text = JSON.stringify([null, phone, { ...strap, price: 'free' }, 'phone', [], strap])

  it('keeps what is valid, in order, and the original string beside it, also after the next choice', async () => {
    storage.texts.set(key, text)
    const tab = await openTab()
    expect(tab[ids]()).toStrictEqual(['phone', 'strap'])
    expect(storage.texts.get(`${key}.rejected`)).toBe(text)
    tab[choose](product({ id: 'case' }))
    expect(storage.json(key)).toStrictEqual([phone, strap, product({ id: 'case' })])
    expect((await openTab())[ids]()).toStrictEqual(['phone', 'strap', 'case'])
    expect(storage.texts.get(`${key}.rejected`)).toBe(text)
  })

  it('is read in the same way when another tab writes it', async () => {
    const tab = await openTab()
    storage.texts.set(key, text)
    fireStorageEvent(key, { to: text })
    expect(tab[ids]()).toStrictEqual(['phone', 'strap'])
    expect(storage.texts.get(`${key}.rejected`)).toBe(text)
  })

  it('keeps each product once, at its first index, and rejects nothing; an id may be a number', async () => {
    storage.texts.set(key, JSON.stringify([{ ...phone, id: 7 }, strap, { ...phone, id: '7' }]))
    expect((await openTab())[ids]()).toStrictEqual(['7', 'strap'])
    expect(storage.texts.has(`${key}.rejected`)).toBe(false)
  })
})

describe('a stored quantity', () => {
  it('out of range is brought into it, and nothing is rejected', async () => {
    storeQuantities('{"phone":2.7,"strap":0}', [phone, strap])
    expect((await openTab()).cart()).toBe('phone*2 strap*1')
    expect(storage.texts.has('totalBill.rejected')).toBe(false)
  })

  it('is left as it is beside an invalid one, whose string is put aside', async () => {
    storeQuantities('{"strap":"many","phone":4}', [phone, strap])
    expect((await openTab()).cart()).toBe('phone*4 strap*1')
    expect(storage.texts.get('totalBill.rejected')).toBe('{"strap":"many","phone":4}')
  })

  it('that is missing is one piece', async () => {
    storage.texts.set('cartProducts', JSON.stringify([phone]))
    expect((await openTab()).cart()).toBe('phone*1')
    storeQuantities('{}')
    expect((await openTab()).cart()).toBe('phone*1')
  })

  it('without a product counts for nothing, and is dropped on the next change', async () => {
    storeQuantities('{"phone":2,"gone":50}')
    const tab = await openTab()
    expect(tab.pieces()).toBe(2)
    tab.change('phone', 1)
    expect(storage.json('totalBill')).toStrictEqual({ phone: 3 })
  })
})

function storeQuantities(text: string, products = [phone]): void {
  storage.texts.set('cartProducts', JSON.stringify(products))
  storage.texts.set('totalBill', text)
}

it('puts a damaged string aside once, however often it is read', async () => {
  storage.texts.set('cartProducts', '[null]')
  const write = vi.spyOn(storage, 'setItem')
  const tab = await openTab()
  tab.toggle(phone)
  tab.undo()
  await openTab()
  expect(write.mock.calls.filter(([key]) => key === 'cartProducts.rejected')).toHaveLength(1)
})
