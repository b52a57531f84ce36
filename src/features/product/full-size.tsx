import { useRef, type KeyboardEvent } from 'react'
import type { PictureSizes } from '#src/domain/picture-sizes.ts'
import { pictureSources } from '#src/domain/picture-sources.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Photo } from '#src/ui/photo.tsx'
import { useSwipe } from '#src/ui/use-swipe.ts'
import { useZoom } from '#src/ui/use-zoom.ts'
import styles from './full-size.module.css'

/** A width, as in an image's `sizes`, for which the browser chooses the largest file. */
const LARGEST = '4000px'

export interface FullSizeProps {
  /** The product's name. */
  readonly name: string
  readonly images: readonly string[]
  readonly pictureSizes: PictureSizes | undefined
  /** The index, from 0, of the picture shown. */
  readonly index: number
  /** Shows the next picture (1) or the previous one (-1). */
  readonly onTurn: (by: -1 | 1) => void
  readonly onClose: () => void
}

/** A product's pictures in a dialog as large as the window, where they can be enlarged. */
export function FullSize({ name, images, pictureSizes, index, onTurn, onClose }: FullSizeProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const frameRef = useRef<HTMLDivElement>(null)
  const movedRef = useRef<HTMLDivElement>(null)
  const { view, isHeld, canZoomIn, canZoomOut, zoom, reset, pressKey, gestures } = useZoom(frameRef)
  const path = images[index] ?? ''
  const count = images.length
  const canTurn = count > 1

  const turn = (by: -1 | 1) => {
    reset()
    onTurn(by)
  }
  const swipe = useSwipe({
    movedRef,
    onSwipe: (direction) => turn(direction === 'next' ? 1 : -1),
  })
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || pressKey(key)) return
    if (canTurn && key === 'ArrowLeft') turn(-1)
    if (canTurn && key === 'ArrowRight') turn(1)
  }

  return (
    <Dialog
      ref={dialogRef}
      shape="window"
      aria-label={`${name}, full size`}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.content}>
        <div className={styles.bar}>
          <p aria-live="polite" className={styles.counter}>
            {canTurn && `Image ${index + 1} of ${count}`}
          </p>
          <IconButton icon="close" label="Close" onClick={() => dialogRef.current?.close()} />
        </div>
        <div
          ref={frameRef}
          data-enlarged={canZoomOut}
          className={styles.frame}
          onPointerDown={(event) => {
            gestures.onPointerDown(event)
            // A drag moves an enlarged picture, and turns one that is not.
            if (canTurn && !canZoomOut) swipe.onPointerDown(event)
            else swipe.onPointerCancel()
          }}
          onPointerMove={(event) => {
            gestures.onPointerMove(event)
            swipe.onPointerMove(event)
          }}
          onPointerUp={(event) => {
            gestures.onPointerUp(event)
            swipe.onPointerUp(event)
          }}
          onPointerCancel={(event) => {
            gestures.onPointerCancel(event)
            swipe.onPointerCancel()
          }}
          onDragStart={swipe.onDragStart}
        >
          <div
            ref={movedRef}
            data-held={isHeld}
            className={styles.picture}
            style={{ '--scale': view.scale, '--x': view.x, '--y': view.y }}
          >
            <Photo
              src={path}
              sources={pictureSources(path, pictureSizes)}
              sizes={LARGEST}
              alt={canTurn ? `${name}, picture ${index + 1} of ${count}` : name}
              standIn={pictureSizes?.color}
            />
          </div>
        </div>
        <div className={styles.bar}>
          {canTurn && (
            <IconButton icon="chevron-left" label="Previous image" onClick={() => turn(-1)} />
          )}
          <div className={styles.zoom}>
            <IconButton
              icon="minus"
              label="Zoom out"
              disabled={!canZoomOut}
              onClick={() => zoom('out')}
            />
            <IconButton
              icon="plus"
              label="Zoom in"
              disabled={!canZoomIn}
              onClick={() => zoom('in')}
            />
          </div>
          {canTurn && (
            <IconButton icon="chevron-right" label="Next image" onClick={() => turn(1)} />
          )}
        </div>
      </div>
    </Dialog>
  )
}
