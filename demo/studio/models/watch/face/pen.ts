export type Context = OffscreenCanvasRenderingContext2D

/** Where a dial is drawn: its middle and its radius, in pixels. */
export interface Dial {
  readonly context: Context
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** A point of a dial; `turn` is a share of a full turn, clockwise from the top. */
export function at({ x, y }: Dial, turn: number, distance: number): [x: number, y: number] {
  const angle = turn * 2 * Math.PI
  return [x + Math.sin(angle) * distance, y - Math.cos(angle) * distance]
}

interface Ticks {
  readonly count: number
  readonly inner: number
  readonly outer: number
  readonly width: number
  readonly color: string
  /** Leaves out each nth tick, where a longer one is drawn; 0 leaves out none. */
  readonly except?: number
}

/** Marks round a dial; lengths are shares of its radius. */
export function ticks(dial: Dial, { count, inner, outer, width, color, except = 0 }: Ticks) {
  const { context, radius } = dial
  context.strokeStyle = color
  context.lineWidth = width * radius
  context.lineCap = 'round'
  for (let index = 0; index < count; index++) {
    if (except && index % except === 0) continue
    context.beginPath()
    context.moveTo(...at(dial, index / count, inner * radius))
    context.lineTo(...at(dial, index / count, outer * radius))
    context.stroke()
  }
}

/** A gauge: part of a circle over a dim track. */
export function gauge(
  { context, x, y, radius }: Dial,
  color: string,
  width: number,
  [start, end]: readonly [number, number],
  share: number,
) {
  const angle = (turn: number) => (turn - 0.25) * 2 * Math.PI
  context.strokeStyle = color
  context.lineWidth = width * radius
  context.lineCap = 'round'
  for (const [alpha, until] of [
    [0.24, end],
    [1, start + (end - start) * share],
  ] as const) {
    context.globalAlpha = alpha
    context.beginPath()
    context.arc(x, y, radius, angle(start), angle(until))
    context.stroke()
  }
  context.globalAlpha = 1
}

interface Hand {
  readonly turn: number
  readonly length: number
  readonly width: number
  readonly color: string
  readonly from?: number
}

export function hand(dial: Dial, { turn, length, width, color, from = 0 }: Hand) {
  const { context, radius } = dial
  context.strokeStyle = color
  context.lineWidth = width * radius
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(...at(dial, turn, from * radius))
  context.lineTo(...at(dial, turn, length * radius))
  context.stroke()
}

/** Hands at nine minutes past ten, as is usual in pictures of watches. */
export function hands(dial: Dial, color: string, seconds: string, width = 0.06) {
  for (const [turn, length] of [
    [(10 + 9 / 60) / 12, 0.56],
    [9 / 60, 0.86],
  ] as const) {
    hand(dial, { turn, length: 0.2, width: width * 0.4, color })
    hand(dial, { turn, from: 0.2, length, width, color })
  }
  hand(dial, { turn: 0.6, from: -0.18, length: 0.92, width: width * 0.28, color: seconds })
  dot(dial, 0.052, color)
  dot(dial, 0.03, seconds)
  dot(dial, 0.012, '#000000')
}

export function dot({ context, x, y, radius }: Dial, size: number, color: string) {
  context.fillStyle = color
  context.beginPath()
  context.arc(x, y, size * radius, 0, 2 * Math.PI)
  context.fill()
}

/** Figures as strokes in a box of 10 by 16, so that dials do not depend on a computer's fonts. */
const FIGURES = [
  'M5 0C8 0 10 3 10 8S8 16 5 16 0 13 0 8 2 0 5 0Z',
  'M2.2 2.6L5.8 0V16',
  'M.5 4C.5 1.5 2.5 0 5 0S9.7 1.6 9.7 4.2C9.7 6.5 8 8.3 .3 16H10',
  'M.8 3C1.5 1 3 0 5 0C7.6 0 9.4 1.6 9.4 3.9S7.5 7.5 4 7.5C8 7.5 10 9.2 10 11.8S7.8 16 5 16C2.6 16 .9 14.9 .2 12.8',
  'M7.5 16V0L0 11.2H10',
  'M9.2 0H2L1.2 7C2.2 6.2 3.5 5.8 5 5.8C8 5.8 10 7.8 10 10.8S8 16 5 16C2.7 16 1 15 .2 13',
  'M8 .3C4 2 .3 6 .3 11C.3 14 2.2 16 5.1 16S9.8 13.9 9.8 11 7.8 6.2 5.1 6.2C3 6.2 1.2 7.4 .5 9.4',
  'M.2 0H10L3.6 16',
  'M5 7.4C2.6 7.4 .9 5.9 .9 3.7S2.6 0 5 0 9.1 1.5 9.1 3.7 7.4 7.4 5 7.4C2 7.4 .2 9 .2 11.7S2 16 5 16 9.8 14.3 9.8 11.7 8 7.4 5 7.4Z',
  'M2 15.7C6 14 9.7 10 9.7 5C9.7 2 7.8 0 4.9 0S.2 2.1 .2 5 2.2 9.8 4.9 9.8C7 9.8 8.8 8.6 9.5 6.6',
] as const

/** Writes figures and colons centred on a point; `weight` is the pen's width as a share of their height. */
export function write(
  context: Context,
  text: string,
  [x, y]: readonly [number, number],
  height: number,
  color: string,
  weight = 0.11,
) {
  const scale = height / 16
  const signs = Array.from(text)
  const widths = signs.map((sign) => (sign === ':' ? 6 : 14.5))
  let left = x - (scale * (widths.reduce((sum, width) => sum + width, 0) - 4.5)) / 2
  context.strokeStyle = context.fillStyle = color
  context.lineCap = context.lineJoin = 'round'
  for (const [index, sign] of signs.entries()) {
    context.save()
    context.translate(left, y - height / 2)
    context.scale(scale, scale)
    context.lineWidth = weight * 16
    if (sign === ':') {
      for (const dotY of [5, 11.5]) {
        context.beginPath()
        context.arc(0.8, dotY, weight * 10, 0, 2 * Math.PI)
        context.fill()
      }
    } else {
      context.stroke(new Path2D(FIGURES[Number(sign)] ?? ''))
    }
    context.restore()
    left += (widths[index] ?? 0) * scale
  }
}
