import { inStyle, PRICE_OPTIONS, withLatinSign } from './price-style.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'

/** Created with the first price: that takes a phone some milliseconds, too many for the start of the shop. */
let format: Intl.NumberFormat | undefined

/** `$1,020` in an English shop, `1.020 €` in a German one. Has decimals only if the amount does: `$19.90`. */
export function formatPrice(amount: number): string {
  const { language, currency, priceStyle, decimals } = SETTINGS
  const text = priceStyle && inStyle(amount, priceStyle, decimals)
  if (text !== undefined) return text
  format ??= new Intl.NumberFormat(language, { ...PRICE_OPTIONS, currency })
  return withLatinSign(format.format(amount))
}

/** `19.80 € / kg`, or only `/ kg` beside the price if that is what a unit costs. */
export function unitPriceText(
  { price, per }: { readonly price: number; readonly per: string },
  beside?: number,
): string {
  return price === beside ? `/ ${per}` : `${formatPrice(price)} / ${per}`
}

/** An amount rounded to the smallest unit of the shop's currency. */
export function roundPrice(amount: number): number {
  return fromMinorUnits(toMinorUnits(amount))
}

/** An amount in the shop's currency, of whole units of its smallest one: sums of these are exact. */
export function fromMinorUnits(units: number): number {
  return units / 10 ** SETTINGS.decimals
}

/** An amount in the smallest unit of the shop's currency, such as cents, rounded to a whole number. */
export function toMinorUnits(amount: number): number {
  return Math.round(amount * 10 ** SETTINGS.decimals)
}
