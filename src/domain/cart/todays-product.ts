import type { Product } from '#src/domain/product/product.ts'
import { chosenIn, optionsText, productIdOf, soldWith } from './line-options.ts'

/** What the catalogue sells now under the id of a line, at its price of now; undefined if it no longer does. */
export function soldNow(catalogue: readonly Product[]): (id: string) => Product | undefined {
  const byId = new Map(catalogue.map((product) => [product.id, product]))
  return (id) => {
    const product = byId.get(productIdOf(id))
    const sold = product && soldWith(product, chosenIn(id))
    return byId.get(id) ?? (sold && isSameChoice(sold, id) ? { ...sold, id } : undefined)
  }
}

/** The shop may have put its options in another order, and a line may have the labels of the page's language. */
function isSameChoice(sold: Product, id: string): boolean {
  const [chosen, others] = [chosenIn(sold.id), chosenIn(id)]
  if (optionsText(sold) === optionsText({ id })) return true
  return (
    chosen.size === others.size &&
    [...chosen].every(([label, value]) => others.get(label) === value)
  )
}
