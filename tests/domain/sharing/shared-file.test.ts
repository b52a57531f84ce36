import { expect, it } from 'vitest'
import { MOST_LINES } from '#src/domain/sharing/list-text.ts'
import { readSharedFile, sharedFileText } from '#src/domain/sharing/shared-file.ts'
import { SharedListError } from '#src/domain/sharing/shared-list-error.ts'

const LISTS = {
  cart: [
    { id: 'b_*', quantity: 2 },
    { id: 'a', quantity: 1 },
  ],
  favourites: ['c', '__proto__'],
}

const file = (content: unknown) =>
  new Blob([typeof content === 'string' ? content : JSON.stringify(content)])

it('reads what it has written, in the same order', async () => {
  expect(await readSharedFile(new Blob([sharedFileText(LISTS)]))).toEqual(LISTS)
})

it('writes JSON with a version, and leaves out an empty list', () => {
  const text = sharedFileText({ ...LISTS, favourites: [] })
  expect(JSON.parse(text)).toEqual({ version: 1, cart: LISTS.cart })
})

it('writes no list that is too long to be opened again', () => {
  const favourites = Array.from({ length: MOST_LINES + 1 }, (_, index) => `${index}`)
  const write = () => sharedFileText({ cart: [], favourites })
  expect(write).toThrow('This list has too many products to be shared.')
  favourites.pop()
  expect(write).not.toThrow()
})

it.each([
  ['numbers as ids', { version: 1, favourites: [7] }, { cart: [], favourites: ['7'] }],
  [
    'quantities out of range',
    { version: 1, cart: [{ id: 'a', quantity: 0 }] },
    { cart: [{ id: 'a', quantity: 1 }], favourites: [] },
  ],
  [
    'repeated products',
    {
      version: 1,
      cart: [
        { id: 'a', quantity: 1 },
        { id: 'a', quantity: 3 },
      ],
      favourites: ['b', 'b'],
    },
    { cart: [{ id: 'a', quantity: 3 }], favourites: ['b'] },
  ],
  ['fields of later versions', { version: 1, cart: [], favourites: ['a'], notes: [] }, undefined],
])('accepts %s', async (_what, content, lists) => {
  expect(await readSharedFile(file(content))).toEqual(lists ?? { cart: [], favourites: ['a'] })
})

it.each([
  ['an empty file', '', 'not-a-list'],
  ['a text', 'my cart', 'not-a-list'],
  ['a file that is cut short', sharedFileText(LISTS).slice(0, 60), 'not-a-list'],
  ['JSON of something else', [1, 2], 'not-a-list'],
  ['null', null, 'not-a-list'],
  ['a later version', { version: 2, cart: 'packed' }, 'unknown-version'],
  ['a version that never was', { version: 0.5, favourites: ['a'] }, 'not-a-list'],
  ['a cart that is no list', { version: 1, cart: { a: 1 } }, 'damaged'],
  ['a line without an id', { version: 1, cart: [{ quantity: 1 }] }, 'damaged'],
  ['a quantity that is no number', { version: 1, cart: [{ id: 'a', quantity: 'x' }] }, 'damaged'],
  ['an empty id', { version: 1, favourites: ['a', ''] }, 'damaged'],
  ['no products', { version: 1, cart: [], favourites: [] }, 'empty'],
  [
    'too many products',
    { version: 1, favourites: Array.from({ length: MOST_LINES + 1 }, (_, index) => index) },
    'too-large',
  ],
  ['a large file', ' '.repeat(1_000_001), 'too-large'],
])('refuses %s', async (_what, content, fault) => {
  const attempt = readSharedFile(file(content))
  await expect(attempt).rejects.toBeInstanceOf(SharedListError)
  const message: unknown = expect.stringMatching(/^This file /)
  await expect(attempt).rejects.toMatchObject({ fault, message })
})

it('says where a file is damaged', async () => {
  const damaged = { version: 1, cart: [LISTS.cart[0], { id: 'a', quantity: 'x' }] }
  await expect(readSharedFile(file(damaged))).rejects.toThrow(
    'This file is damaged or cut off. See “cart.1.quantity” in it.',
  )
})
