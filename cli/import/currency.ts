/** The currencies that a price cell or a column's name shows: codes, as `EUR`, and signs, as `€`. */
export function currencyMarksOf(text: string): string[] {
  const codes = [...text.matchAll(/(?<!\p{L})[A-Za-z]{3}(?!\p{L})/gu)]
    .map(([code]) => code.toUpperCase())
    .filter((code) => KNOWN.has(code))
  const signs = [...text.matchAll(/\p{Sc}/gu)].map(([sign]) => sign)
  return [...codes, ...signs]
}

/** Whether a code or sign may stand for a currency: `$` may for USD, CAD and AUD. */
export function isMarkOf(mark: string, currency: string): boolean {
  return mark === currency || mark === signOf(currency)
}

const KNOWN = new Set(Intl.supportedValuesOf('currency'))

function signOf(currency: string): string | undefined {
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
}
