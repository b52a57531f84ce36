import { Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { clearGlass } from '../../materials/clear-glass.ts'
import { polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import { type Glint, lensCoating } from './lens-coating.ts'

/**
 * A camera lens that stands on z = 0: a metal ring, a black baffle that goes down in steps, coated glass and a
 * dome at its bottom, and a cover glass. The steps make it look deep.
 *
 * @param radius of the ring, in millimetres
 * @param rise height of the ring, in millimetres; from 1.6 on, the glass lies above z = 0
 */
export function lens(radius: number, ring: Material, rise = 1.8, glint: Glint = 'violet'): Group {
  const group = new Group()
  const wall = Math.min(1, radius * 0.13)
  const opening = radius - wall
  const rim = circle(radius, 96)
  attach(
    group,
    loft(
      rim,
      profile(0.12, 0)
        .fillet(0, 0.12, 'sideways')
        .line(0, rise - 0.45)
        .fillet(-0.45, rise, 'upwards')
        .line(-wall + 0.2, rise)
        .fillet(-wall, rise - 0.2, 'sideways', { segments: 6 })
        .line(-wall, rise - 0.5),
      { caps: 'none', mapping: 'around' },
    ),
    ring,
  )
  attach(
    group,
    loft(
      circle(opening),
      profile(0, rise - 0.22)
        .line(-opening * 0.13, rise - 0.22)
        .line(-opening * 0.14, rise - 0.5),
      { caps: 'none' },
    ),
    polymer('#08080a', 0.18),
  )
  const throat = opening * 0.86
  const bottom = rise - 0.5
  attach(
    group,
    loft(
      circle(throat),
      profile(0, bottom)
        .line(-throat * 0.06, bottom - 0.25)
        .line(-throat * 0.06, bottom - 0.35)
        .line(-throat * 0.14, bottom - 0.6)
        .line(-throat * 0.15, bottom - 0.75)
        .line(-throat * 0.24, bottom - 0.95),
      { caps: 'none' },
    ),
    polymer('#070709', 0.35, { specularIntensity: 0.45 }),
  )
  const element = throat * 0.78
  attach(
    group,
    loft(circle(element + 0.15), profile(0, bottom - 1.05).line(-0.05, bottom - 1.05), {
      mapping: 'unit',
    }),
    lensCoating(glint),
    { shadow: false },
  )
  attach(
    group,
    loft(
      circle(element),
      profile(0, bottom - 1).fillet(-element + 0.02, bottom - 0.35, 'upwards', { segments: 14 }),
    ),
    clearGlass({ specularColor: '#b9c4ff', roughness: 0.05, specularIntensity: 0.6 }),
    { shadow: false, order: 4 },
  )
  attach(
    group,
    loft(circle(opening), profile(0, rise - 0.2).fillet(-opening + 0.02, rise - 0.12, 'upwards')),
    clearGlass({ specularIntensity: 0.4 }),
    { shadow: false, order: 5 },
  )
  return group
}
