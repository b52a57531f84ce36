import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  RGBAFormat,
  UnsignedByteType,
} from 'three'
import { hash, tilingNoise } from './noise.ts'

/** Height or gloss from 0 to 1 at coordinates from 0 to 1; must repeat seamlessly. */
type Pattern = (u: number, v: number) => number

/** Fine scratches along x, as a brush leaves them on metal. */
const brushed: Pattern = (u, v) =>
  0.55 * tilingNoise(u, v, 3, 256, 1) +
  0.3 * tilingNoise(u, v, 9, 128, 2) +
  0.15 * tilingNoise(u, v, 24, 256, 3)

/** The tiny dents of bead-blasted and anodised aluminium, also of matte glass. */
const blasted: Pattern = (u, v) =>
  0.58 + 0.1 * tilingNoise(u, v, 128, 128, 4) + 0.06 * tilingNoise(u, v, 64, 64, 5)

/** Eight by eight crossing threads. */
const woven: Pattern = (u, v) => {
  const threads = 8
  const [x, y] = [u * threads, v * threads]
  const over = (Math.floor(x) + Math.floor(y)) % 2 === 0
  const bulge = (value: number) => Math.sin((value % 1) * Math.PI)
  const [along, across] = over ? [x, y] : [y, x]
  const twist = 0.12 * Math.sin((along + across) * Math.PI * 6)
  return 0.15 + 0.75 * bulge(across) ** 0.7 * (0.45 + 0.55 * bulge(along)) + twist * bulge(across)
}

/** Rows of small stitches. */
const knitted: Pattern = (u, v) => {
  const [columns, rows] = [8, 10]
  const x = (u * columns) % 1
  const lean = Math.abs(x - 0.5)
  const y = (v * rows + lean * 1.1) % 1
  return Math.sin(y * Math.PI) ** 0.8 * (0.4 + 0.6 * Math.sin(((x * 2) % 1) * Math.PI))
}

/** Pebbles between creases. */
const leather: Pattern = (u, v) => {
  const cells = 20
  const [x, y] = [u * cells, v * cells]
  let [nearest, second] = [9, 9]
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [column, row] = [Math.floor(x) + dx, Math.floor(y) + dy]
      const [wrappedX, wrappedY] = [(column + cells) % cells, (row + cells) % cells]
      const distance = Math.hypot(
        column + hash(wrappedX, wrappedY, 7) - x,
        row + hash(wrappedX, wrappedY, 8) - y,
      )
      if (distance < nearest) [nearest, second] = [distance, nearest]
      else second = Math.min(second, distance)
    }
  }
  return Math.min(1, (second - nearest) * 2.2) * 0.8 + 0.2 * tilingNoise(u, v, 90, 90, 9)
}

export const PATTERNS = { brushed, blasted, woven, knitted, leather }

export type PatternName = keyof typeof PATTERNS

const SIZE = 256
const pixels = new Map<PatternName, Uint8Array<ArrayBuffer>>()

/**
 * A pattern as a grey texture for bumps and roughness.
 *
 * @param millimetres edge of one repetition on a part whose texture coordinates are millimetres
 */
export function patternTexture(name: PatternName, millimetres: number): DataTexture {
  const texture = new DataTexture(pixelsOf(name), SIZE, SIZE, RGBAFormat, UnsignedByteType)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.repeat.setScalar(1 / millimetres)
  texture.needsUpdate = true
  return texture
}

function pixelsOf(name: PatternName) {
  const known = pixels.get(name)
  if (known) return known
  const data = new Uint8Array(SIZE * SIZE * 4)
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const value =
        255 * Math.min(Math.max(PATTERNS[name]((column + 0.5) / SIZE, (row + 0.5) / SIZE), 0), 1)
      data.set([value, value, value, 255], (row * SIZE + column) * 4)
    }
  }
  pixels.set(name, data)
  return data
}
