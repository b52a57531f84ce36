import { pictureSources } from '#src/domain/pictures/picture-sources.ts'
import type { Product } from '#src/domain/product/product.ts'
import { markup, type Markup } from './markup.ts'

/** A product's picture. It is lazy: people with scripts leave the page before it is drawn, and do not request it. */
export function photo(
  { image, pictureSizes }: Product,
  shop: string,
  width: number,
): Markup | undefined {
  if (image === '') return undefined
  const path = /^https:|^\//.test(image) ? image : shop + image
  const sources = pictureSources(path, pictureSizes, width).map(
    ({ type, srcSet }) =>
      markup`<source type="${type}" srcset="${srcSet}" sizes="min(${width}px, 90vw)">`,
  )
  const height = pictureSizes && markup` height="${Math.round(width * pictureSizes.ratio)}"`
  return markup`<picture>${sources}<img src="${path}" alt="" width="${width}"${height} loading="lazy"></picture>`
}
