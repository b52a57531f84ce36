import type { Category } from '#src/domain/category.ts'
import type { PictureSizes } from '#src/domain/picture-sizes.ts'

/** A tile of 'Shop by category' (specification, section 3). `id` is the category that the tile opens. */
export interface CategoryTile {
  readonly id: Category
  readonly image: string
  readonly title: string
  /** The number of models, fixed by the specification (section 9) instead of counted. */
  readonly amount: number
}

export const TILES = [
  { id: 'phones', image: 'img/category/phones-800.webp', title: 'Mobile phones', amount: 95 },
  { id: 'tablets', image: 'img/category/tablets-800.webp', title: 'Tablets', amount: 24 },
  {
    id: 'accessories',
    image: 'img/category/accessories-800.webp',
    title: 'Accessories',
    amount: 100,
  },
] as const satisfies readonly CategoryTile[]

/** The sizes of the committed tile pictures. */
export const TILE_SIZES = {
  widths: [384, 800],
  formats: ['avif', 'webp'],
  ratio: 1,
} satisfies PictureSizes
