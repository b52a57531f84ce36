import { productSchema, type Product } from '#src/domain/product.ts'
import type { PersistedFormat } from './persisted-value.ts'

/** Kept products: an array of whole products (specification, section 7), each once. */
export const keptProducts: PersistedFormat<readonly Product[]> = {
  read: (json) => {
    if (!Array.isArray(json)) return { value: [], rejected: true }
    const results = json.map((entry: unknown) => productSchema.safeParse(entry))
    const products = results.flatMap((result) => (result.success ? [result.data] : []))
    return {
      value: [...new Map(products.map((product) => [product.id, product])).values()],
      rejected: results.some((result) => !result.success),
    }
  },
  write: (products) => products,
  merge: (ours, theirs, before) => {
    const known = new Set([...ours, ...before].map(({ id }) => id))
    const added = theirs.filter(({ id }) => !known.has(id))
    return added.length > 0 ? [...ours, ...added] : ours
  },
}
