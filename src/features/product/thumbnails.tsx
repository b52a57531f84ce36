import { useLayoutEffect, useRef } from 'react'
import { ProductPhoto } from '#src/components/product/product-photo.tsx'
import type { PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import * as styles from './gallery.module.css'

interface ThumbnailsProps {
  readonly productId: string
  readonly images: readonly string[]
  readonly pictureSizes: PictureSizes | undefined
  readonly index: number
  readonly onChoose: (index: number) => void
}

/** A row of small pictures (in wide windows a column), which scrolls to the current one if there are many. */
export function Thumbnails({ productId, images, pictureSizes, index, onChoose }: ThumbnailsProps) {
  const rowRef = useRef<HTMLDivElement>(null)

  // Not at the start: measuring would make the browser lay out the page before it is complete.
  const shownRef = useRef(index)
  useLayoutEffect(() => {
    if (shownRef.current === index) return
    shownRef.current = index
    const row = rowRef.current
    const shown = row?.children[index]
    if (row && shown instanceof HTMLElement) scrollIntoRow(row, shown)
  }, [index])

  return (
    // With an id per product, the router does not restore this scroll position on the next product's pictures.
    <div
      ref={rowRef}
      data-scroll-restoration-id={`pictures of ${productId}`}
      className={styles.thumbnails}
    >
      {images.map((image, imageIndex) => (
        <button
          // By index: a catalogue may list a picture twice, and the order never changes.
          key={imageIndex}
          type="button"
          aria-label={`Image ${imageIndex + 1}`}
          aria-current={imageIndex === index}
          className={styles.thumbnail}
          onClick={() => onChoose(imageIndex)}
        >
          <ProductPhoto of={{ image, pictureSizes }} shownAt="72px" loading="lazy" />
        </button>
      ))}
    </div>
  )
}

/** Scrolls the row only: `scrollIntoView` would scroll the page too. */
function scrollIntoRow(row: HTMLElement, item: HTMLElement): void {
  row.scrollLeft = nearest(row.scrollLeft, item.offsetLeft, item.offsetWidth, row.clientWidth)
  row.scrollTop = nearest(row.scrollTop, item.offsetTop, item.offsetHeight, row.clientHeight)
}

/** The scroll position nearest to `from` that shows the whole item at `start`. All values are in pixels. */
function nearest(from: number, start: number, length: number, room: number): number {
  return Math.min(start, Math.max(from, start + length - room))
}
