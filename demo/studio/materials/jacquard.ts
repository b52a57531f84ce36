import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  type MeshPhysicalMaterial,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'
import { mixed } from './finish.ts'
import { hash } from './noise.ts'
import { wovenFabric } from './surfaces.ts'

const THREADS = 64
const PIXELS_PER_THREAD = 4
const SIZE = THREADS * PIXELS_PER_THREAD
/** Threads in one repetition of the bumps of `wovenFabric`. */
const THREADS_PER_BUMP_PATCH = 8

type Tones = readonly [warp: string, weft: string, stray: string]

/** Cloth whose yarns differ in tone: one colour from afar, a weave of several from near. */
export function jacquard(tones: Tones): MeshPhysicalMaterial {
  return cloth(tones, 0.45, 0.25)
}

/** An even twill of two similar yarns, with diagonal ribs that a picture of the whole product shows. */
export function twill(color: string): MeshPhysicalMaterial {
  return cloth([color, mixed(color, '#000000', 0.24), color], 0.6, 0)
}

/** @param strays share of threads that have another tone */
function cloth(tones: Tones, threadWidth: number, strays: number): MeshPhysicalMaterial {
  const material = wovenFabric('#ffffff', threadWidth * THREADS_PER_BUMP_PATCH)
  material.map = weave(tones, threadWidth * THREADS, strays)
  material.sheen = 0.15
  return material
}

function weave(tones: Tones, millimetres: number, strays: number): DataTexture {
  const yarns = tones.map((tone) =>
    [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16)),
  )
  const data = new Uint8Array(SIZE * SIZE * 4)
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const [warp, weft] = [column, row].map((at) => Math.floor(at / PIXELS_PER_THREAD))
      data.set(
        [...colorAt(yarns, warp ?? 0, weft ?? 0, strays), 255],
        (row * SIZE + column) * PIXELS_PER_THREAD,
      )
    }
  }
  const texture = new DataTexture(data, SIZE, SIZE)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.repeat.setScalar(1 / millimetres)
  texture.needsUpdate = true
  return texture
}

/** A twill: each weft thread passes over two warps, one step further in every row. */
function colorAt(yarns: readonly number[][], warp: number, weft: number, strays: number): number[] {
  const over = (warp + weft) % 4 < 2
  const stray = (over ? hash(warp, 1, 3) : hash(weft, 2, 4)) >= 1 - strays
  const fallback = [128, 128, 128]
  const yarn = yarns[over ? (stray ? 2 : 0) : stray ? 0 : 1] ?? fallback
  const worn = 0.94 + 0.12 * hash(warp, weft, 5)
  return yarn.map((value) => Math.min(255, value * worn))
}
