import { type CartLine, countedLines } from '#src/domain/cart/cart.ts'
import type { Product } from '#src/domain/product/product.ts'

/**
 * The lines of a cart that can be ordered, as the catalogue has them now: those that are still sold and not sold out,
 * in the shop's currency.
 */
export function orderedLines(
  lines: readonly CartLine[],
  catalogue: readonly Product[],
): readonly CartLine[] {
  const currentById = new Map(catalogue.map((product) => [product.id, product]))
  const inOurCurrency = lines.filter(({ product }) => product.currency === undefined)
  return countedLines(
    inOurCurrency.flatMap(({ product: { id }, quantity }) => {
      const product = currentById.get(id)
      return product ? [{ product, quantity }] : []
    }),
  )
}
