import { describe, expect, it } from 'vitest'
import type { CartLine } from '#src/domain/cart/cart.ts'
import { linesNow } from '#src/domain/cart/todays-lines.ts'
import {
  fieldError,
  LONGEST_NOTE,
  orderedLines,
  orderText,
  orderTitle,
  orderTotal,
  type Order,
} from '#src/domain/order/order-text.ts'
import {
  mailAddress,
  messageText,
  providerAddress,
  whatsappAddress,
} from '#src/domain/order/order-addresses.ts'
import { product } from '#tests/support/products.ts'

const one = product({ id: 'one', name: 'One & only', price: 19.9, sku: 'A/1' })
const two = product({ id: 'two', name: 'Two', price: 1020 })
const lines: CartLine[] = [
  { product: one, quantity: 3 },
  { product: two, quantity: 1 },
]
const order: Order = {
  number: 'GD-261124-7K3Q',
  lines,
  leftOut: [],
  answers: [],
  note: '',
  link: 'https://shop.example/#/order/GD-261124-7K3Q?cart=x',
}

/** Lines with long names and article numbers, as in a German bicycle shop. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    product: product({
      id: String(20_000 + index * 37),
      name: `Schlüsselhalter für Gepäckträger, Größe ${index}`,
      sku: `HLM-${2_040 + index}-SW`,
      price: 19.9,
    }),
    quantity: 1 + (index % 12),
  }))

const mail = mailAddress('orders@shop.example', orderTitle(order.number))
const whatsapp = whatsappAddress('+49 170 1234567')
const bodyOf = (address: string) => new URL(address).searchParams.get('body')

const ordered = (stored: readonly CartLine[], ...catalogue: (typeof one)[]) =>
  orderedLines(linesNow(stored, catalogue)).map(({ product, quantity }) => ({ product, quantity }))

it('orders what is still sold, at the price of the catalogue', () => {
  const stored = [
    { product: { ...one, price: 10 }, quantity: 3 },
    { product: product({ id: 'gone' }), quantity: 1 },
  ]
  expect(ordered(stored, two, one)).toEqual([{ product: one, quantity: 3 }])
})

it('leaves out what is sold out', () => {
  const soldOut = { ...one, availability: 'out' } as const
  expect(ordered(lines, soldOut, two)).toEqual([{ product: two, quantity: 1 }])
  expect(ordered([{ product: soldOut, quantity: 3 }], one)).toEqual(lines.slice(0, 1))
})

it('says the lines first, then the total, what is left out, answers, note and link', () => {
  const answers = [
    { label: 'Name', value: 'Ann & Co <b> ' },
    { label: 'Address', value: '' },
  ]
  const filled = {
    ...order,
    leftOut: [{ product: product({ id: 'x', name: 'Lamp', sku: 'L-1' }), quantity: 2 }],
    delivery: { text: 'Delivery $4.90', cost: 4.9 },
    answers,
    note: 'Ring twice,\nplease.',
  }
  expect(bodyOf(mail(orderText(filled, 'full')))).toBe(
    [
      ...['Order GD-261124-7K3Q at Gadgetry', ''],
      '3 × One & only, A/1: $59.70 ($19.90 each)',
      ...['1 × Two, ID: two: $1,020', ''],
      ...['Goods: $1,079.70', 'Delivery $4.90', 'Total for 4 items: $1,084.60', ''],
      ...['Not ordered, as it cannot be had: 2 x L-1 Lamp', ''],
      ...['Name: Ann & Co <b>', '', 'Ring twice,', 'please.', ''],
      'To pack it: https://shop.example/#/order/GD-261124-7K3Q?cart=x',
    ].join('\r\n'),
  )
  expect(orderTotal(lines, filled.delivery)).toBe(1084.6)
})

it('escapes addresses and texts, also broken ones', () => {
  const address = mailAddress(
    'a+b@shop.example',
    orderTitle('GD'),
  )(orderText({ ...order, note: 'a&body=b\n\uD800' }, 'full'))
  expect(address).toMatch(
    /^mailto:a%2Bb@shop\.example\?subject=Order%20GD%20at%20Gadgetry&body=[^&#?]*$/,
  )
  expect(bodyOf(address)).toContain('a&body=b\r\n\uFFFD')
  expect(whatsapp('x')).toBe('https://wa.me/491701234567?text=x')
})

describe('a message', () => {
  const answers = [
    { label: 'Your name', value: 'Jürgen Müller-Lüdenscheidt' },
    { label: 'Delivery address', value: 'Schönhauser Straße 12, 10435 Berlin' },
  ]

  it('of 11 lines with German names and a note names each line', () => {
    const note = 'Bitte läuten. '.repeat(20)
    const { text, isPasted } = messageText({ ...order, answers, note, lines: many(11) }, [
      mail,
      whatsapp,
    ])
    expect(isPasted).toBe(false)
    for (const each of many(11)) expect(text).toContain(`${each.quantity} x ${each.product.sku}`)
    expect(text).toContain(note.trim())
    expect(text).toContain(order.link)
  })

  it('of 40 lines has all of them, by article number, and the link', () => {
    const link = `${order.link}${'x'.repeat(250)}`
    const { text, isPasted } = messageText({ ...order, answers, link, lines: many(40) }, [
      mail,
      whatsapp,
    ])
    expect(isPasted).toBe(false)
    for (const each of many(40)) expect(text).toContain(`${each.quantity} x ${each.product.sku}\n`)
    expect(text).toContain(link)
    expect(mail(text).length).toBeLessThan(2_000)
  })

  it.each([
    ['an address', { lines: many(200) }],
    ['the lines beside its note', { lines: many(40), note: 'ш'.repeat(LONGEST_NOTE) }],
  ])('is pasted if it is too long for %s', (_what, long) => {
    const { text, isPasted } = messageText({ ...order, ...long }, [mail, whatsapp])
    expect(isPasted).toBe(true)
    expect(text).toContain('Order GD-261124-7K3Q at Gadgetry')
    expect(text).toContain(order.link)
    expect(mail(text).length).toBeLessThan(2_000)
  })
})

describe('a provider’s address', () => {
  it('replaces its placeholders by the order', () => {
    const link = 'https://pay.example/{cart}?r={reference}&t={total}&c={cents}&t2={total}'
    expect(providerAddress(link, lines, 1084.6)).toBe(
      'https://pay.example/A%2F1:3,two:1?r=A-1-3_two-1&t=1084.60&c=108460&t2=1084.60',
    )
  })

  it('has letters in its reference for umlauts and other scripts', () => {
    const ofNumber = (sku: string, quantity: number) => ({ product: { ...one, sku }, quantity })
    const umlauts = [ofNumber('Öl-Größe 5', 1), ofNumber('шлем', 2), ofNumber('a_b', 3)]
    expect(providerAddress('https://pay.example/{reference}', umlauts, 1)).toBe(
      'https://pay.example/OL-GROSSE-5-1_line2-2_A-B-3',
    )
  })

  it('does not exist for more lines than it can hold', () => {
    expect(providerAddress('https://pay.example/{cart}', many(40), 1)).toBeDefined()
    expect(providerAddress('https://pay.example/{reference}', many(40), 1)).toBeUndefined()
    expect(providerAddress('https://pay.example/{cart}', many(180), 1)).toBeUndefined()
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
