import { Vector3 } from 'three'
import type { Triple } from '../geometry/mesh-builder.ts'

/** A bright rectangle in the studio's wall; its sizes are tangents of half angles seen from the product. */
export interface Softbox {
  readonly direction: Triple
  readonly halfWidth: number
  readonly halfHeight: number
  readonly radiance: number
  /** Share of the half size over which the light fades out, 0 to 1. */
  readonly feather: number
  /** How much darker the lower edge is than the upper one, 0 to 1. */
  readonly falloff?: number
}

/** A light tent. Radiances are relative to that of a surface which the picture shows as white. */
export interface Studio {
  readonly zenith: number
  readonly horizon: number
  readonly ground: number
  /** How bright the walls behind the product are, which its edges reflect; 1 is as bright as in front. */
  readonly behind: number
  readonly softboxes: readonly Softbox[]
}

const KEY: Softbox = {
  direction: [-0.8, 0.55, 0.8],
  halfWidth: 0.6,
  halfHeight: 0.8,
  radiance: 5.5,
  feather: 0.75,
  falloff: 0.4,
}
const STRIP: Softbox = {
  direction: [1, 0.1, 0.3],
  halfWidth: 0.2,
  halfHeight: 1.3,
  radiance: 6,
  feather: 0.4,
}
const OVERHEAD: Softbox = {
  direction: [0.05, 1, 0.15],
  halfWidth: 0.9,
  halfHeight: 0.5,
  radiance: 4,
  feather: 0.45,
}
const LEFT_RIM: Softbox = {
  direction: [-1, 0.1, -0.5],
  halfWidth: 0.2,
  halfHeight: 1.2,
  radiance: 5,
  feather: 0.4,
}
const RIGHT_RIM: Softbox = {
  direction: [0.9, 0.25, -0.9],
  halfWidth: 0.3,
  halfHeight: 1.1,
  radiance: 3.5,
  feather: 0.4,
}
/** Gives flat backs a soft gradient; without it they would be one plain colour. */
const FRONT_CARD: Softbox = {
  direction: [0.75, 0.3, 1],
  halfWidth: 0.42,
  halfHeight: 0.8,
  radiance: 1.5,
  feather: 1,
}

const softboxes = [KEY, STRIP, OVERHEAD, LEFT_RIM, RIGHT_RIM, FRONT_CARD]

/**
 * In one tent for all, white products would lose their outline on a white page and black ones on a dark page.
 * Light products get darker walls to reflect in their edges, dark products brighter ones.
 */
export const STUDIOS = {
  even: { zenith: 0.5, horizon: 0.26, ground: 0.4, behind: 0.45, softboxes },
  lightGoods: { zenith: 0.36, horizon: 0.13, ground: 0.3, behind: 0.12, softboxes },
  darkGoods: {
    zenith: 0.62,
    horizon: 0.34,
    ground: 0.45,
    behind: 0.9,
    softboxes: [
      KEY,
      STRIP,
      OVERHEAD,
      { ...LEFT_RIM, radiance: 9, halfWidth: 0.26 },
      { ...RIGHT_RIM, radiance: 7.5 },
      { ...FRONT_CARD, radiance: 1.9 },
    ],
  },
} as const satisfies Record<string, Studio>

export type StudioName = keyof typeof STUDIOS

/** The studio's radiance towards the product from a direction of unit length. */
export function radianceOf(studio: Studio): (direction: Vector3) => number {
  const boxes = studio.softboxes.map((box) => ({ ...box, ...axesOf(box) }))
  return (direction) => {
    let radiance = wall(studio, direction)
    for (const box of boxes) {
      const depth = direction.dot(box.forward)
      if (depth <= 0.05) continue
      const height = direction.dot(box.up) / depth / box.halfHeight
      const across = direction.dot(box.right) / depth / box.halfWidth
      const shape = fade(Math.abs(across), box.feather) * fade(Math.abs(height), box.feather)
      radiance += box.radiance * shape * (1 - (box.falloff ?? 0) * (0.5 - height / 2))
    }
    return radiance
  }
}

function wall({ zenith, horizon, ground, behind }: Studio, { y, z }: Vector3) {
  const height = y > 0 ? smoothstep(0, 0.9, y) : smoothstep(0, 0.5, -y)
  const base = horizon + ((y > 0 ? zenith : ground) - horizon) * height
  return base * (1 - (1 - behind) * smoothstep(-0.1, 0.9, -z))
}

function axesOf(box: Softbox) {
  const forward = new Vector3(...box.direction).normalize()
  const upwards = Math.abs(forward.y) > 0.9 ? new Vector3(0, 0, -1) : new Vector3(0, 1, 0)
  const right = upwards.cross(forward).normalize()
  return { forward, right, up: forward.clone().cross(right) }
}

function fade(distance: number, feather: number) {
  return 1 - smoothstep(1 - feather, 1, distance)
}

function smoothstep(from: number, to: number, value: number) {
  const position = Math.min(Math.max((value - from) / (to - from), 0), 1)
  return position * position * (3 - 2 * position)
}
