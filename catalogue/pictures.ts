import type { Family } from './family.ts'

/** The paths of a variant's pictures, relative to the shop's page; the first of `images` is the main one. */
export interface Pictures {
  readonly image: string
  readonly images: string[]
}

/** One neutral drawing for each kind of product, until there are photographs in the product's own colour. */
export const picturesOf: (family: Family, color: string) => Pictures = ({ kind }) => {
  const image = `img/drawings/${kind}.svg`
  return { image, images: [image] }
}
