import { useLayoutEffect, useRef, useState } from 'react'
import { lazyComponent } from '#src/components/page/lazy-component.tsx'
import { gallerySizes, ProductPhoto } from '#src/components/product/product-photo.tsx'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import * as m from '#src/messages/messages.gen.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useSwipe } from '#src/ui/use-swipe.ts'
import { useWheelTurns } from '#src/ui/use-wheel-turns.ts'
import * as styles from './gallery.module.css'

const Lightbox = lazyComponent({
  part: 'the lightbox',
  load: async () => (await import('./lightbox.tsx')).Lightbox,
})

/**
 * A large picture, and thumbnails to choose it by. Wheel and swipe turn, from the last to the first and back
 * (specification, section 2); after a whole round in one go, the wheel scrolls the page.
 */
export function Gallery({ detail }: { readonly detail: ProductDetail }) {
  const { id, name, images, pictureSizes } = detail
  // Another variant's pictures begin with the first.
  const allImages = images.join()
  const [chosen, setChosen] = useState({ of: allImages, index: 0 })
  const index = chosen.of === allImages ? chosen.index : 0
  const setIndex = (next: number) => setChosen({ of: allImages, index: next })
  const picture = { image: images[index] ?? '', pictureSizes }
  // Stays below the next picture until that has loaded and faded in.
  const [faded, setFaded] = useState(picture)
  const [isLightboxOpen, setIsLightboxOpen] = useState(false)
  const windowRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const movedRef = useRef<HTMLDivElement>(null)
  const count = images.length
  const turn = (by: number) => {
    if (count > 0) setIndex((index + by + count) % count)
  }

  const openLightbox = () => {
    // A dialog returns the focus to where it was.
    buttonRef.current?.focus({ preventScroll: true })
    setIsLightboxOpen(true)
  }

  const swipe = useSwipe({ movedRef, onSwipe: turn })
  useWheelTurns({ targetRef: windowRef, round: count, onTurn: turn })

  return (
    <>
      <section aria-label={m.productImages} className={styles.gallery}>
        <div
          ref={windowRef}
          className={styles.window}
          {...swipe}
          onClick={count > 0 ? openLightbox : undefined}
        >
          <div
            ref={movedRef}
            data-picture={id}
            className={styles.main}
            onLoadCapture={({ target }) => {
              if (target instanceof HTMLElement) target.dataset.loaded = ''
            }}
            onAnimationEnd={() => setFaded(picture)}
          >
            {faded.image !== picture.image && (
              <ProductPhoto key={faded.image} of={faded} shownAt={gallerySizes(faded)} />
            )}
            <ProductPhoto
              key={picture.image}
              of={picture}
              alt={count > 1 ? m.productPicture({ name, number: index + 1, count }) : name}
              shownAt={gallerySizes(picture)}
              fetchPriority="high"
            />
          </div>
          {count > 0 && (
            // The press bubbles up to the picture, which handles it.
            <IconButton
              ref={buttonRef}
              icon="search"
              label={m.productEnlarge}
              className={styles.enlarge}
            />
          )}
        </div>
        {count > 1 && <Thumbnails detail={detail} index={index} onChoose={setIndex} />}
      </section>
      {isLightboxOpen && (
        <Lightbox
          detail={detail}
          index={index}
          onTurn={turn}
          onClose={() => setIsLightboxOpen(false)}
          onMissing={() => setIsLightboxOpen(false)}
        />
      )}
    </>
  )
}

interface ThumbnailsProps {
  readonly detail: ProductDetail
  readonly index: number
  readonly onChoose: (index: number) => void
}

/** A row of small pictures (in wide windows a column), which scrolls to the current one if there are many. */
function Thumbnails({ detail, index, onChoose }: ThumbnailsProps) {
  const { id, images, pictureSizes } = detail
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
      data-kept-in-view
      data-scroll-restoration-id={`pictures of ${id}`}
      className={styles.thumbnails}
    >
      {images.map((image, imageIndex) => (
        <button
          // By index: a catalogue may list a picture twice, and the order never changes.
          key={imageIndex}
          type="button"
          aria-label={m.productThumbnail({ number: imageIndex + 1 })}
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
  row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
  row.scrollTop = item.offsetTop - (row.clientHeight - item.offsetHeight) / 2
}
