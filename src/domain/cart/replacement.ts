import type { Cart } from './cart.ts'
import type { Product } from '#src/domain/product/product.ts'
import { idsOf } from './removal.ts'

/** A list, and what has replaced it. */
interface Replacement<List> {
  readonly before: List
  readonly after: List
}

/** Undoes the replacement of a list, and keeps what has been added to it or removed from it since then. */
export function undoReplacement(
  current: readonly Product[],
  { before, after }: Replacement<readonly Product[]>,
): Product[] {
  const [nowIds, beforeIds, afterIds] = [idsOf(current), idsOf(before), idsOf(after)]
  return [
    ...before.filter(({ id }) => !afterIds.has(id) || nowIds.has(id)),
    ...current.filter(({ id }) => !afterIds.has(id) && !beforeIds.has(id)),
  ]
}

/** As `undoReplacement`; quantities that have changed since then stay. */
export function undoCartReplacement(current: Cart, { before, after }: Replacement<Cart>): Cart {
  const changed = [...current.quantities].filter(
    ([id, quantity]) => quantity !== after.quantities.get(id),
  )
  return {
    products: undoReplacement(current.products, {
      before: before.products,
      after: after.products,
    }),
    quantities: new Map([...before.quantities, ...changed]),
  }
}
