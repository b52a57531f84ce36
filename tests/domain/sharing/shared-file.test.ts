import { expect, it } from 'vitest'
import { MOST_LINES } from '#src/domain/sharing/list-text.ts'
import { SharedListError } from '#src/domain/sharing/shared-list-error.ts'
import { readSharedFile, sharedFileText } from '#src/domain/sharing/shared-file.ts'

const LISTS = {
  cart: [
    { id: 'b_*', quantity: 2 },
    { id: 'a', quantity: 1 },
  ],
  favourites: ['c', '__proto__'],
}
const TOO_MANY = Array.from({ length: MOST_LINES + 1 }, (_, index) => `${index}`)

it('writes JSON with a version, without an empty list, and reads it in the same order', async () => {
  expect(await readSharedFile(new Blob([sharedFileText(LISTS)]))).toEqual(LISTS)
  const text = sharedFileText({ ...LISTS, favourites: [] })
  expect(JSON.parse(text)).toEqual({ version: 1, cart: LISTS.cart })
})

it('writes no list that is too long to be opened again', () => {
  const write = (favourites: string[]) => sharedFileText({ cart: [], favourites })
  expect(() => write(TOO_MANY)).toThrow('This list has too many products to be shared.')
  expect(() => write(TOO_MANY.slice(1))).not.toThrow()
})

it('reads numbers as ids, quantities within their range, each product once, and no later fields', async () => {
  const cart = [
    { id: 'a', quantity: 1 },
    { id: 'a', quantity: 3 },
    { id: 'b', quantity: 0 },
  ]
  const content = { version: 1, cart, favourites: [7, 'b', 'b'], notes: [] }
  expect(await readSharedFile(new Blob([JSON.stringify(content)]))).toEqual({
    cart: [cart[1], { id: 'b', quantity: 1 }],
    favourites: ['7', 'b'],
  })
})

it.each([
  ['an empty file', '', 'is no list'],
  ['a file that is cut short', sharedFileText(LISTS).slice(0, 60), 'is no list'],
  ['JSON of something else', [1, 2], 'is no list'],
  ['a later version', { version: 2, cart: 'packed' }, 'was made by a newer version'],
  ['a cart that is no list', { version: 1, cart: { a: 1 } }, 'is damaged or cut off. See “cart”'],
  ['a line without an id', { version: 1, cart: [{ quantity: 1 }] }, 'See “cart.0.id” in it.'],
  ['a wrong quantity', { version: 1, cart: [{ id: 'a', quantity: 'x' }] }, '“cart.0.quantity”'],
  ['an empty id', { version: 1, favourites: ['a', ''] }, 'See “favourites.1” in it.'],
  ['no products', { version: 1, cart: [], favourites: [] }, 'holds no products'],
  ['too many products', { version: 1, favourites: TOO_MANY }, 'has too many products'],
  ['a large file', ' '.repeat(1_000_001), 'has too many products'],
])('says what is wrong with %s', async (_what, content, message) => {
  const file = new Blob([typeof content === 'string' ? content : JSON.stringify(content)])
  const attempt = readSharedFile(file)
  await expect(attempt).rejects.toBeInstanceOf(SharedListError)
  await expect(attempt).rejects.toThrow(message)
})
