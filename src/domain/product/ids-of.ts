/** The ids of products. */
export function idsOf(products: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(products.map(({ id }) => id))
}
