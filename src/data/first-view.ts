import type { FirstList } from '#src/domain/list/first-list.ts'
import { partOf } from '#src/domain/product/parts.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'

/** The name of a page's first view: a large shop has a file for each (decision 061). */
export type View = 'home' | `list-${Category}` | `part-${number}`

/** What a page shows first, of a catalogue that is too large to be loaded for it. */
export interface FirstView {
  readonly products: readonly Product[]
  /** Of the products of a part and their families, by category. */
  readonly details?: Readonly<Record<Category, readonly ProductDetail[]>>
  /** Of a list. */
  readonly list?: FirstList | undefined
}

export function partView(itemId: string): View {
  return `part-${partOf(itemId)}`
}

/** Small shops do not load the code. */
export async function firstView(name: string): Promise<FirstView> {
  return (await import('./read-first-view.ts')).readFirstView(name)
}
