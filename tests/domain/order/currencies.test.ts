import { expect, it, vi } from 'vitest'
import { cartTotal, linePrice } from '#src/domain/cart/todays-lines.ts'
import { orderTotal } from '#src/domain/order/order-text.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { product } from '#tests/support/products.ts'

it.each([
  ['USD', [0.1, 0.2], 3, 1.1, 2],
  ['JPY', [99.5, 1000], 2, 500, 2700],
  ['KWD', [0.1, 12.345], 3, 1.125, 38.46],
  ['CHF', [19.95, 0.05], 3, 7.9, 67.9],
])(
  'in %s, pieces of %j and delivery are summed in the smallest unit',
  (currency, prices, quantity, cost, total) => {
    vi.spyOn(SETTINGS, 'decimals', 'get').mockReturnValue(readSettings({ currency }).decimals)
    const lines = prices.map((price) => ({ product: product({ price }), quantity }))
    expect(orderTotal(lines, { text: 'Delivery', cost })).toBe(total)
    const sum = lines.map(linePrice).reduce((some, each) => some + each, 0)
    expect(cartTotal(lines)).toBeCloseTo(sum, 9)
    vi.restoreAllMocks()
  },
)
