import { describe, expect, it } from 'vitest'
import type { CartLine } from '#src/domain/cart/cart.ts'
import { fieldError, orderedLines, type Order } from '#src/domain/order/order-text.ts'
import { mailAddress, providerAddress, whatsappAddress } from '#src/domain/order/order-addresses.ts'
import { product } from '#tests/support/products.ts'

const one = product({ id: 'one', name: 'One & only', price: 19.9, sku: 'A/1' })
const two = product({ id: 'two', name: 'Two', price: 1020 })
const lines: CartLine[] = [
  { product: one, quantity: 3 },
  { product: two, quantity: 1 },
]
const order: Order = {
  lines,
  answers: [],
  note: '',
  cartLink: 'https://shop.example/#/shared?cart=x',
}

/** Lines whose text is too long for an address. */
const many = Array.from({ length: 60 }, (_, index) => ({
  product: product({ id: `product-${index}`, name: `Product ${index}` }),
  quantity: 2,
}))

const bodyOf = (address = '') => new URL(address).searchParams.get('body')

it('orders what is still sold, at the price of the catalogue, in the shop’s currency', () => {
  const kept = [
    { product: { ...one, price: 10 }, quantity: 3 },
    { product: { ...two, currency: 'EUR' }, quantity: 1 },
    { product: product({ id: 'gone' }), quantity: 1 },
  ]
  expect(orderedLines(kept, [two, one])).toEqual([{ product: one, quantity: 3 }])
})

it('leaves out what is sold out', () => {
  const soldOut = { ...one, availability: 'out' } as const
  expect(orderedLines(lines, [soldOut, two])).toEqual([{ product: two, quantity: 1 }])
  expect(orderedLines([{ product: soldOut, quantity: 3 }], [one])).toEqual(lines.slice(0, 1))
})

it('names each line with its article number, else with its id', () => {
  const answers = [
    { label: 'Name', value: 'Ann & Co <b> ' },
    { label: 'Address', value: '' },
  ]
  const filled = { ...order, answers, note: 'Ring twice,\nplease.' }
  expect(bodyOf(mailAddress('a@shop.example', filled))).toBe(
    [
      ...['Order at Gadgetry', ''],
      '3 × One & only, A/1: $59.70 ($19.90 each)',
      ...['1 × Two, ID: two: $1,020', ''],
      ...['Total for 4 items: $1,079.70', ''],
      ...['Name: Ann & Co <b>', 'Address: ', '', 'Ring twice,', 'please.', ''],
      'The cart: https://shop.example/#/shared?cart=x',
    ].join('\r\n'),
  )
})

it('escapes addresses and texts, also broken ones', () => {
  const address = mailAddress('a+b@shop.example', { ...order, note: 'a&body=b\n\uD800' })
  expect(address).toMatch(
    /^mailto:a%2Bb@shop\.example\?subject=Order%20at%20Gadgetry&body=[^&#?]*$/,
  )
  expect(bodyOf(address)).toContain('a&body=b\r\n\uFFFD')
  expect(whatsappAddress('+49 (170) 12-34', order)).toMatch(/^https:\/\/wa\.me\/491701234\?text=/)
})

describe('of an order that is too long for an address', () => {
  it('the link stands for the lines', () => {
    const address = mailAddress('a@shop.example', { ...order, lines: many, note: 'Soon' })
    expect(address?.length).toBeLessThan(2_000)
    expect(bodyOf(address)).toContain('Total for 120 items')
    expect(bodyOf(address)).toContain('Soon')
    expect(bodyOf(address)).toContain(order.cartLink)
    expect(bodyOf(address)).not.toContain('Product 1')
  })

  it.each([
    ['the note is too long, too', { ...order, note: 'a'.repeat(2_000) }],
    ['no link can hold the lines', { ...order, lines: many, cartLink: undefined }],
  ])('there is no address if %s', (_what, long) => {
    expect(mailAddress('a@shop.example', long)).toBeUndefined()
    expect(whatsappAddress('+491701234567', long)).toBeUndefined()
  })
})

describe('a provider’s address', () => {
  it('has the order in place of its placeholders', () => {
    const link = 'https://pay.example/{cart}?r={reference}&t={total}&c={cents}&t2={total}'
    expect(providerAddress(link, lines)).toBe(
      'https://pay.example/A%2F1:3,two:1?r=A-1-3_two-1&t=1079.70&c=107970&t2=1079.70',
    )
  })

  it('does not exist for more lines than it can hold', () => {
    expect(providerAddress('https://pay.example/{cart}', many)).toBeDefined()
    expect(providerAddress('https://pay.example/{reference}', many)).toBeUndefined()
    expect(
      providerAddress('https://pay.example/{cart}', [...many, ...many, ...many]),
    ).toBeUndefined()
  })
})

it.each([
  [{ label: 'Name', required: true }, ' ', 'Please fill in “Name”.'],
  [{ label: 'Name', required: true }, 'Ann', undefined],
  [{ label: 'Name', required: false }, '', undefined],
  [
    { label: 'Mail', autocomplete: 'email', required: false } as const,
    'ann@',
    'Please write a whole e-mail address, such as ann@mail.example.',
  ],
  [{ label: 'Mail', autocomplete: 'email', required: true } as const, 'ann@m.example', undefined],
])('says of the field %j and the answer “%s”: %s', (field, answer, error) => {
  expect(fieldError(field, answer)).toBe(error)
})
