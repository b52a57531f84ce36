import { useLayoutEffect, useRef } from 'react'
import { ProductPhoto } from '#src/components/product-photo.tsx'
import type { PictureSizes } from '#src/domain/picture-sizes.ts'
import styles from './gallery.module.css'

interface ThumbnailsProps {
  readonly productId: string
  readonly images: readonly string[]
  readonly pictureSizes: PictureSizes | undefined
  /** The place of the picture that is shown. */
  readonly index: number
  readonly onChoose: (index: number) => void
}

/** A row of small pictures, beside wide galleries a column, that scrolls by itself where there are many. */
export function Thumbnails({ productId, images, pictureSizes, index, onChoose }: ThumbnailsProps) {
  const rowRef = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const row = rowRef.current
    const shown = row?.children[index]
    if (row && shown instanceof HTMLElement) scrollIntoRow(row, shown)
  }, [index])

  return (
    // Without an id of its own, the router would scroll the next product's pictures as far as these.
    <div
      ref={rowRef}
      data-scroll-restoration-id={`pictures of ${productId}`}
      className={styles.thumbnails}
    >
      {images.map((image, place) => (
        <button
          // A catalogue may list a picture twice; their order never changes.
          key={place}
          type="button"
          aria-label={`Image ${place + 1}`}
          aria-current={place === index}
          className={styles.thumbnail}
          onClick={() => onChoose(place)}
        >
          <ProductPhoto
            path={image}
            pictureSizes={pictureSizes}
            alt=""
            shownAt="72px"
            loading="lazy"
          />
        </button>
      ))}
    </div>
  )
}

/** `scrollIntoView` would scroll the page too. */
function scrollIntoRow(row: HTMLElement, item: HTMLElement): void {
  row.scrollLeft = nearest(row.scrollLeft, item.offsetLeft, item.offsetWidth, row.clientWidth)
  row.scrollTop = nearest(row.scrollTop, item.offsetTop, item.offsetHeight, row.clientHeight)
}

/** The scroll position nearest to `from` at which an item from `start` on is seen in full; all in pixels. */
function nearest(from: number, start: number, length: number, room: number): number {
  return Math.min(start, Math.max(from, start + length - room))
}
