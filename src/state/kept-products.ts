import { keptForm, keptProductSchema } from '#src/domain/kept-product.ts'
import type { Product } from '#src/domain/product.ts'
import { mergeEntries } from './merge-entries.ts'
import type { PersistedFormat } from './persisted-value.ts'

/**
 * The format of kept products: an array of whole products (specification, section 7), each once.
 *
 * @param limit the most products that are kept
 */
export function keptProducts(limit = Infinity): PersistedFormat<readonly Product[]> {
  return {
    read: (json) => {
      if (!Array.isArray(json)) return { value: [], rejected: true }
      const results = json.map((entry: unknown) => keptProductSchema.safeParse(entry))
      const products = results.flatMap((result) => (result.success ? [result.data] : []))
      const unique = [...byId(products).values()]
      return {
        value: unique.slice(0, limit),
        rejected: unique.length > limit || results.some((result) => !result.success),
      }
    },
    write: (products) => products.map(keptForm),
    merge: (ours, before, after) => {
      const entries = byId(ours)
      const merged = mergeEntries(entries, byId(before), byId(after))
      return merged === entries ? ours : [...merged.values()].slice(0, limit)
    },
  }
}

function byId(products: readonly Product[]): ReadonlyMap<string, Product> {
  return new Map(products.map((product) => [product.id, product]))
}
