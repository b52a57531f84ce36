const CODES = new Set(Intl.supportedValuesOf('currency'))

/** Codes, signs, and words. A code must not be part of a word: there is no EUR in `Euratom`. */
const MARKS = /\p{Sc}|(?<!\p{L})(?:[A-Za-z]{3}|euros?|dollars?|kr\.?|Fr\.|zł|Kč)(?!\p{L})/giu

/** The currencies that a price shows: codes such as `EUR` and signs such as `€`. */
export function currencyMarksOf(price: string): string[] {
  return [...price.matchAll(MARKS)]
    .map(([mark]) => markOf(mark))
    .filter((mark) => mark !== undefined)
}

/** The currencies in a column's name. Small letters are not a code there: `Price all` is not in Albanian lek (ALL). */
export function currencyMarksOfName(name: string): string[] {
  return currencyMarksOf(name.replace(/\p{Ll}+/gu, ' '))
}

export function withoutCurrency(price: string): string {
  return price.replace(MARKS, (mark) => (markOf(mark) === undefined ? mark : ''))
}

/** Whether a code or sign may stand for a currency: `$` may for USD, CAD and AUD. */
export function isMarkOf(mark: string, currency: string): boolean {
  return mark === currency || mark === signOf(currency)
}

function markOf(text: string): string | undefined {
  const word = text.toLowerCase()
  if (/^euros?$/.test(word)) return '€'
  if (/^dollars?$/.test(word)) return '$'
  if (/^[a-z]{3}$/.test(word)) return CODES.has(word.toUpperCase()) ? word.toUpperCase() : undefined
  return text
}

const signs = new Map<string, string | undefined>()

/** `€`, `$`. */
export function signOf(currency: string): string | undefined {
  if (!signs.has(currency)) {
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0)
    signs.set(currency, parts.find(({ type }) => type === 'currency')?.value)
  }
  return signs.get(currency)
}
