import { type Group, type Material, MathUtils, Vector3 } from 'three'
import { roundedRectangle } from '../../geometry/outline.ts'
import { sweep } from '../../geometry/sweep.ts'
import { bandCloth, knitCushion, padLeather } from '../../materials/cushions.ts'
import { attach } from '../assembly.ts'
import type { HeadphonesParameters } from './parameters.ts'

const FORWARDS = new Vector3(0, 0, 1)
const STEPS = 128

interface Arch {
  readonly halfWidth: number
  readonly foot: number
  readonly top: number
}

/** Half a superellipse over the head, from the band's right end to the left one. */
function arch({ halfWidth, foot, top }: Arch): Vector3[] {
  const power = 2 / 2.2
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const angle = (Math.PI * index) / STEPS
    const cos = Math.cos(angle)
    const across = Math.sign(cos) * Math.abs(cos) ** power * halfWidth
    return new Vector3(across, foot + Math.max(Math.sin(angle), 0) ** power * (top - foot), 0)
  })
}

/** The band's cross-section at its ends, in millimetres. */
export function bandEnd({ band, rod }: HeadphonesParameters) {
  return {
    width: Math.max(band.width * 0.4, rod * 2 + 3.4),
    thickness: Math.max(band.thickness, rod * 2 + 2.6),
  }
}

/** The headband and the cushion under it. */
export function addBand(
  headphones: Group,
  parameters: HeadphonesParameters,
  halfWidth: number,
  foot: number,
  soft: string,
  shell: Material,
) {
  const { band, rise } = parameters
  const { width, thickness, pad } = band
  const end = bandEnd(parameters)
  const wide = (position: number) => MathUtils.lerp(end.width, width, spread(position))
  attach(
    headphones,
    sweep(arch({ halfWidth, foot, top: rise }), FORWARDS, (position) => {
      const tall = MathUtils.lerp(end.thickness, thickness, spread(position))
      return roundedRectangle(wide(position), tall, tall * 0.42, { exponent: 2.2, segments: 8 })
    }),
    band.cover === 'polymer' ? shell : COVERS[band.cover](soft),
  )
  if (pad <= 0) return
  const drop = (thickness + pad) / 2 - 1.2
  const start = foot + (rise - foot) * 0.3
  attach(
    headphones,
    sweep(
      arch({ halfWidth: halfWidth - drop - 0.4, foot: start, top: rise - drop }),
      FORWARDS,
      (position) => {
        const swell = Math.sqrt(1 - (1 - Math.min(1, ends(position) / 0.14)) ** 2)
        const across = Math.max(wide(0.12 + position * 0.76) * (0.3 + 0.62 * swell), 2)
        return roundedRectangle(across, Math.max(pad * swell, 0.6), pad * 0.42, {
          exponent: 2.2,
          segments: 9,
        })
      },
    ),
    band.cover === 'knit' ? knitCushion(soft) : padLeather(soft),
  )
}

/** 0 at the band's ends, where the arms slide in, 1 over the head. */
function spread(position: number) {
  return MathUtils.smoothstep(ends(position), 0.02, 0.26)
}

/** Distance to the nearer end of a path that runs from 0 to 1. */
function ends(position: number) {
  return Math.min(position, 1 - position)
}

const COVERS = {
  leather: padLeather,
  woven: bandCloth,
  knit: bandCloth,
} as const satisfies Record<string, (color: string) => Material>
