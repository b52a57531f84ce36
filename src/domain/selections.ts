import type { Category } from './category.ts'
import type { Product } from './product.ts'
import { SHOWN_CATEGORIES } from './shown-categories.ts'
import { SORT_ORDERS } from './sorting.ts'

/** The most products that a carousel holds (specification, section 9). */
export const CAROUSEL_LIMIT = 30

/** 'Brand new models': phones, or what the shop has instead, newest first. */
export function brandNewModels(products: readonly Product[]): Product[] {
  return ofFirstCategory(products).sort(SORT_ORDERS.year).slice(0, CAROUSEL_LIMIT)
}

/** 'Hot price': phones, or what the shop has instead, the largest discount first. */
export function hotPriceModels(products: readonly Product[]): Product[] {
  return ofFirstCategory(products)
    .sort((a, b) => discount(b) - discount(a))
    .slice(0, CAROUSEL_LIMIT)
}

/**
 * 'You may also like': the other products of the shop, shuffled. The order depends only on `itemId`, so it stays the
 * same while the page is open and when the visitor returns.
 */
export function alsoLiked(products: readonly Product[], itemId: string): Product[] {
  const others = products.filter((product) => product.itemId !== itemId)
  return shuffle(others, randomFrom(itemId), CAROUSEL_LIMIT)
}

/** The products of one category, in the catalogue's order; a new array. */
export function ofCategory(products: readonly Product[], category: Category): Product[] {
  return products.filter((product) => product.category === category)
}

function ofFirstCategory(products: readonly Product[]): Product[] {
  const [first = 'phones'] = SHOWN_CATEGORIES
  return ofCategory(products, first)
}

function discount(product: Product): number {
  return product.fullPrice - product.price
}

/** `count` of the items in random order (Fisher-Yates, stopped early). */
function shuffle<T>(items: readonly T[], random: () => number, count: number): T[] {
  const rest = [...items]
  const picked: T[] = []
  while (picked.length < count && rest.length > 0) {
    const index = Math.floor(random() * rest.length)
    picked.push(...rest.splice(index, 1))
  }
  return picked
}

/** Random numbers in [0, 1), seeded by a text: a 32-bit FNV-1a hash feeds mulberry32. */
function randomFrom(text: string): () => number {
  let state = 0x811c9dc5
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}
