import {
  STANDARD_CATEGORIES,
  type StandardCategory as Category,
} from '#src/domain/settings/standard-categories.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { MODEL_COUNTS, checkCatalogue } from './check.ts'
import type { Family } from './family.ts'
import { variantsOf } from './variants.ts'

/** The contents of `public/api`, by file name. */
export type CatalogueFiles = Record<'products.json', Product[]> &
  Record<`${Category}.json`, ProductDetail[]>

/**
 * Turns families into the files the shop loads. The families take turns: first one variant of each, then the second ones,
 * so that the beginning of a list shows many models.
 *
 * @throws {CatalogueError} that lists every problem of the families
 */
export function buildCatalogue(
  families: readonly Family[],
  counts: Readonly<Record<Category, number>> = MODEL_COUNTS,
): CatalogueFiles {
  checkCatalogue(families, counts)
  const variants = families
    .flatMap((family) => variantsOf(family).map((variant, turn) => ({ ...variant, turn })))
    .sort((a, b) => a.turn - b.turn)
  const detailsOf = (category: Category) =>
    variants.filter(({ product }) => product.category === category).map(({ detail }) => detail)

  return {
    'products.json': STANDARD_CATEGORIES.flatMap((category) =>
      variants.map(({ product }) => product).filter((product) => product.category === category),
    ),
    'phones.json': detailsOf('phones'),
    'tablets.json': detailsOf('tablets'),
    'accessories.json': detailsOf('accessories'),
  }
}

/** JSON with one line per fact, so that a diff shows each change. */
export function toFileText(entries: readonly (Product | ProductDetail)[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`
}
