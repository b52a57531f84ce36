import { atom } from 'jotai'
import { slugSchema, type Product } from '#src/domain/product/product.ts'
import { latestRules } from './changes.ts'
import { kept, listSchema } from './kept.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { recordRemovalAtom } from './undo.ts'

/** The most products that are remembered. */
const REMEMBERED = 100

type Slugs = readonly string[]

const { atom: entriesAtom, current } = kept<string>(STORAGE_KEYS.viewed, {
  ...latestRules(),
  schema: slugSchema,
  form: (slug) => slug,
  read: (json) => {
    const results = listSchema.parse(json).map((entry) => slugSchema.safeParse(entry))
    const slugs = results.flatMap((result) => (result.success ? [result.data] : []))
    return { entries: entriesOf(slugs), rejected: slugs.length < results.length }
  },
  write: slugsOf,
})

/** The `itemId`s of the products whose pages the visitor has opened, each once, the newest first. */
export const viewedAtom = atom((get) => slugsOf(get(entriesAtom)))

/** The same `itemId`s as a set. */
export const viewedIdsAtom = atom((get): ReadonlySet<string> => new Set(get(viewedAtom)))

/** Remembers that a product's page was opened. */
export const recordViewAtom = atom(null, (_get, set, itemId: string) => {
  set(entriesAtom, entriesOf([itemId, ...slugsOf(current())]))
})

/** Forgets all opened products. Undo remembers them again. `shown` are those that the page shows. */
export const forgetViewedAtom = atom(null, (_get, set, shown: readonly Product[]) => {
  const forgotten = slugsOf(current())
  set(entriesAtom, new Map())
  set(recordRemovalAtom, {
    from: 'recently viewed products',
    removed: shown.map((product, index) => ({ product, index })),
    isUndoable: (get) => shown.some(({ itemId }) => !get(viewedIdsAtom).has(itemId)),
    restore: (set) => set(entriesAtom, entriesOf([...slugsOf(current()), ...forgotten])),
  })
})

/** Entries are added at the end of a map, but the newest is the first of the list. */
function entriesOf(slugs: Slugs): ReadonlyMap<string, string> {
  const newest = [...new Set(slugs)].slice(0, REMEMBERED)
  return new Map(newest.reverse().map((slug) => [slug, slug]))
}

function slugsOf(entries: ReadonlyMap<string, string>): Slugs {
  return [...entries.keys()].reverse()
}
