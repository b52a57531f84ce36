import type { Product } from '#src/domain/product/product.ts'
import type { Settings } from '#src/domain/settings/settings.ts'
import type { Rule } from './rule.ts'

/** A product, and the currency that its prices are in. */
export interface Priced extends Pick<Settings, 'currency' | 'decimals'> {
  readonly product: Product
}

export const PRICE_RULES: readonly Rule<Priced>[] = [
  {
    name: 'discount-above-regular',
    level: 'error',
    find: ({ product: { price, fullPrice } }) =>
      price > fullPrice && {
        field: 'price',
        read: String(price),
        message: `is more than the price before the discount, ${fullPrice}`,
        fix: 'write a fullPrice of at least the price',
      },
  },
  {
    name: 'price-zero',
    level: 'warning',
    find: ({ product: { price } }) =>
      price === 0 && {
        field: 'price',
        read: '0',
        message: 'gives the product away',
        fix: 'write its price, or remove the product',
      },
  },
  {
    name: 'price-decimals',
    level: 'warning',
    find: ({ product: { price, fullPrice }, currency, decimals }) =>
      Object.entries({ price, fullPrice })
        .filter(([, amount]) => Number(amount.toFixed(decimals)) !== amount)
        .map(([field, amount]) => ({
          field,
          read: String(amount),
          message: `has more decimals than ${currency} has`,
          fix: `write ${decimals === 0 ? 'no decimals' : `at most ${decimals}`}`,
        })),
  },
]
