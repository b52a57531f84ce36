import type * as z from 'zod/mini'
import { persistedForm, persistedProductSchema } from '#src/domain/product/persisted-product.ts'
import type { Product } from '#src/domain/product/product.ts'
import { persistedAtom, validEntries, type Persisted } from './persisted-atom.ts'

interface PersistedArray<Entry> extends Pick<Persisted<readonly Entry[]>, 'key' | 'form'> {
  readonly schema: z.ZodMiniType<Entry>
  readonly idOf: (entry: Entry) => string
  /** The most entries that are read. */
  readonly limit?: number
}

/** A stored array that has each entry once. Invalid entries are left out. */
export function persistedArray<Entry>({
  schema,
  idOf,
  limit = Infinity,
  ...stored
}: PersistedArray<Entry>) {
  return persistedAtom<readonly Entry[]>({
    ...stored,
    initial: [],
    parse: (json) => {
      const { entries, isWhole } = validEntries(json, schema)
      const unique = [...new Map(entries.map((entry) => [idOf(entry), entry])).values()]
      return { value: unique.slice(0, limit), isWhole: isWhole && unique.length <= limit }
    },
  })
}

/** An array of whole products (specification, section 7). */
export function persistedProducts(key: string, limit = Infinity) {
  return persistedArray<Product>({
    key,
    schema: persistedProductSchema,
    idOf: ({ id }) => id,
    form: (products) => products.map(persistedForm),
    limit,
  })
}
