import { isCloseUp, pictureSources } from '#src/domain/pictures/picture-sources.ts'
import type { Product } from '#src/domain/product/product.ts'
import { Photo } from '#src/ui/photo.tsx'

/** How wide a card's picture is, for `shownAt`. */
export const CARD_SIZES = '(width >= 1792px) 333px, (width >= 640px) 262px, 44vw'

/** How wide a gallery's large picture is, unless it is a close-up. Phones, whose screens are fine, need no larger file. */
export const GALLERY_SIZES =
  '(width >= 1000px) min(51vw, 80vh - 112px), (width >= 640px) 400px, 212px'

/** How wide a picture is in a gallery, which a close-up fills. */
export function gallerySizes({ image, pictureSizes }: ProductPhotoProps['of']): string {
  return isCloseUp(image, pictureSizes)
    ? `(width >= 1600px) 900px, ${GALLERY_SIZES}`
    : GALLERY_SIZES
}

interface ProductPhotoProps {
  /** A product, or another picture of the catalogue. */
  readonly of: Pick<Product, 'image' | 'pictureSizes'>
  /** Without it, the picture is decorative. */
  readonly alt?: string
  /** The width on the page, as in an image's `sizes`. */
  readonly shownAt: string
  readonly loading?: 'eager' | 'lazy'
  readonly fetchPriority?: 'high' | 'low' | 'auto'
}

/** For the style of an element of the class `ground`: a cut-out's room has the product's colour, a photograph's its own. */
export function roomOf({ pictureSizes }: Partial<Pick<Product, 'pictureSizes'>> = {}) {
  const { color, backdrop, edges, ratio = 0 } = pictureSizes ?? {}
  const [first, second] = edges ?? []
  return {
    '--product': color,
    '--backdrop': backdrop,
    '--edge-1': first,
    '--edge-2': second,
    ...(edges && ratio > 1 && { '--turn': '90deg', '--half': '50% 100%' }),
  }
}

/** A product's picture. If the catalogue lists sizes, the browser chooses one. */
export function ProductPhoto({ of, alt = '', shownAt, ...props }: ProductPhotoProps) {
  const { image, pictureSizes } = of
  const width = pictureSizes?.widths.at(-1)
  return (
    <Photo
      {...props}
      src={image}
      alt={alt}
      sources={pictureSources(image, pictureSizes)}
      sizes={shownAt}
      width={width}
      height={width && pictureSizes && Math.round(width * pictureSizes.ratio)}
      isCloseUp={isCloseUp(image, pictureSizes)}
    />
  )
}
