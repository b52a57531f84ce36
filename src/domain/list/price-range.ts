/** Prices in whole units of the shop's currency, both ends included; an end that is missing sets no limit. */
export interface PriceRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
}
