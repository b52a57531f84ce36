import { type Group, Vector3 } from 'three'
import { ellipse } from '../../geometry/outline.ts'
import { sweep } from '../../geometry/sweep.ts'
import { mixed } from '../../materials/finish.ts'
import { polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import type { LightStrip } from './parameters.ts'

/** Millimetres. */
const HALF_WIDTH = 1
const GAP = 0.35
const STEP = 0.4

/** Points of each round end. */
const END_STEPS = 10

const OUT_OF_THE_BACK = new Vector3(0, 0, 1)

/** Strips that shine white, each in a groove in a darker shade of the back, at `z` on a back that faces +z. */
export function addLightStrips(
  side: Group,
  strips: readonly LightStrip[],
  z: number,
  color: string,
) {
  const groove = polymer(mixed(color, '#303136', 0.45), 0.5)
  const light = polymer('#ffffff', 0.3, { emissive: '#ffffff', emissiveIntensity: 0.75 })
  for (const strip of strips) {
    attach(side, ribbon(strip, z, HALF_WIDTH + GAP, 0.06), groove, { shadow: false })
    attach(side, ribbon(strip, z, HALF_WIDTH, 0.14), light, { shadow: false })
  }
}

/** A flat ribbon with round ends, `rise` above the back. */
function ribbon(strip: LightStrip, z: number, halfWidth: number, rise: number) {
  const { length, at } = pathOf(strip)
  const ends = Array.from({ length: END_STEPS + 1 }, (_, step) => {
    const angle = (step / END_STEPS) * (Math.PI / 2)
    return -halfWidth * Math.cos(angle)
  })
  const steps = Math.ceil(length / STEP)
  const between = Array.from({ length: steps - 1 }, (_, step) => ((step + 1) / steps) * length)
  const distances = [...ends, ...between, ...ends.map((end) => length - end).toReversed()]
  const path = distances.map((distance) => new Vector3(...at(distance), z))
  const whole = length + 2 * halfWidth
  return sweep(path, OUT_OF_THE_BACK, (position) => {
    const fromEnd = Math.min(Math.min(position, 1 - position) * whole, halfWidth)
    const half = Math.sqrt(halfWidth ** 2 - (halfWidth - fromEnd) ** 2)
    return ellipse(rise, Math.max(half, 0.02), 16)
  })
}

/** The length of a strip, and where it is at a distance from its start. */
function pathOf(strip: LightStrip) {
  if ('radius' in strip) {
    const { middle, radius, from, to } = strip
    const turn = ((to - from) * Math.PI) / 180
    const length = Math.abs(turn) * radius
    const at = (distance: number) => {
      const angle = (from * Math.PI) / 180 + (turn * distance) / length
      return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)] as const
    }
    return { length, at }
  }
  const { from, to } = strip
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const at = (distance: number) => {
    const part = distance / length
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const
  }
  return { length, at }
}
