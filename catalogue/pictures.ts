import type { Family } from './family.ts'

/** The paths of a variant's pictures, relative to the shop's page; the first of `images` is the main one. */
export interface Pictures {
  readonly image: string
  readonly images: string[]
}

/** One neutral drawing for each kind of product, until there are photographs in the product's own color. */
export function picturesOf(family: Family, _color: string): Pictures {
  const image = `img/drawings/${family.kind}.svg`
  return { image, images: [image] }
}
