import { type Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { metal, pitchBlack, polymer } from '../../materials/surfaces.ts'
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
  const narrow = seamRadius - radius
  attach(
    group,
    loft(
      outline,
      profile(-0.6, 0.17)
        .line(-0.16, 0.17)
        .fillet(0, 0.36, 'sideways', { segments: 4 })
        .fillet(narrow, seam - 0.9, 'upwards', { exponent: 1.7, segments: 28 })
        .line(narrow - 0.02, seam - 0.62)
        .fillet(narrow - 0.2, seam - 0.45, 'upwards', { segments: 4 }),
      { mapping: 'around' },
    ),
    cone,
  )
  // A dark gap, and the metal seat on which the tip is screwed.
  attach(
    group,
    loft(circle(seamRadius - 0.35, 64), profile(0, seam - 0.8).line(0, seam + 0.3)),
    pitchBlack(),
  )
  attach(
    group,
    loft(
      circle(seamRadius - 0.05, 96),
      profile(-0.3, seam - 0.24)
        .fillet(0, seam - 0.1, 'sideways', { segments: 4 })
        .line(0, seam + 0.4)
        .fillet(-0.2, seam + 0.6, 'upwards', { segments: 4 }),
      { caps: 'both', mapping: 'around' },
    ),
    metal('#a9abae', 0.22),
  )
  const point = tip === 'nib' ? 0.55 : 0.95
  attach(
    group,
    loft(
      circle(seamRadius, 64),
      profile(-0.5, seam + 0.68)
        .fillet(-0.12, seam + 0.95, 'sideways', { segments: 6 })
        .line(point - seamRadius, taper - point * 0.9)
        .fillet(0.02 - seamRadius, taper, 'upwards', { segments: 10 }),
    ),
    polymer(accent, tip === 'nib' ? 0.42 : 0.7),
  )
}
