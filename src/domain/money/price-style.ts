export const PRICE_OPTIONS = {
  style: 'currency',
  trailingZeroDisplay: 'stripIfInteger',
} as const

/** How `Intl` writes a price in the shop’s language. */
export interface PriceStyle {
  readonly before: string
  readonly after: string
  /** Between thousands. */
  readonly group: string
  readonly point: string
}

const SAMPLES = [0, 1, 5, 12, 100, 999, 1000, 1234, 10_000, 654_321, 9_876_543, 1_000_000_000]

/**
 * Undefined for a language that `inStyle` cannot write as `Intl` does, such as one with digits of its own. For the
 * build: `Intl` takes a slow phone 100 ms (docs/decisions/015).
 */
export function priceStyleOf(
  language: string,
  currency: string,
  decimals: number,
): PriceStyle | undefined {
  const format = new Intl.NumberFormat(language, { ...PRICE_OPTIONS, currency })
  const smallest = 1 / 10 ** decimals
  const parts = format.formatToParts(1_234_567 + smallest)
  const isDigits = ({ type }: Intl.NumberFormatPart) => type === 'integer' || type === 'fraction'
  const textOf = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('')
  const style = {
    before: textOf(parts.slice(0, parts.findIndex(isDigits))),
    after: textOf(parts.slice(parts.findLastIndex(isDigits) + 1)),
    group: parts.find(({ type }) => type === 'group')?.value ?? '',
    point: parts.find(({ type }) => type === 'decimal')?.value ?? '',
  }
  const isSame = [...SAMPLES, ...SAMPLES.map((sample) => sample + smallest)].every(
    (amount) => inStyle(amount, style, decimals) === format.format(amount),
  )
  return isSame ? { ...style, after: withLatinSign(style.after) } : undefined
}

/** From right to left, `US$` would be read `$US`: the mark after it keeps it as it is. */
export function withLatinSign(text: string): string {
  return text.replace(/\p{Script=Latin}\p{Sc}$/u, '$&\u200e')
}

/** Undefined for an amount that has to be rounded, or is below zero. */
export function inStyle(amount: number, style: PriceStyle, decimals: number): string | undefined {
  const text = amount.toFixed(decimals)
  if (Number(text) !== amount || amount < 0) return undefined
  const [whole = '', fraction] = text.split('.')
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, style.group)
  const decimalPlaces = Number.isInteger(amount) ? '' : `${style.point}${fraction}`
  return `${style.before}${groups}${decimalPlaces}${style.after}`
}
