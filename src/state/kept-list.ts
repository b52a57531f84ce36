import { atom, type Setter } from 'jotai'
import { keptForm, keptProductSchema } from '#src/domain/product/kept-product.ts'
import { withoutProduct, withProduct } from '#src/domain/product/product-list.ts'
import type { Product } from '#src/domain/product/product.ts'
import { putBack, removedProducts, type RemovedProduct } from '#src/domain/cart/removal.ts'
import { latestRules } from './changes.ts'
import { kept, listSchema, type KeptFormat } from './kept.ts'
import { recordRemovalAtom } from './undo.ts'

interface KeptListOptions {
  /** Where the browser keeps it, from `storage-keys.ts`. */
  readonly key: string
  /** As in 'Removed from the cart.' */
  readonly name: string
  /** The most products it can hold. */
  readonly limit?: number
}

/** Puts removed products back. */
export type Restore = (set: Setter, removed: readonly RemovedProduct[]) => void

/** The visitor's list of products: kept in the browser's storage and shared by all tabs. Removals can be undone. */
export function keptList({ key, name, limit = Infinity }: KeptListOptions) {
  const { atom: entriesAtom, current: currentEntries } = kept(key, formatOfProducts(limit))
  const productsAtom = atom((get): readonly Product[] => [...get(entriesAtom).values()])
  const idsAtom = atom((get): ReadonlySet<string> => new Set(get(entriesAtom).keys()))
  const current = () => [...currentEntries().values()]

  /** Writes the list. If it has lost products, Undo runs `restore`. */
  const writeAtom = atom(null, (_get, set, products: readonly Product[], restore?: Restore) => {
    const removed = removedProducts(current(), products)
    set(entriesAtom, byId(products))
    if (!restore || removed.length === 0) return
    set(recordRemovalAtom, {
      from: name,
      removed,
      isUndoable: (get) => {
        const ids = get(idsAtom)
        const missing = removed.filter(({ product }) => !ids.has(product.id)).length
        return missing > 0 && ids.size + missing <= limit
      },
      restore: (set) => restore(set, removed),
    })
  })

  /** An action on the list as it is now, which another tab may have changed a moment ago. */
  function action<Argument = void>(
    change: (products: readonly Product[], argument: Argument) => readonly Product[],
  ) {
    return atom(null, (_get, set, argument: Argument) => {
      set(writeAtom, change(current(), argument), (set, removed) =>
        set(writeAtom, putBack(current(), removed)),
      )
    })
  }

  return {
    productsAtom,
    idsAtom,
    writeAtom,
    current,
    action,
    /** Adds a product at the end, unless the list holds it. */
    addAtom: action(withProduct),
    /** Removes a product, by its id. */
    removeAtom: action(withoutProduct),
  }
}

/** The format of kept products: an array of whole products (specification, section 7), each once. */
function formatOfProducts(limit: number): KeptFormat<Product> {
  return {
    ...latestRules(),
    schema: keptProductSchema,
    form: keptForm,
    limit,
    read: (json) => {
      const results = listSchema.parse(json).map((entry) => keptProductSchema.safeParse(entry))
      const entries = byId(results.flatMap((result) => (result.success ? [result.data] : [])))
      return {
        entries: new Map([...entries].slice(0, limit)),
        rejected: entries.size > limit || results.some((result) => !result.success),
      }
    },
    write: (entries) => [...entries.values()].map(keptForm),
  }
}

function byId(products: readonly Product[]): ReadonlyMap<string, Product> {
  return new Map(products.map((product) => [product.id, product]))
}
