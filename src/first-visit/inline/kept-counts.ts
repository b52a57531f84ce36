import { clampQuantity, QUANTITY_RANGE } from '#src/domain/cart/quantity.ts'
import { STORAGE_KEYS } from '#src/state/storage-keys.ts'
import type { Counts } from '#src/first-visit/hand-over.ts'
import { entriesOf, field } from './read-field.ts'
import { readKept } from './read-kept.ts'

/** The numbers for the badges, counted without validating every product. The state does that later. */
export function keptCounts(): Counts {
  const quantities = readKept(STORAGE_KEYS.quantities)
  const pieces = [...keptIds(STORAGE_KEYS.cart)].map((id) => piecesOf(field(quantities, id)))
  return {
    cart: pieces.reduce((sum, count) => sum + count, 0),
    favourites: keptIds(STORAGE_KEYS.favourites).size,
  }
}

function piecesOf(quantity: unknown): number {
  return Number.isFinite(quantity) ? clampQuantity(Number(quantity)) : QUANTITY_RANGE.min
}

function keptIds(key: string): Set<string> {
  return new Set(entriesOf(readKept(key)).map((product) => String(field(product, 'id'))))
}
