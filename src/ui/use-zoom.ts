import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react'
import { LARGEST_SCALE, moved, WHOLE, zoomed, type Point, type Room, type View } from './zoom.ts'

/** A press of a button or key multiplies or divides the scale by this. */
const STEP = 1.5

/** The scale after a double press. */
const DOUBLE_PRESS = 2.5

/** Two presses within this time, in milliseconds, and this distance, in pixels, are a double press. */
const PRESS_PAUSE = 350
const PRESS_DISTANCE = 30

/** A press that moves further than this, in pixels, moves the picture. */
const PRESS_TOLERANCE = 10

/** The scale is multiplied by e when a wheel turns by this many pixels. */
const WHEEL = 400

/** Pixels of one line, in which some wheels count. */
const LINE = 33

/** In pixels: how far an arrow key moves the picture. */
const ARROW = 80

const ARROWS: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: ARROW, y: 0 }],
  ['ArrowRight', { x: -ARROW, y: 0 }],
  ['ArrowUp', { x: 0, y: ARROW }],
  ['ArrowDown', { x: 0, y: -ARROW }],
])

/** A pointer that is down. */
interface Press {
  readonly start: Point
  readonly last: Point
  /** Whether it can be part of a double press: it has not moved, and no other pointer was down with it. */
  readonly isTap: boolean
}

/**
 * Enlarges a picture in its frame: by wheel, pinch, double press, keys and `zoom`. A drag moves an enlarged picture.
 *
 * @param frameRef the element around the picture, which takes the gestures; it needs `touch-action: none`
 */
export function useZoom(frameRef: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(WHOLE)
  const [isHeld, setIsHeld] = useState(false)
  const pressesRef = useRef<ReadonlyMap<number, Press>>(new Map())
  const lastTapRef = useRef({ at: -Infinity, point: { x: 0, y: 0 } })

  const change = (next: (view: View, room: Room) => View) => {
    const frame = frameRef.current
    if (frame) setView((current) => next(current, roomOf(frame)))
  }
  const zoom = (direction: 'in' | 'out') => {
    const factor = direction === 'in' ? STEP : 1 / STEP
    change((current, room) => zoomed(current, current.scale * factor, room))
  }
  const reset = () => setView(WHOLE)

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event)
    const others = [...pressesRef.current].map(
      ([id, press]) => [id, { ...press, isTap: false }] as const,
    )
    const press = { start: point, last: point, isTap: others.length === 0 }
    pressesRef.current = new Map([...others, [event.pointerId, press]])
    setIsHeld(true)
  }
  const onPointerMove = (event: PointerEvent) => {
    const press = pressesRef.current.get(event.pointerId)
    if (!press) return
    const point = pointOf(event)
    const isTap = press.isTap && distance(press.start, point) <= PRESS_TOLERANCE
    const other = [...pressesRef.current.values()].find((each) => each !== press)
    pressesRef.current = new Map(pressesRef.current).set(event.pointerId, {
      ...press,
      last: point,
      isTap,
    })
    change((current, room) => {
      if (!other)
        return current.scale === 1 ? current : moved(current, minus(point, press.last), room)
      const growth = distance(point, other.last) / distance(press.last, other.last)
      const middle = between(press.last, other.last)
      const grown = zoomed(current, current.scale * (growth || 1), room, middle)
      return moved(grown, minus(between(point, other.last), middle), room)
    })
  }
  const onPointerEnd = (event: PointerEvent) => {
    const press = pressesRef.current.get(event.pointerId)
    pressesRef.current = new Map([...pressesRef.current].filter(([id]) => id !== event.pointerId))
    setIsHeld(pressesRef.current.size > 0)
    if (press?.isTap && event.type === 'pointerup') onTap(press.start, event.timeStamp)
  }
  const onTap = (point: Point, at: number) => {
    const last = lastTapRef.current
    const isDouble = at - last.at < PRESS_PAUSE && distance(point, last.point) < PRESS_DISTANCE
    lastTapRef.current = { at: isDouble ? -Infinity : at, point }
    if (!isDouble) return
    change((current, room) =>
      current.scale === 1 ? zoomed(current, DOUBLE_PRESS, room, point) : WHOLE,
    )
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Read `deltaMode` first, or Firefox reports pixels.
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * LINE
    event.preventDefault()
    const point = pointOf(event)
    change((current, room) =>
      zoomed(current, current.scale * Math.exp(-pixels / WHEEL), room, point),
    )
  })
  useEffect(() => {
    const frame = frameRef.current
    // React's wheel listeners are passive: they cannot keep the page from scrolling.
    frame?.addEventListener('wheel', onWheel, { passive: false })
    return () => frame?.removeEventListener('wheel', onWheel)
  }, [frameRef])

  /** Whether the key has done something. */
  const pressKey = (key: string): boolean => {
    const by = ARROWS.get(key)
    if (key === '+' || key === '=') zoom('in')
    else if (key === '-') zoom('out')
    else if (key === '0') reset()
    else if (by && view.scale > 1) change((current, room) => moved(current, by, room))
    else return false
    return true
  }

  return {
    view,
    /** Whether a pointer is down on the picture. */
    isHeld,
    canZoomIn: view.scale < LARGEST_SCALE,
    canZoomOut: view.scale > 1,
    zoom,
    reset,
    pressKey,
    /** Props for the frame. */
    gestures: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  }
}

/** Where an event is, from the middle of the frame that it has been sent to. */
function pointOf({ currentTarget, clientX, clientY }: PlacedEvent): Point {
  if (!(currentTarget instanceof Element)) return { x: 0, y: 0 }
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

interface PlacedEvent {
  readonly currentTarget: EventTarget | null
  readonly clientX: number
  readonly clientY: number
}

/** As `object-fit: contain` sizes the picture. */
function roomOf(frame: HTMLElement): Room {
  const { clientWidth: width, clientHeight: height } = frame
  const image = frame.querySelector('img')
  if (!image?.naturalWidth) return { frame: { width, height }, picture: { width, height } }
  const fit = Math.min(width / image.naturalWidth, height / image.naturalHeight)
  return {
    frame: { width, height },
    picture: { width: image.naturalWidth * fit, height: image.naturalHeight * fit },
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y }
}
