import { SETTINGS } from '#src/domain/settings/settings.ts'
import { hash } from '#src/domain/text/hash.ts'

/** A product's row of others has those of this many parts, which are enough for a carousel. */
export const NEAR_PARTS = 5

/** A small shop has one part. */
const { parts } = SETTINGS.first ?? { parts: 1 }

/** The number of the part that has a product's page, from 0 (decision 061). */
export function partOf(itemId: string): number {
  return hash(itemId) % parts
}

/** Whether another product is in the part of one, or in the next ones. */
export function isNear(other: string, itemId: string): boolean {
  return (partOf(other) - partOf(itemId) + parts) % parts < NEAR_PARTS
}
