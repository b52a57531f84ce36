import type { Product } from '#src/domain/product/product.ts'
import { readHistory } from '#tools/site/prices/price-history.ts'
import { reductionsIn } from '#tools/site/prices/prior-prices.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { ShopFileError } from '#tools/site/settings/shop-file-error.ts'
import { todayText } from '#tools/site/today.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { problem, type Placed } from './problems.ts'

/** Reductions that are none by the days on which prices changed, and what makes these unreadable. */
export function priceProblems(
  folder: string,
  settings: Settings,
  products: readonly Placed<Product>[],
): Problem[] {
  try {
    const reductions = reductionsIn(folder, settings)
    const placeOf = new Map(products.map(({ value, place }) => [value.id, place]))
    const unknown = reductions.filter(({ prior }) => prior === 'unknown')
    const told = reductions.flatMap(({ product, prior }) => {
      const place = { file: 'api/products.json', ...placeOf.get(product.id), field: 'price' }
      const read = String(product.price)
      if (prior === 'none') return [{ ...problem('reduction-new', place), read }]
      if (prior === 'unknown' || prior.price > product.price) return []
      return [{ ...problem('reduction-none', place, { lowest: prior.price }), read }]
    })
    // On the day of the first import, that is so of all reductions.
    const isNew = readHistory(folder)?.since === todayText()
    const [first] = isNew ? [] : unknown
    const values = { count: unknown.length, id: first?.product.id, full: first?.product.fullPrice }
    return first ? [...told, problem('reduction-old', { file: 'prices.json' }, values)] : told
  } catch (error) {
    if (!(error instanceof ShopFileError)) throw error
    return error.faults.map(({ field, read, message, fix }) =>
      problem('prices-unread', { file: error.file, field, read }, { fault: message, fix }),
    )
  }
}
