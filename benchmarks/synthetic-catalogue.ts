import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** The fields that vary. */
const entriesSchema = z.array(
  z.looseObject({
    id: z.string(),
    itemId: z.string(),
    category: z.string(),
    name: z.string(),
    price: z.number(),
  }),
)

const OWN = entriesSchema.parse(JSON.parse(readFileSync('public/api/products.json', 'utf8')))

/** The `itemId` of a phone in the shop's own catalogue. Our phones come in several colours. */
export const PRODUCT = OWN.find(({ category }) => category === 'phones')?.itemId ?? ''

/** A `products.json` of `count` entries: the shop's own repeated, each copy with its own id, name and price. */
export function syntheticCatalogue(count: number): string {
  const entries = Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / OWN.length)
    const entry = OWN[index % OWN.length]
    if (!entry || round === 0) return entry
    return {
      ...entry,
      id: `${entry.id}-${round}`,
      itemId: `${entry.itemId}-${round}`,
      name: `${entry.name} ${letters(round * 7919)}`,
      price: entry.price + ((round * 7919) % 97),
    }
  })
  return JSON.stringify(entries)
}

/** A word for a number; neighbouring numbers start with different letters, so that sorting is work. */
function letters(number: number): string {
  return number.toString(36).split('').reverse().join('').toUpperCase()
}
