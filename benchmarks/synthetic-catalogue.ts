import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** As much of an entry as is varied. */
const entriesSchema = z.array(
  z.looseObject({ id: z.string(), itemId: z.string(), name: z.string(), price: z.number() }),
)

const OWN = entriesSchema.parse(JSON.parse(readFileSync('public/api/products.json', 'utf8')))

/** A product that the shop has. */
export const PRODUCT = OWN[0]?.itemId ?? ''

/** `products.json` with as many entries as asked for: the shop's own over and over, with names and prices of their own. */
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

/** A word that numbers near each other do not share their beginning. */
function letters(number: number): string {
  return number.toString(36).split('').reverse().join('').toUpperCase()
}
