import { SETTINGS } from '#src/domain/settings/settings.ts'

/** How the shop's currency may be written before or after an amount, the shop's own way first: `€` and `EUR`. */
export function currencySigns(): readonly string[] {
  const signs = [currencyPart('symbol', 0), currencyPart('narrowSymbol', 0), SETTINGS.currency]
  return [...new Set(signs)]
}

/** The names in the form that follows an amount. */
export function currencyName(amount: number): string {
  return currencyPart('name', amount)
}

function currencyPart(currencyDisplay: 'symbol' | 'narrowSymbol' | 'name', amount: number): string {
  const { language, currency } = SETTINGS
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
  return format.formatToParts(amount).find(({ type }) => type === 'currency')?.value ?? currency
}
