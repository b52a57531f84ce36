import type { Product } from './product.ts'

/** The products with one more at the end. A list that holds it already stays as it is. */
export function withProduct(products: readonly Product[], product: Product): readonly Product[] {
  return products.some(({ id }) => id === product.id) ? products : [...products, product]
}

/** The products without one, by its id. */
export function withoutProduct(products: readonly Product[], id: string): readonly Product[] {
  return products.filter((product) => product.id !== id)
}
