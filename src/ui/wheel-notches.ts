/** What is needed of a wheel event; deltas in the unit of `deltaMode` (0 pixels, 1 lines, 2 pages). */
export interface WheelStep {
  readonly deltaY: number
  readonly deltaMode: number
  /** In milliseconds. */
  readonly timeStamp: number
}

/** One notch of a mouse wheel moves by at least this, in pixels; trackpads send many smaller steps. */
const NOTCH = 100

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

  return ({ deltaY, deltaMode, timeStamp }) => {
    const isContinued = timeStamp - lastTime < PAUSE
    lastTime = timeStamp
    if (!isContinued) isStroke = false

    const isNotch = deltaMode !== 0 || Math.abs(deltaY) >= NOTCH
    if (isNotch && !isStroke) return sign(deltaY)

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

function sign(value: number): -1 | 0 | 1 {
  return value > 0 ? 1 : value < 0 ? -1 : 0
}
