import { type Category, SHOWN_CATEGORIES } from '#src/domain/settings/shown-categories.ts'
import { buyable, cheapest, modelOf } from '#src/domain/product/model.ts'
import type { Product } from '#src/domain/product/product.ts'
import { hash, isNear } from '#src/domain/product/parts.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { comparatorOf } from './sorting.ts'

/** The most products that a carousel holds (specification, section 9). */
export const CAROUSEL_LIMIT = 30

/** Phones, or what the shop has instead, newest first. */
export function brandNewModels(products: readonly Product[]): Product[] {
  return cardsOf(ofFirstCategory(products)).sort(comparatorOf('year')).slice(0, CAROUSEL_LIMIT)
}

/** Reduced phones, or what the shop has instead, the largest discount first. */
export function hotPriceModels(products: readonly Product[]): Product[] {
  return cardsOf(ofFirstCategory(products).filter((product) => discount(product) > 0))
    .sort((a, b) => discount(b) - discount(a))
    .slice(0, CAROUSEL_LIMIT)
}

/** The others of the parts near it, shuffled by `itemId`: the order is the same when the visitor returns. */
export function alsoLiked(products: readonly Product[], itemId: string): Product[] {
  const rest = products.filter(
    (product) => product.itemId !== itemId && (!FIRST_VIEWS || isNear(product.itemId, itemId)),
  )
  const picked: Product[] = []
  while (picked.length < CAROUSEL_LIMIT && rest.length > 0) {
    const index = hash(`${picked.length} ${itemId}`) % rest.length
    picked.push(...rest.splice(index, 1))
  }
  return picked
}

/** At most eight products of these `itemId`s, the newest first: one of each model, without those no longer sold. */
export function recentlyViewed(products: readonly Product[], ids: readonly string[]): Product[] {
  const byId = new Map(products.map((product) => [product.itemId, product]))
  const viewed = ids.flatMap((id) => byId.get(id) ?? [])
  return [...Map.groupBy(viewed, modelOf).values()].flatMap(([latest]) => latest ?? []).slice(0, 8)
}

export function ofCategory(products: readonly Product[], category: Category): Product[] {
  return products.filter((product) => product.category === category)
}

function ofFirstCategory(products: readonly Product[]): Product[] {
  const [first = ''] = SHOWN_CATEGORIES
  return ofCategory(products, first)
}

/** As on lists: if cards show models, the cheapest variant of each that can be bought. */
function cardsOf(products: Product[]): Product[] {
  if (SETTINGS.cards !== 'models') return products
  const models = Map.groupBy(products, modelOf).values()
  return Array.from(models, (variants) => cheapest(buyable(variants)))
}

function discount(product: Product): number {
  return product.fullPrice - product.price
}
