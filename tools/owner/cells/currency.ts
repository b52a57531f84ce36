import { CURRENCY_WORDS, plainWords } from './cell-words.ts'

/** The currencies that each code, sign and word may stand for. */
const CURRENCIES = new Map<string, string[]>()

for (const [code, words] of Object.entries(CURRENCY_WORDS)) {
  for (const word of words.split(' ')) add(word, code)
}
for (const code of Intl.supportedValuesOf('currency')) {
  add(code, code)
  const sign = signOf(code)
  if (/\p{Sc}/u.test(sign)) add(sign, code)
}

/** Longer marks first. A mark of letters is no part of a word: there is no EUR in `Euratom`. */
const MARKS = new RegExp(
  [...CURRENCIES.keys()]
    .sort((a, b) => b.length - a.length)
    .map(
      (mark) =>
        `(?<!\\p{L})${mark.replace(/\$/g, '\\$&')}${/\p{L}$/u.test(mark) ? '(?!\\p{L})' : ''}`,
    )
    .join('|'),
  'gu',
)

/** The currencies that a price shows, as they are written: codes such as `eur` and signs such as `€`. */
export function currencyMarksOf(price: string): string[] {
  // Most cells are a number alone, and looking for all marks takes long.
  if (/^[\d\s.,-]*$/.test(price)) return []
  return Array.from(plainWords(price).matchAll(MARKS), ([mark]) => mark)
}

/** The codes and signs in a column's name. Small letters are not a code there: `Price all` is not in Albanian lek (ALL). */
export function currencyMarksOfName(name: string): string[] {
  const marks = name.match(MARKS_OF_NAME) ?? []
  return marks.map((mark) => mark.toLowerCase()).filter((mark) => CURRENCIES.has(mark))
}

const MARKS_OF_NAME = /(?<!\p{L})(?:\p{Lu}{3}(?!\p{L})|\p{Lu}{0,3}\p{Sc})/gu

/** The name of a column without its codes and signs. */
export function nameWithoutCurrency(name: string): string {
  return name
    .replace(MARKS_OF_NAME, (mark) => (CURRENCIES.has(mark.toLowerCase()) ? '' : mark))
    .replace(/\b(?:eur|euro|usd|gbp|chf)\b/gi, '')
}

/** @param price as `plainWords` returns it */
export function withoutCurrency(price: string): string {
  return price.replace(MARKS, '')
}

/** Whether a mark may stand for a currency: `$` may for USD, CAD and AUD. */
export function isMarkOf(mark: string, currency: string): boolean {
  return CURRENCIES.get(mark)?.includes(currency) === true
}

/** The currency that a mark most likely stands for. */
export function currencyOf(mark = ''): string | undefined {
  return CURRENCIES.get(mark)?.[0]
}

/** Countries whose currency has no code that begins with theirs. */
const EURO = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'

/** The currency of a list: that of the country of its language, unless its prices show another. */
export function currencyOfPrices(
  prices: readonly string[],
  column: string,
  language: string,
): string {
  const country = new Intl.Locale(language).maximize().region ?? 'US'
  const codes = Object.keys(CURRENCY_WORDS)
  const local = EURO.includes(country) ? 'EUR' : codes.find((code) => code.startsWith(country))
  const marks = [...prices.flatMap(currencyMarksOf), ...currencyMarksOfName(column)]
  const byMark = [...Map.groupBy(marks, (mark) => mark)].sort(([, a], [, b]) => b.length - a.length)
  const [[mark] = []] = byMark
  const isLocal = mark === undefined || (local !== undefined && isMarkOf(mark, local))
  return (isLocal ? local : currencyOf(mark)) ?? 'USD'
}

/** `€`, `$`. */
export function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

function add(mark: string, code: string): void {
  const key = plainWords(mark)
  const codes = CURRENCIES.get(key) ?? []
  if (!codes.includes(code)) CURRENCIES.set(key, [...codes, code])
}
