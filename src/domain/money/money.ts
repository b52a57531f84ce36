import { inStyle, PRICE_OPTIONS, withLatinSign } from './price-style.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'

/** Number formats by currency. Created with the first price: that takes a phone milliseconds, which the start lacks. */
const formats = new Map<string, Intl.NumberFormat>()

/** `$1,020` in an English shop, `1.020 €` in a German one. Has decimals only if the amount does: `$19.90`. */
export function formatPrice(amount: number, currency = SETTINGS.currency): string {
  const { language, priceStyle, decimals } = SETTINGS
  const style = currency === SETTINGS.currency ? priceStyle : undefined
  const text = style && inStyle(amount, style, decimals)
  if (text !== undefined) return text
  const options = { ...PRICE_OPTIONS, currency }
  const format = formats.get(currency) ?? new Intl.NumberFormat(language, options)
  formats.set(currency, format)
  return withLatinSign(format.format(amount))
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
