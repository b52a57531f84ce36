import { deflateRawSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  listText,
  MOST_LINES,
  parseListText,
  type ListLine,
} from '#src/domain/sharing/list-text.ts'
import { parseSearch, stringifySearch } from '#src/domain/address/page-address.ts'
import { SharedListError } from '#src/domain/sharing/shared-list-error.ts'
import {
  MOST_PLAIN,
  readSharedLists,
  type SharedLists,
  sharedPreview,
  writeSharedLists,
} from '#src/domain/sharing/shared-lists.ts'
import { sharedSearchSchema } from '#src/domain/address/shared-search.ts'
import { ODD_IDS } from '#tests/support/hostile.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { product } from '#tests/support/products.ts'
import { tries } from '#tests/support/tries.ts'

const line = (id: string, quantity = 1): ListLine => ({ id, quantity })
const TOO_MANY = Array.from({ length: MOST_LINES + 1 }, (_, index) => line(String(index)))

it.each<[ListLine[], string]>([
  [[], ''],
  [[line('b', 2), line('a')], 'a_b*2'],
  [[line('a_b'), line('a*2'), line('~'), line('6.1')], '6~.1_a~*2_a~_b_~~'],
  [[line('100%'), line('é ü')], '100%_é ü'],
])('the list %o is written as "%s"', (lines, text) => {
  expect(listText(lines)).toBe(text)
})

it.each<[string, ListLine[]]>([
  ['b_a', [line('b'), line('a')]],
  ['a_', [line('a')]],
  ['iphone-6.1', [line('iphone-6.1')]],
  // Quantities are brought into their range.
  ['a*0_b*-3_c*2.7', [line('a', 1), line('b', 1), line('c', 2)]],
  [`a*${'9'.repeat(400)}`, [line('a', 9_999)]],
  // Repeated ids are one line.
  ['a*2_b_a*3', [line('a', 3), line('b')]],
])('the text "%s" is read as %o', (text, lines) => {
  expect(parseListText(text)).toEqual(lines)
})

it.each(['_', 'a__b', '*2', 'a*', 'a*b', 'a*2*3', 'a*1e3', 'a~', 'a~x', 'a*2_*'])(
  'the text "%s" is damaged',
  (text) => {
    expect(() => parseListText(text)).toThrow('This link is damaged or cut off.')
  },
)

/** The lists that an address with these parameters opens. */
async function throughAddress(lists: SharedLists): Promise<SharedLists> {
  const address = stringifySearch(await writeSharedLists(lists))
  return readSharedLists(sharedSearchSchema.parse(parseSearch(address)))
}

const ids = fc.oneof(
  fc.constantFrom(...catalogue.map(({ id }) => id)),
  fc.constantFrom(...ODD_IDS.filter((id) => id.length < 1000)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...Array.from('_*.~%+&=#a')), minLength: 1, maxLength: 6 }),
  // Not to be read as a packed list.
  fc.constantFrom('a.bc', 'b.'),
)

const carts = fc.uniqueArray(fc.record({ id: ids, quantity: fc.integer({ min: 1, max: 9_999 }) }), {
  selector: ({ id }) => id,
  maxLength: 60,
})

const anyLists = fc.record({ cart: carts, favourites: fc.uniqueArray(ids, { maxLength: 60 }) })

describe('a link', () => {
  it('holds any cart and favourites, for a catalogue that still has part of them', async () => {
    await fc.assert(
      fc.asyncProperty(anyLists, fc.func(fc.boolean()), async (lists, isSold) => {
        fc.pre(lists.cart.length + lists.favourites.length > 0)
        const read = await throughAddress(lists)
        expect(new Map(read.cart.map(({ id, quantity }) => [id, quantity]))).toEqual(
          new Map(lists.cart.map(({ id, quantity }) => [id, quantity])),
        )
        expect(new Set(read.favourites)).toEqual(new Set(lists.favourites))

        const all = [...new Set([...lists.cart.map(({ id }) => id), ...lists.favourites])]
        const sold = all.filter((id) => isSold(id)).map((id) => product({ id, itemId: 'any' }))
        const preview = sharedPreview(read, sold)
        const shown = [...preview.cart.map((each) => each.product), ...preview.favourites]
        expect(new Set([...shown.map(({ id }) => id), ...preview.gone])).toEqual(new Set(all))
        expect(preview.gone.some((id) => isSold(id))).toBe(false)
      }),
      tries(100),
    )
  })

  it('is plain while it is short, and raw deflate in base64url behind "a." when it is longer', async () => {
    const cartOf = async (count: number) => {
      const cart = catalogue.slice(0, count).map(({ id }) => line(id, 2))
      // The same link for the same lists in another order.
      cart.reverse()
      const { cart: text = '' } = await writeSharedLists({ cart, favourites: [] })
      return { text, plain: listText(cart) }
    }
    const short = await cartOf(3)
    expect(short.text).toBe(short.plain)
    const long = await cartOf(40)
    expect(long.plain.length).toBeGreaterThan(MOST_PLAIN)
    expect(long.text.length).toBeLessThan(long.plain.length / 2)
    const [, packed = ''] = /^a\.([\w-]+)$/.exec(long.text) ?? []
    expect(inflateRawSync(Buffer.from(packed, 'base64url')).toString()).toBe(long.plain)
  })

  it('is refused for too many products', async () => {
    const write = writeSharedLists({ cart: TOO_MANY, favourites: [] })
    await expect(write).rejects.toThrow('This list has too many products to be shared.')
  })
})

/** A packed text, whether or not it is a list. */
const packed = (text: string | Buffer) => `a.${deflateRawSync(text).toString('base64url')}`

describe('reading a link', () => {
  it.each([
    ['no list', {}, 'holds no products'],
    ['empty lists', { cart: '', favourites: '' }, 'holds no products'],
    ['a packed text that is cut off', { cart: packed('a_b*2').slice(0, -2) }, 'is damaged'],
    ['a packed text that is no list', { cart: packed('**') }, 'is damaged'],
    ['a packed list in another order', { cart: packed('b_a') }, 'is damaged'],
    ['a bomb of zeros', { cart: packed('0'.repeat(20_000_000)) }, 'is damaged'],
    ['a long text', { favourites: 'a'.repeat(40_000) }, 'is damaged'],
    ['a packed list of too many', { cart: packed(listText(TOO_MANY)) }, 'is damaged'],
  ])('of %s reports a fault', async (_what, search, message) => {
    const attempt = readSharedLists(search)
    await expect(attempt).rejects.toBeInstanceOf(SharedListError)
    await expect(attempt).rejects.toThrow(`This link ${message}`)
  })

  it('of 500 mutated links gives lists or a fault, and never another error', async () => {
    const cart = catalogue.slice(0, 25).map(({ id }, index) => line(id, 1 + (index % 4)))
    const { cart: long = '' } = await writeSharedLists({ cart, favourites: [] })
    const { cart: short = '' } = await writeSharedLists({ cart: cart.slice(0, 4), favourites: [] })
    const mutation = fc.record({
      text: fc.constantFrom(long, short),
      at: fc.nat(long.length),
      cut: fc.nat(3),
      inserted: fc.string({
        unit: fc.constantFrom(...Array.from('abXYZ019-_*~.%+ é\0')),
        maxLength: 3,
      }),
    })
    await fc.assert(
      fc.asyncProperty(mutation, async ({ text, at, cut, inserted }) => {
        const mutated = text.slice(0, at) + inserted + text.slice(at + cut)
        await readSharedLists({ cart: mutated }).catch((error: unknown) => {
          if (!(error instanceof SharedListError)) throw error
        })
      }),
      tries(500),
    )
  })
})
