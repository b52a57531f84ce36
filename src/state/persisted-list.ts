import { atom } from 'jotai'
import { persistedForm, persistedProductSchema } from '#src/domain/product/persisted-product.ts'
import {
  removedProducts,
  undoChange,
  withoutProduct,
  withProduct,
} from '#src/domain/product/products.ts'
import type { Product } from '#src/domain/product/product.ts'
import { registers } from './lww-map.ts'
import { persistedMap, readEach, type MapFormat } from './persisted-map.ts'
import { recordRemovalAtom, type Removal, type Restore } from './undo.ts'

interface PersistedListOptions {
  readonly key: string
  readonly name: Removal['from']
  readonly limit?: number
}

/** A list of products that the visitor owns, persisted and the same in all tabs. Removals can be undone. */
export function persistedList({ key, name, limit = Infinity }: PersistedListOptions) {
  const { atom: byIdAtom, current: currentById } = persistedMap(key, formatOfProducts(limit))
  const productsAtom = atom((get): readonly Product[] => [...get(byIdAtom).values()])
  const idsAtom = atom((get): ReadonlySet<string> => new Set(get(byIdAtom).keys()))
  const current = () => [...currentById().values()]

  /** Writes the list. If it has lost products, Undo runs `restore`. */
  const writeAtom = atom(null, (_get, set, products: readonly Product[], restore?: Restore) => {
    const removed = removedProducts(current(), products)
    set(byIdAtom, byId(products))
    if (!restore || removed.length === 0) return
    set(recordRemovalAtom, {
      from: name,
      removed,
      isUndoable: (get) => {
        const ids = get(idsAtom)
        const missing = removed.filter(({ id }) => !ids.has(id)).length
        return missing > 0 && ids.size + missing <= limit
      },
      restore,
    })
  })

  /** An action on the list as it is now, which another tab may have changed a moment ago. */
  function action<Argument = void>(
    change: (products: readonly Product[], argument: Argument) => readonly Product[],
  ) {
    return atom(null, (_get, set, argument: Argument) => {
      const before = current()
      const after = change(before, argument)
      set(writeAtom, after, (set) => set(writeAtom, undoChange(current(), before, after)))
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
    removeAtom: action(withoutProduct),
  }
}

/** An array of whole products (specification, section 7), each once. */
function formatOfProducts(limit: number): MapFormat<Product> {
  return {
    ...registers(),
    schema: persistedProductSchema,
    form: persistedForm,
    limit,
    read: (json) => {
      const { contents, rejected } = readEach(json, persistedProductSchema, byId)
      return {
        contents: new Map([...contents].slice(0, limit)),
        rejected: rejected || contents.size > limit,
      }
    },
    write: (contents) => [...contents.values()].map(persistedForm),
  }
}

function byId(products: readonly Product[]): ReadonlyMap<string, Product> {
  return new Map(products.map((product) => [product.id, product]))
}
