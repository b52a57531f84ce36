import type { Product } from '#src/domain/product/product.ts'

/** The first word of a name, without digits; with a word after 'and' or '&', as in 'Bang & Olufsen'. */
const BRAND = /^\p{L}[\p{L}\p{M}'’.-]*(?:\s+(?:&|and)\s+\p{L}[\p{L}\p{M}'’.-]*)?(?=\s|$)/iu

/** Categories whose names begin with the maker. Names of other trades begin with what a thing is: 'Trail boots'. */
const BRAND_FIRST: readonly string[] = ['phones', 'tablets', 'accessories']

/**
 * Reads the brands of products. If the catalogue has none, the first word of a name is taken for the brand, if
 * another name starts with it too, or if it is the brand of another product.
 */
export function brandReader(products: readonly Product[]): (product: Product) => string {
  const named = new Set(products.flatMap(({ brand }) => brand ?? []))
  const guessed = products.filter(
    ({ brand, category }) => brand === undefined && BRAND_FIRST.includes(category),
  )
  const names = new Set(guessed.map(({ name }) => name))
  const byWord = Map.groupBy(names, (name) => firstWord(name).toLowerCase())
  const shared = [...byWord].flatMap(([word, { length }]) => (length > 1 ? word : []))
  const brands = new Set([...Array.from(named, (brand) => brand.toLowerCase()), ...shared])
  return ({ brand, name }) => {
    if (brand !== undefined) return brand
    const word = firstWord(name)
    return brands.has(word.toLowerCase()) ? word : ''
  }
}

function firstWord(name: string): string {
  return BRAND.exec(name)?.[0] ?? ''
}
