import { factValue } from '#src/domain/facts/fact-values.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { Settings } from '#src/domain/settings/settings.ts'
import { isMemory } from '#src/domain/facts/units.ts'
import { colorValue, isPaintable } from '#tools/owner/color-value.ts'
import { shownValue } from '#tools/build/json-values.ts'
import { error, warning, type Rule } from './rule.ts'

/** An older year is more likely a typing error. */
const FIRST_YEAR = 1970

/** Rules for a product of the list by itself. */
export const PRODUCT_RULES: readonly Rule<Product>[] = [
  warning(
    'year-range',
    ({ year = FIRST_YEAR }) =>
      (year < FIRST_YEAR || year > new Date().getFullYear() + 1) && {
        field: 'year',
        read: String(year),
        message: `is not between ${FIRST_YEAR} and next year`,
        fix: 'write the year in which it came out: the newest are listed first',
      },
  ),
  warning(
    'slug-characters',
    ({ itemId }) =>
      !/^[\p{L}\p{N}._~-]+$/u.test(itemId) && {
        field: 'itemId',
        read: shownValue(itemId),
        message: 'has characters that do not belong in an address',
        fix: 'write letters, digits and dashes, such as "blue-mug"',
      },
  ),
  warning(
    'color-swatch',
    ({ color, colorValue: value }) =>
      color !== undefined &&
      value === undefined &&
      !isPaintable(color) && {
        field: 'color',
        read: shownValue(color),
        message: 'is no colour the shop can paint, and is shown as a gray circle',
        fix:
          `write "colorValue": "${colorValue(color) ?? '#2e8b57'}" beside it, or a CSS colour, ` +
          'such as "sea green", or a name that the shop knows, such as "rose gold"',
      },
  ),
  warning(
    'unit-unknown',
    ({ screen }) =>
      isFilled(screen) &&
      factValue({ type: 'inches' }, screen) === undefined && {
        field: 'screen',
        read: shownValue(screen),
        message: 'has no inches, so the product is missing from the filter by screen',
        fix: 'write a number and inches, such as 6.1" OLED',
      },
  ),
  warning(
    'unit-unknown',
    ({ ram }) =>
      isFilled(ram) &&
      !isMemory(ram) && {
        field: 'ram',
        read: shownValue(ram),
        message: 'is not an amount of memory',
        fix: 'write a number and a unit, such as 8GB',
      },
  ),
  warning(
    'unit-unknown',
    ({ capacity, category }) =>
      isFilled(capacity) &&
      isDevice(category) &&
      !isMemory(capacity) && {
        field: 'capacity',
        read: shownValue(capacity),
        message: 'is not an amount of memory, so the shop calls it a size',
        fix: 'write a number and a unit, such as 256GB or 1TB',
      },
  ),
]

/** A product, and the currency that its prices are in. */
interface Priced extends Pick<Settings, 'currency' | 'decimals'> {
  readonly product: Product
}

export const PRICE_RULES: readonly Rule<Priced>[] = [
  error(
    'discount-above-regular',
    ({ product: { price, fullPrice } }) =>
      price > fullPrice && {
        field: 'price',
        read: String(price),
        message: `is more than the price before the discount, ${fullPrice}`,
        fix: 'write a fullPrice of at least the price',
      },
  ),
  warning(
    'price-zero',
    ({ product: { price } }) =>
      price === 0 && {
        field: 'price',
        read: '0',
        message: 'gives the product away',
        fix: 'write its price, or remove the product',
      },
  ),
  warning('price-decimals', ({ product: { price, fullPrice }, currency, decimals }) =>
    Object.entries({ price, fullPrice })
      .filter(([, amount]) => Number(amount.toFixed(decimals)) !== amount)
      .map(([field, amount]) => ({
        field,
        read: String(amount),
        message: `has more decimals than ${currency} has`,
        fix: `write ${decimals === 0 ? 'no decimals' : `at most ${decimals}`}`,
      })),
  ),
]

function isDevice(category: Product['category']): boolean {
  return category === 'phones' || category === 'tablets'
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}
