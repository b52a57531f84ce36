import { OWN_FACETS } from '#src/domain/facts/facts.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'

/** The first word of a name, without digits; with a word after 'and' or '&', as in 'Bang & Olufsen'. */
const BRAND = /^\p{L}[\p{L}\p{M}'’.-]*(?:\s+(?:&|and)\s+\p{L}[\p{L}\p{M}'’.-]*)?(?=\s|$)/iu

/** Categories whose names begin with the maker. In other trades they begin with the thing itself: 'Trail boots'. */
const BRAND_FIRST: readonly string[] = ['phones', 'tablets', 'accessories']

/** A missing brand is the first word of the name, if another name starts with it or a product has that brand. */
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

/** Whether the catalogue's list leaves out what details know: the model, the colour, the shop's own facts. */
export function lacksFacts({ namespaceId, color, facts }: Product): boolean {
  // The build has completed the entries of a large shop (decision 061).
  if (FIRST_VIEWS) return false
  return (
    namespaceId === undefined ||
    color === undefined ||
    (OWN_FACETS.length > 0 && facts === undefined)
  )
}

export function withDetail(product: Product, detail: ProductDetail | undefined): Product {
  if (!detail) return product
  return {
    ...product,
    namespaceId: product.namespaceId ?? (detail.namespaceId || undefined),
    color: product.color ?? (detail.color || undefined),
    colorValue: product.colorValue ?? detail.colorValue,
    capacity: product.capacity || detail.capacity,
    ram: product.ram || detail.ram,
    screen: product.screen || detail.screen,
    ...(detail.facts && { facts: { ...detail.facts, ...product.facts } }),
  }
}
