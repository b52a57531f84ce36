import { PRICE_OPTIONS } from '../../../src/domain/money/price-style.ts'
import type { Settings } from '../../../src/domain/settings/settings.ts'

export interface PriceFormat {
  /** For people, in the shop's language and currency: `$1,020`, `9,90 €`. */
  readonly forPeople: (amount: number) => string
  /** For machines, with the decimals of the currency: `1020.00`, `9.90`. */
  readonly forMachines: (amount: number) => string
}

/** How a shop writes its prices. Made once, because it takes longer than the rest of a page. */
export function priceFormat({
  language,
  currency,
}: Pick<Settings, 'language' | 'currency'>): PriceFormat {
  const format = new Intl.NumberFormat(language, { ...PRICE_OPTIONS, currency })
  const { maximumFractionDigits } = format.resolvedOptions()
  return {
    forPeople: (amount) => format.format(amount),
    forMachines: (amount) => amount.toFixed(maximumFractionDigits),
  }
}
