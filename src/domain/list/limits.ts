/**
 * The lowest and the highest amount, both included: prices in whole units of the shop's currency, or values of a fact.
 * An end that is missing sets no limit.
 */
export interface Limits {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

export function isLimited({ from, to }: Limits): boolean {
  return from !== undefined || to !== undefined
}

export function isWithin(amount: number, { from = -Infinity, to = Infinity }: Limits): boolean {
  return amount >= from && amount <= to
}
