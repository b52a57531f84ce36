import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { HIGHEST_PRICE } from '#src/domain/product/product.ts'
import { openTab, ownBrowser } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'
import { tries } from '#tests/support/tries.ts'

const phone = product({ id: 'phone' })
const strap = product({ id: 'strap', category: 'accessories', price: 19.9 })

const { storage, fire, reset } = ownBrowser()

it('a first visit has empty lists and the system’s theme, and writes nothing', async () => {
  const tab = await openTab()
  expect([tab.cart(), tab.pieces(), tab.favourites()]).toStrictEqual(['', 0, []])
  expect([tab.theme(), tab.isRefused()]).toStrictEqual(['system', false])
  expect([...storage.texts]).toStrictEqual([])
})

it('the lists are stored on every change: whole products, and an object from id to quantity', async () => {
  const tab = await openTab()
  tab.add(phone)
  tab.add(strap)
  tab.change('strap', 2)
  tab.toggle(strap)
  expect(storage.json('cartProducts')).toStrictEqual([phone, strap])
  expect(storage.json('totalBill')).toStrictEqual({ phone: 1, strap: 3 })
  expect(storage.json('favorites')).toStrictEqual([strap])
  expect((await openTab()).firstLook).toStrictEqual([4, 'phone*1 strap*3', ['strap']])
  tab.remove('phone')
  expect(storage.json('totalBill')).toStrictEqual({ strap: 3 })
  tab.clear()
  expect(storage.json('cartProducts')).toStrictEqual([])
  expect(storage.json('totalBill')).toStrictEqual({})
})

it('without a window, as when the build draws a page, the lists are in memory', async () => {
  vi.stubGlobal('window', undefined)
  const tab = await openTab()
  tab.add(phone)
  expect([tab.cart(), tab.isRefused()]).toStrictEqual(['phone*1', false])
})

it('the theme is the latest choice, in all tabs and in storage', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.chooseTheme('dark')
  fire('storage')
  expect(other.theme()).toBe('dark')
  expect(storage.json('theme')).toBe('dark')
  other.chooseTheme('system')
  fire('storage')
  expect([one.theme(), storage.json('theme')]).toStrictEqual(['system', 'system'])
})

const FOLDER = `${import.meta.dirname}/persisted-versions`

/** Texts by key, and what the shop reads from them. */
const fixtureSchema = z.object({
  about: z.string(),
  texts: z.record(z.string(), z.string()),
  read: z.object({
    lines: z.array(z.tuple([z.string(), z.number()])),
    favourites: z.array(z.string()),
    viewed: z.array(z.string()),
    theme: z.string(),
    /** The keys whose texts hold something that could not be read. */
    rejected: z.array(z.string()),
  }),
})

describe.each(readdirSync(FOLDER))('the texts of %s', (file) => {
  const { texts, read } = fixtureSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')))
  const isRejected = (key: string) => key.endsWith('.rejected')

  beforeEach(() => Object.entries(texts).forEach(([key, text]) => storage.texts.set(key, text)))

  it('are read as far as they parse, and nothing is destroyed', async () => {
    const tab = await openTab()
    expect(tab.lines()).toStrictEqual(read.lines)
    expect(tab.favouriteIds()).toStrictEqual(read.favourites)
    expect(tab.viewed()).toStrictEqual(read.viewed)
    expect(tab.theme()).toBe(read.theme)
    const aside = [...storage.texts.keys()].filter(isRejected)
    expect(aside.sort()).toStrictEqual(read.rejected.map((key) => `${key}.rejected`))
    for (const [key, text] of Object.entries(texts)) expect(storage.texts.get(key)).toBe(text)
  })

  it('stay with what is chosen next', async () => {
    const tab = await openTab()
    const other = product({ id: 'other' })
    tab.add(other)
    tab.toggle(other)
    tab.view('other')
    const again = await openTab()
    expect(again.lines()).toStrictEqual([...read.lines, ['other', 1]])
    // Quantities without a product are dropped.
    expect(storage.json('totalBill')).toStrictEqual(Object.fromEntries(again.lines()))
    expect(again.favouriteIds()).toStrictEqual([...read.favourites, 'other'])
    expect(again.viewed()).toStrictEqual(['other', ...read.viewed])
    for (const key of read.rejected) expect(storage.texts.get(`${key}.rejected`)).toBe(texts[key])
  })
})

/** A product that an earlier visit may have stored. */
const validProduct = fc
  .record({
    id: fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('__proto__', 'toString', '0')),
    name: fc.string({ minLength: 1, unit: 'binary' }),
    price: fc.double({ min: 0, max: HIGHEST_PRICE, noNaN: true }),
  })
  .map((fields) => product(fields))

/** A product with one field that may be of a wrong type. */
const brokenProduct = fc
  .tuple(validProduct, fc.constantFrom(...Object.keys(product())), fc.jsonValue())
  .map(([valid, field, value]) => ({ ...valid, [field]: value }))

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc
    .array(fc.oneof(validProduct, brokenProduct, fc.jsonValue()), { maxLength: 8 })
    .map((list) => JSON.stringify(list)),
  fc
    .dictionary(fc.string(), fc.oneof(fc.integer(), fc.double(), fc.jsonValue()))
    .map((quantities) => JSON.stringify(quantities)),
)

it('with any texts in storage, from before or from another tab, the shop works and loses none of them', async () => {
  const keys = ['cartProducts', 'totalBill', 'favorites', 'viewedProducts', 'theme']
  await fc.assert(
    fc.asyncProperty(fc.tuple(anyText, anyText, anyText, anyText, anyText), async (values) => {
      reset()
      const early = await openTab()
      const texts = keys.map((key, index) => [key, values[index] ?? ''] as const)
      for (const [key, text] of texts) storage.texts.set(key, text)
      const tab = await openTab()
      fire('storage')
      expect(early.cart()).toBe(tab.cart())
      expect(early.favouriteIds()).toEqual(tab.favouriteIds())

      expect(Number.isSafeInteger(tab.pieces())).toBe(true)
      expect(tab.lines().every(([, pieces]) => pieces >= 1 && pieces <= 9_999)).toBe(true)
      expect(tab.favouriteIds()).toEqual([...new Set(tab.favouriteIds())])
      for (const [key, text] of texts) {
        expect([storage.texts.get(key), storage.texts.get(`${key}.rejected`)]).toContain(text)
      }
      tab.add(product({ id: 'added later' }))
      tab.view('viewed later')
      const again = await openTab()
      expect(again.cartIds()).toContain('added later')
      expect(again.lines()).toEqual(tab.lines())
      expect(again.viewed()).toEqual(tab.viewed())
    }),
    { ...tries(125), examples: [[['', 'null', '[{"id":"phone"', '{}', '5']]] },
  )
}, 600_000)
