import type * as z from 'zod/mini'
import { persistedForm, persistedProductSchema } from '#src/domain/product/persisted-product.ts'
import type { Product } from '#src/domain/product/product.ts'
import { persistedAtom, validEntries, type Persisted } from './persisted-atom.ts'

interface PersistedArray<Entry> extends Pick<Persisted<readonly Entry[]>, 'key' | 'form'> {
  readonly schema: z.ZodMiniType<Entry>
  readonly idOf: (entry: Entry) => string
}

/** A stored array that has each entry once. Invalid entries are left out. */
export function persistedArray<Entry>({ schema, idOf, ...stored }: PersistedArray<Entry>) {
  return persistedAtom<readonly Entry[]>({
    ...stored,
    initial: [],
    parse: (json) => {
      const { entries, isWhole } = validEntries(json, schema)
      return { value: [...new Map(entries.map((entry) => [idOf(entry), entry])).values()], isWhole }
    },
  })
}

/** An array of whole products (specification, section 7). */
export function persistedProducts(key: string) {
  return persistedArray<Product>({
    key,
    schema: persistedProductSchema,
    idOf: ({ id }) => id,
    form: (products) => products.map(persistedForm),
  })
}
