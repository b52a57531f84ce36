import type { KeyboardParameters } from './parameters.ts'

/** A key's cap: its middle in the plane of the deck, x to the right and y to the rear, and its size. */
export interface Key {
  readonly label: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
}

type Row = readonly (readonly [label: string, units: number])[]

const UNITS = 14.5
const GAP = 2.3

const letters = (text: string): Row => Array.from(text, (letter) => [letter, 1])

const ROWS: readonly Row[] = [
  [
    ['esc', 1.5],
    ...Array.from({ length: 12 }, (_, index) => [`F${index + 1}`, 1] as const),
    ['', 1],
  ],
  [...letters('`1234567890-='), ['delete', 1.5]],
  [['tab', 1.5], ...letters('QWERTYUIOP[]\\')],
  [['caps', 1.75], ...letters("ASDFGHJKL;'"), ['return', 1.75]],
  [['shift', 2.25], ...letters('ZXCVBNM,./'), ['shift', 2.25]],
  [
    ['fn', 1],
    ['ctrl', 1],
    ['alt', 1],
    ['cmd', 1.25],
    ['', 5],
    ['cmd', 1.25],
    ['alt', 1],
    ['‹', 1],
    ['', 1],
    ['›', 1],
  ],
]

/** All keys of the usual compact layout; the up and down arrows share one place. */
export function layOut({ width, depth, keys }: KeyboardParameters): Key[] {
  const unit = (width - 2 * keys.margin + GAP) / UNITS
  const full = keys.pitch - GAP
  const placed: Key[] = []
  let rear = depth / 2 - keys.top
  for (const [number, row] of ROWS.entries()) {
    const capDepth = number === 0 ? keys.pitch * keys.functionRow - GAP : full
    const y = rear - capDepth / 2
    let left = -width / 2 + keys.margin
    for (const [place, [label, units]] of row.entries()) {
      const cap = { label, x: left + (units * unit - GAP) / 2, y, width: units * unit - GAP }
      left += units * unit
      if (number === ROWS.length - 1 && place === row.length - 2) {
        placed.push(...arrows(cap.x, y, cap.width, capDepth))
      } else placed.push({ ...cap, depth: capDepth })
    }
    rear -= capDepth + GAP
  }
  return placed
}

function arrows(x: number, y: number, width: number, depth: number): Key[] {
  const half = (depth - 0.8) / 2
  return [
    { label: '⌃', x, y: y + (half + 0.8) / 2, width, depth: half },
    { label: '⌄', x, y: y - (half + 0.8) / 2, width, depth: half },
  ]
}

/** The rectangle round all keys. */
export function fieldOf(keys: readonly Key[]) {
  const left = Math.min(...keys.map(({ x, width }) => x - width / 2))
  const right = Math.max(...keys.map(({ x, width }) => x + width / 2))
  const front = Math.min(...keys.map(({ y, depth }) => y - depth / 2))
  const rear = Math.max(...keys.map(({ y, depth }) => y + depth / 2))
  return { left, right, front, rear, width: right - left, depth: rear - front }
}
