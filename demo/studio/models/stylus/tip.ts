import { type Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { pitchBlack, polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import type { StylusParameters } from './parameters.ts'

/** Share of the taper that the exchangeable tip takes. */
const NIB_SHARE = 0.52

/** The cone at the writing end, from z = 0 upwards, with a seam before the exchangeable tip. */
export function addTip(
  group: Group,
  { taper, thickness, tip, accent }: StylusParameters,
  cone: Material,
) {
  const radius = thickness / 2
  const seam = tip === 'nib' ? taper * (1 - NIB_SHARE) : taper * 0.8
  const seamRadius = tip === 'nib' ? radius * 0.66 : radius * 0.42
  const outline = circle(radius, 96)
  attach(
    group,
    loft(
      outline,
      profile(-0.12, -0.1)
        .fillet(0, 0.3, 'sideways', { segments: 4 })
        .fillet(seamRadius - radius, seam, 'upwards', { exponent: 1.45, segments: 18 })
        .line(seamRadius - radius - 0.2, seam),
      { mapping: 'around' },
    ),
    cone,
  )
  attach(
    group,
    loft(circle(seamRadius - 0.15, 64), profile(0, seam - 0.3).line(0, seam + 0.2)),
    pitchBlack(),
  )
  const point = tip === 'nib' ? 0.55 : 0.95
  attach(
    group,
    loft(
      circle(seamRadius, 64),
      profile(-0.3, seam + 0.15)
        .fillet(0, seam + 0.4, 'sideways', { segments: 4 })
        .line(point - seamRadius, taper - point * 0.9)
        .fillet(0.02 - seamRadius, taper, 'upwards', { segments: 10 }),
    ),
    polymer(accent, tip === 'nib' ? 0.42 : 0.7),
  )
}
