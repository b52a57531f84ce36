import type { PictureSizes } from '#src/domain/picture-sizes.ts'
import { pictureSources } from '#src/domain/picture-sources.ts'
import { Photo } from '#src/ui/photo.tsx'

interface ProductPhotoProps {
  /** The plain path, as the catalogue has it. */
  readonly path: string
  readonly pictureSizes: PictureSizes | undefined
  readonly alt: string
  /** How wide it is on the page: the `sizes` of the browser's choice. */
  readonly shownAt: string
  readonly loading?: 'eager' | 'lazy'
  readonly fetchPriority?: 'high' | 'low' | 'auto'
}

/** A product's picture, in the size the browser wants where the catalogue tells which sizes exist. */
export function ProductPhoto({ path, pictureSizes, shownAt, ...props }: ProductPhotoProps) {
  const width = pictureSizes?.widths.at(-1)
  return (
    <Photo
      {...props}
      src={path}
      sources={pictureSources(path, pictureSizes)}
      sizes={shownAt}
      width={width}
      height={width && pictureSizes && Math.round(width * pictureSizes.ratio)}
      standIn={pictureSizes?.color}
    />
  )
}
