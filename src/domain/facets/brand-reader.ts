import type { Product } from '#src/domain/product/product.ts'
import { STANDARD_CATEGORIES } from '#src/domain/settings/standard-categories.ts'

/** The first word of a name, without digits; with a word after 'and' or '&', as in 'Bang & Olufsen'. */
const BRAND = /^\p{L}[\p{L}\p{M}'’.-]*(?:\s+(?:&|and)\s+\p{L}[\p{L}\p{M}'’.-]*)?(?=\s|$)/iu

/**
 * Reads the brands of products. If the catalogue has none, the first word of a name is taken for the brand, if
 * another name starts with it too, or if it is the brand of another product. Names of other trades begin with what a
 * thing is.
 */
export function brandReader(products: readonly Product[]): (product: Product) => string {
  const named = new Set<string>()
  const shared = new Set<string>()
  const firstNames = new Map<string, string>()
  for (const { brand, name, category } of products) {
    if (brand !== undefined) {
      named.add(brand)
      continue
    }
    if (!STANDARD_CATEGORIES.some((standard) => standard === category)) continue
    const word = firstWord(name).toLowerCase()
    const other = firstNames.get(word)
    if (other === undefined) firstNames.set(word, name)
    else if (other !== name) shared.add(word)
  }
  const brands = new Set([...[...named].map((brand) => brand.toLowerCase()), ...shared])
  return ({ brand, name }) => {
    if (brand !== undefined) return brand
    const word = firstWord(name)
    return brands.has(word.toLowerCase()) ? word : ''
  }
}

function firstWord(name: string): string {
  return BRAND.exec(name)?.[0] ?? ''
}
