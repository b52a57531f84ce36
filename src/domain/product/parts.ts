import type { Category } from '#src/domain/settings/shown-categories.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'

/** A product's row of others has those of this many parts, which are enough for a carousel. */
export const NEAR_PARTS = 5

/** The name of a page's first view: a large shop has a file for each (decision 061). */
export type View = 'home' | `list-${Category}` | `part-${number}` | 'none'

/** @param change as `firstChange` returns it */
export function listOf(category: Category, change = ''): View {
  if (!FIRST_VIEWS) return 'none'
  return change ? `list-${category}.${hash(change).toString(36)}` : `list-${category}`
}

export function partView(itemId: string): View {
  return FIRST_VIEWS ? `part-${partOf(itemId)}` : 'none'
}

/** The number of the part that has a product's page, from 0 (decision 061). */
export function partOf(itemId: string): number {
  return hash(itemId) % (FIRST_VIEWS?.parts ?? 1)
}

/** Whether another product is in the part of one, or in the next ones. */
export function isNear(other: string, itemId: string): boolean {
  const { parts } = FIRST_VIEWS ?? { parts: 1 }
  return (partOf(other) - partOf(itemId) + parts) % parts < NEAR_PARTS
}

/** A 32-bit FNV-1a hash. */
export function hash(text: string): number {
  let state = 0x811c9dc5
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  return state >>> 0
}
