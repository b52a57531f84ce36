import type { PictureSizes } from '#src/domain/picture-sizes.ts'
import { pageSizes, pictureSources } from '#src/domain/picture-sources.ts'
import { Photo } from '#src/ui/photo.tsx'

interface ProductPhotoProps {
  /** The picture's path in the catalogue. */
  readonly path: string
  readonly pictureSizes: PictureSizes | undefined
  readonly alt: string
  /** The width on the page, as in an image's `sizes`. */
  readonly shownAt: string
  readonly loading?: 'eager' | 'lazy'
  readonly fetchPriority?: 'high' | 'low' | 'auto'
  /** Whether the largest files may be loaded too. */
  readonly isFullSize?: boolean
}

/** A product's picture. Where the catalogue lists sizes, the browser chooses one. */
export function ProductPhoto({
  path,
  pictureSizes,
  shownAt,
  isFullSize = false,
  ...props
}: ProductPhotoProps) {
  const width = pictureSizes?.widths.at(-1)
  return (
    <Photo
      {...props}
      src={path}
      sources={pictureSources(
        path,
        isFullSize ? pictureSizes : pictureSizes && pageSizes(pictureSizes),
      )}
      sizes={shownAt}
      width={width}
      height={width && pictureSizes && Math.round(width * pictureSizes.ratio)}
      standIn={pictureSizes?.color}
    />
  )
}
