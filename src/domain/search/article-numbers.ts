import type { Product } from '#src/domain/product/product.ts'

/** Shorter beginnings are those of too many numbers. */
const SHORTEST = 4

/** The article numbers of a product, each after a space: whole numbers and beginnings are found by one comparison. */
export function numbersOf({ sku, gtin, mpn }: Product): string {
  return [sku, gtin, mpn].map((number) => (number ? ` ${numberText(number)}` : '')).join('')
}

/** What is compared: how a number is divided does not matter. */
function numberText(number: string): string {
  return number.toLowerCase().replace(/[^a-z\d]/g, '')
}

/** The products whose article number is what was typed, or begins with it. Letters alone do not count. */
export function findNumber(numbers: readonly string[], typed: string): number[] {
  const text = numberText(typed)
  if (text.length < SHORTEST || !/\d/.test(text)) return []
  return numbers.flatMap((own, product) => (own.includes(` ${text}`) ? product : []))
}
