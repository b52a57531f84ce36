import { SETTINGS } from '#src/domain/settings/settings.ts'

/** How the shop's currency may be written before or after an amount, the shop's own way first: `€` and `EUR`. */
export function currencySigns(): readonly string[] {
  const { language, currency } = SETTINGS
  const signs = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  })
  return [...new Set([...signs, currency])]
}

export function currencyName(currency: string): string {
  const format = new Intl.NumberFormat(SETTINGS.language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  })
  // Two, for the plural.
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}
