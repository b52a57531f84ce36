import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { Product } from './product.ts'

/** Finds a product by category and slug: the same slug may exist in another category. */
export function findProduct(
  products: readonly Product[] | undefined,
  category: Category,
  slug: string,
): Product | undefined {
  return products?.find((product) => product.itemId === slug && product.category === category)
}

/** A list that holds the product already stays as it is. */
export function withProduct(products: readonly Product[], product: Product): readonly Product[] {
  return products.some(({ id }) => id === product.id) ? products : [...products, product]
}

export function withoutProduct(products: readonly Product[], id: string): readonly Product[] {
  return products.filter((product) => product.id !== id)
}

/** The products that a list has lost. */
export function removedProducts(
  before: readonly Product[],
  after: readonly Product[],
): readonly Product[] {
  const left = idsOf(after)
  return before.filter(({ id }) => !left.has(id))
}

/** Undoes a change of a list. What has been added or removed since then stays so. */
export function undoChange(
  current: readonly Product[],
  before: readonly Product[],
  after: readonly Product[],
): Product[] {
  const [currentIds, afterIds] = [idsOf(current), idsOf(after)]
  const old = before.filter(({ id }) => currentIds.has(id) === afterIds.has(id))
  return [...old, ...current.filter(({ id }) => !afterIds.has(id))]
}

export function idsOf(products: readonly Product[]): ReadonlySet<string> {
  return new Set(products.map(({ id }) => id))
}
