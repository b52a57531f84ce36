import type { Product } from '#src/domain/product/product.ts'
import { reductionsIn } from '#tools/site/prices/prior-prices.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { ShopFileError } from '#tools/site/settings/shop-file-error.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { problem, type Placed } from './problems.ts'

/** Reductions that are none by the price history, and what makes that unreadable. */
export function priceProblems(
  folder: string,
  settings: Settings,
  products: readonly Placed<Product>[],
): Problem[] {
  try {
    const placeOf = new Map(products.map(({ value, place }) => [value.id, place]))
    return reductionsIn(folder, settings).flatMap(({ id, price, lowest }) => {
      const place = { file: 'api/products.json', ...placeOf.get(id), field: 'price' }
      const rule = lowest === undefined ? 'reduction-new' : 'reduction-none'
      const isOne = lowest !== undefined && lowest > price
      return isOne ? [] : problem(rule, { ...place, read: String(price) }, { lowest })
    })
  } catch (error) {
    if (!(error instanceof ShopFileError)) throw error
    return error.faults.map(({ message, ...fault }) =>
      problem('prices-unread', { file: error.file, ...fault }, { fault: message, fix: fault.fix }),
    )
  }
}
