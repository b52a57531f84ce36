/** A currency in a sentence: 'US dollars'; for one of them 'US dollar'. */
export function currencyName(currency: string, amount = 2): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  })
  return format.formatToParts(amount).find(({ type }) => type === 'currency')?.value ?? currency
}
