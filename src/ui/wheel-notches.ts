/** What is needed of a wheel event; deltas in the unit of `deltaMode` (0 pixels, 1 lines, 2 pages). */
export interface WheelStep {
  readonly deltaY: number
  readonly deltaMode: number
  /** The older measure that browsers still tell: 120 for each notch of a mouse, three for each pixel of a trackpad. */
  readonly wheelDeltaY: number
  /** In milliseconds. */
  readonly timeStamp: number
}

/** A step of at least this, in pixels, is a notch of a mouse wheel; trackpads send many smaller ones. */
const NOTCH = 100

/** One notch in the older measure. WebKit moves by less than `NOTCH` then, the less the lower its window is. */
const OLDER_NOTCH = 120

/** What a trackpad must be moved, in pixels, to count as one notch. */
const STROKE = 40

/** A trackpad's stroke, its momentum included, has ended when nothing came for this long, in milliseconds. */
const PAUSE = 150

/**
 * Counts the notches of a wheel: each notch of a mouse wheel is one, and so is each whole stroke on a trackpad,
 * however many events it sends.
 *
 * @returns a function that takes one event and tells the direction of the notch it completes: 1 down, -1 up, 0 none
 */
export function createNotchCounter(): (step: WheelStep) => -1 | 0 | 1 {
  let lastTime = -Infinity
  let isStroke = false
  let isCounted = false
  let moved = 0

  return (step) => {
    const { deltaY, timeStamp } = step
    const isContinued = timeStamp - lastTime < PAUSE
    lastTime = timeStamp
    if (!isContinued) isStroke = false

    if (isNotch(step) && !isStroke) return sign(deltaY)

    if (!isStroke) {
      isStroke = true
      isCounted = false
      moved = 0
    }
    moved += deltaY
    if (isCounted || Math.abs(moved) < STROKE) return 0
    isCounted = true
    return sign(moved)
  }
}

function isNotch({ deltaY, deltaMode, wheelDeltaY }: WheelStep): boolean {
  if (deltaMode !== 0 || Math.abs(deltaY) >= NOTCH) return true
  const isTrackpad = Math.abs(deltaY) < STROKE || wheelDeltaY === -3 * deltaY
  return wheelDeltaY !== 0 && wheelDeltaY % OLDER_NOTCH === 0 && !isTrackpad
}

function sign(value: number): -1 | 0 | 1 {
  return value > 0 ? 1 : value < 0 ? -1 : 0
}
