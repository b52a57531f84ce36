import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { CATEGORIES, type Family } from './family.ts'
import { variantsOf } from './variants.ts'

/**
 * Turns families into the files of `public/api`, by name. The families take turns: first one variant of each, then the
 * second ones, so that the beginning of a list shows many models.
 */
export function buildCatalogue(
  families: readonly Family[],
): Readonly<Record<string, readonly (Product | ProductDetail)[]>> {
  const variants = families
    .flatMap((family) => variantsOf(family).map((variant, turn) => ({ ...variant, turn })))
    .sort((a, b) => a.turn - b.turn)
  const ofCategories = CATEGORIES.map((category) => ({
    category,
    members: variants.filter(({ product }) => product.category === category),
  }))
  return {
    'products.json': ofCategories.flatMap(({ members }) => members.map(({ product }) => product)),
    ...Object.fromEntries(
      ofCategories.map(({ category, members }) => [
        `${category}.json`,
        members.map(({ detail }) => detail),
      ]),
    ),
  }
}

/** JSON with one line per fact, so that a diff shows each change. */
export function toFileText(entries: readonly (Product | ProductDetail)[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`
}
