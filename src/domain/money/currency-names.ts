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

/** The names in the form that follows an amount. */
export function currencyName(amount: number): string {
  const { language, currency } = SETTINGS
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  })
  return format.formatToParts(amount).find(({ type }) => type === 'currency')?.value ?? currency
}
