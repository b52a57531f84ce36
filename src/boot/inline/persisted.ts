import { clampQuantity, QUANTITY_RANGE } from '#src/domain/cart/quantity.ts'
import { keyOfShop, STORAGE_KEYS } from '#src/state/storage-keys.ts'
import type { Counts } from '#src/lib/boot-state.ts'
import { readListedFiles } from './listed-files.ts'
import { entriesOf, field } from './read-field.ts'

export function applyPersistedTheme(): void {
  const theme = readPersisted(STORAGE_KEYS.theme)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
}

/** The numbers for the badges, counted without validating every product. The state does that later. */
export function persistedCounts(): Counts {
  const quantities = readPersisted(STORAGE_KEYS.quantities)
  const pieces = [...persistedIds(STORAGE_KEYS.cart)].map((id) => piecesOf(field(quantities, id)))
  return {
    cart: pieces.reduce((sum, count) => sum + count, 0),
    favourites: persistedIds(STORAGE_KEYS.favourites).size,
  }
}

function piecesOf(quantity: unknown): number {
  return Number.isFinite(quantity) ? clampQuantity(Number(quantity)) : QUANTITY_RANGE.min
}

function persistedIds(key: string): Set<string> {
  return new Set(entriesOf(readPersisted(key)).map((product) => String(field(product, 'id'))))
}

/** Null if nothing is stored under the key, it is damaged, or the browser refuses storage. */
function readPersisted(key: string): unknown {
  try {
    const stored = localStorage.getItem(keyOfShop(key, String(readListedFiles('wayToRoot'))))
    const value: unknown = JSON.parse(stored ?? 'null')
    return value
  } catch {
    return null
  }
}
