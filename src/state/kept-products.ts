import { productSchema, type Product } from '#src/domain/product.ts'
import { mergeEntries } from './merge-entries.ts'
import type { PersistedFormat } from './persisted-value.ts'

/** The format of kept products: an array of whole products (specification, section 7), each once. */
export const keptProducts: PersistedFormat<readonly Product[]> = {
  read: (json) => {
    if (!Array.isArray(json)) return { value: [], rejected: true }
    const results = json.map((entry: unknown) => productSchema.safeParse(entry))
    const products = results.flatMap((result) => (result.success ? [result.data] : []))
    return {
      value: [...byId(products).values()],
      rejected: results.some((result) => !result.success),
    }
  },
  write: (products) => products,
  merge: (ours, before, after) => {
    const entries = byId(ours)
    const merged = mergeEntries(entries, byId(before), byId(after))
    return merged === entries ? ours : [...merged.values()]
  },
}

function byId(products: readonly Product[]): ReadonlyMap<string, Product> {
  return new Map(products.map((product) => [product.id, product]))
}
