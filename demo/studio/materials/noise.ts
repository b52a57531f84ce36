/** A number from 0 to 1 that looks random but is the same in every run: pictures must not change by chance. */
export function hash(x: number, y: number, seed: number): number {
  let bits = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}

/** Smooth noise from 0 to 1 that repeats after `periodX` by `periodY` cells; u and v run from 0 to 1. */
export function tilingNoise(
  u: number,
  v: number,
  periodX: number,
  periodY: number,
  seed: number,
): number {
  const [x, y] = [u * periodX, v * periodY]
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const cell = (dx: number, dy: number) => hash((column + dx) % periodX, (row + dy) % periodY, seed)
  const [across, down] = [ease(x - column), ease(y - row)]
  const upper = cell(0, 0) + (cell(1, 0) - cell(0, 0)) * across
  const lower = cell(0, 1) + (cell(1, 1) - cell(0, 1)) * across
  return upper + (lower - upper) * down
}

function ease(value: number) {
  return value * value * (3 - 2 * value)
}
