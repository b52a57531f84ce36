import { PAGE_WIDTH, pictureSources } from '#src/domain/pictures/picture-sources.ts'
import { entriesOf, field } from './read-field.ts'

/**
 * A product's picture as the shop itself will draw it, from an entry of the catalogue's file; undefined if the entry
 * names none. The entry is not validated: an address that leads to no picture shows nothing.
 *
 * @param sizes how wide the picture is on the page, in the form of the `sizes` attribute of an image
 */
export function pictureOf(product: unknown, sizes: string): HTMLPictureElement | undefined {
  const path = field(product, 'image')
  if (typeof path !== 'string' || path === '') return undefined
  const pictureSizes = field(product, 'pictureSizes')
  const sizesOfFiles = {
    widths: entriesOf(field(pictureSizes, 'widths')).map(Number),
    formats: entriesOf(field(pictureSizes, 'formats')).map(String),
  }
  const sources = pictureSources(path, sizesOfFiles, PAGE_WIDTH)
  const picture = document.createElement('picture')
  for (const { type, srcSet: srcset } of sources) {
    picture.append(Object.assign(document.createElement('source'), { type, srcset, sizes }))
  }
  const image = document.createElement('img')
  // Style sheets select the picture inside the shadow tree with `::part(photo)`.
  image.setAttribute('part', 'photo')
  picture.append(Object.assign(image, { alt: '', fetchPriority: 'high', sizes, src: path }))
  return picture
}
