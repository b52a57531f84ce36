import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inStyle, PRICE_OPTIONS, priceStyleOf } from '#src/domain/money/price-style.ts'

it.each([
  ['en-US', 'USD', 2],
  ['de-DE', 'EUR', 2],
  ['fr-CH', 'CHF', 2],
  ['ja-JP', 'JPY', 0],
  ['en', 'KWD', 3],
])('writes prices in %s and %s as Intl does', (language, currency, decimals) => {
  const style = priceStyleOf(language, currency, decimals)
  const format = new Intl.NumberFormat(language, { ...PRICE_OPTIONS, currency })
  fc.assert(
    fc.property(fc.nat(10 ** 9), fc.nat(10 ** decimals), (whole, part) => {
      const amount = whole + part / 10 ** decimals
      const text = style && inStyle(amount, style, decimals)
      // An amount that is not exactly one of the currency is left to `Intl`.
      if (Number(amount.toFixed(decimals)) === amount) expect(text).toBe(format.format(amount))
      else expect(text).toBeUndefined()
    }),
  )
})

it('keeps the letters and the sign of a currency together from right to left', () => {
  expect(priceStyleOf('ar-EG-u-nu-latn', 'USD', 2)?.after).toBe('\u00a0US$\u200e')
  expect(priceStyleOf('ar-EG-u-nu-latn', 'EUR', 2)?.after).toBe('\u00a0€')
})

it.each([
  ['with digits of its own', 'ar-EG', 'EGP'],
  ['with groups of two', 'hi-IN', 'INR'],
  ['without a group in 1234', 'es-ES', 'EUR'],
])('leaves a language %s to Intl', (_, language, currency) => {
  expect(priceStyleOf(language, currency, 2)).toBeUndefined()
})
