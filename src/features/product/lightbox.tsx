import {
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { isCloseUp, pictureSources } from '#src/domain/pictures/picture-sources.ts'
import { roomOf } from '#src/components/product/product-photo.tsx'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import * as m from '#src/messages/messages.gen.ts'
import { closeDialog, Dialog } from '#src/ui/dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { stepTo } from '#src/ui/page-flow.ts'
import { Photo } from '#src/ui/photo.tsx'
import { useSwipe } from '#src/ui/use-swipe.ts'
import * as styles from './lightbox.module.css'

/** A width, as in an image's `sizes`, for which the browser chooses the largest file. */
const LARGEST = '4000px'

/** How many times larger than its frame an enlarged picture is. */
const SCALE = 2.5

/** In pixels: how far an arrow key moves an enlarged picture. */
const ARROW = 80

interface LightboxProps {
  readonly detail: ProductDetail
  readonly index: number
  readonly onTurn: (by: -1 | 1) => void
  readonly onClose: () => void
}

/** A product's pictures in a dialog as large as the window: whole, or enlarged in a frame that scrolls. */
export function Lightbox({ detail, index, onTurn, onClose }: LightboxProps) {
  const { name, images, pictureSizes } = detail
  const frameRef = useRef<HTMLDivElement>(null)
  const movedRef = useRef<HTMLDivElement>(null)
  const [isEnlarged, setIsEnlarged] = useState(false)
  const isPinched = useSyncExternalStore(subscribeToPinch, isPagePinched)
  const path = images[index] ?? ''
  const count = images.length
  const canTurn = count > 1

  const turn = (by: -1 | 1) => {
    setIsEnlarged(false)
    onTurn(by)
  }
  /** This point, a share of the frame's width and height, does not move. */
  const enlarge = (x = 0.5, y = 0.5) => {
    if (isEnlarged) return
    flushSync(() => setIsEnlarged(true))
    const frame = frameRef.current
    frame?.scrollTo(x * (SCALE - 1) * frame.clientWidth, y * (SCALE - 1) * frame.clientHeight)
  }
  const onDoubleClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (isEnlarged) setIsEnlarged(false)
    else enlarge((clientX - left) / width, (clientY - top) / height)
  }
  const swipe = useSwipe({ movedRef, onSwipe: turn })
  // Fingers scroll by themselves.
  const drag = {
    onPointerMove: ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
      if (pointerType === 'mouse' && buttons === 1)
        frameRef.current?.scrollBy(-movementX, -movementY)
    },
    onDragStart: swipe.onDragStart,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    if (key === '+' || key === '=') enlarge()
    if (key === '-' || key === '0') setIsEnlarged(false)
    const arrow = ARROWS.get(key)
    if (!arrow) return
    event.preventDefault()
    const [x, y] = arrow
    if (isEnlarged) frameRef.current?.scrollBy(x * ARROW, y * ARROW)
    else if (canTurn && x !== 0) turn(stepTo(x))
  }

  return (
    <Dialog
      shape="window"
      aria-label={m.productFullSize({ name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.content} style={roomOf(detail)}>
        <div className={styles.bar}>
          <p aria-live="polite" className={styles.counter}>
            {canTurn && m.productImageOf({ number: index + 1, count })}
          </p>
          <IconButton icon="close" label={m.uiClose} onClick={closeDialog} />
        </div>
        <div
          ref={frameRef}
          role="group"
          aria-label={m.productFrame}
          // Scrolled from its left edge in any language.
          dir="ltr"
          tabIndex={0}
          data-enlarged={isEnlarged}
          data-pinched={isPinched}
          className={styles.frame}
          {...(isEnlarged ? drag : canTurn && !isPinched && swipe)}
          onDoubleClick={onDoubleClick}
        >
          <div ref={movedRef} className={styles.picture} style={{ '--scale': SCALE }}>
            <Photo
              src={path}
              sources={pictureSources(path, pictureSizes)}
              sizes={LARGEST}
              alt={canTurn ? m.productPicture({ name, number: index + 1, count }) : name}
              isCloseUp={isCloseUp(path, pictureSizes)}
            />
          </div>
        </div>
        <div className={styles.bar}>
          {canTurn && (
            <IconButton icon="chevron-left" label={m.productPrevious} onClick={() => turn(-1)} />
          )}
          <div className={styles.zoom}>
            <IconButton
              icon="minus"
              label={m.productZoomOut}
              disabled={!isEnlarged}
              onClick={() => setIsEnlarged(false)}
            />
            <IconButton
              icon="plus"
              label={m.productZoomIn}
              disabled={isEnlarged}
              onClick={() => enlarge()}
            />
          </div>
          {canTurn && (
            <IconButton icon="chevron-right" label={m.productNext} onClick={() => turn(1)} />
          )}
        </div>
      </div>
    </Dialog>
  )
}

const ARROWS: ReadonlyMap<string, readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

/** Whether two fingers have enlarged the page. A drag then moves it, and turns no picture. */
function isPagePinched(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1
}

function subscribeToPinch(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}
