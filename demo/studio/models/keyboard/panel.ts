import { type Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, moved, roundedRectangle } from '../../geometry/outline.ts'
import { grown, perforatedPlate } from '../../geometry/perforated.ts'
import { profile } from '../../geometry/profile.ts'
import { metal } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'

interface Panel {
  readonly width: number
  readonly height: number
  readonly thickness: number
  readonly corner: number
  /** Height of the rim round the inner side, which holds the tablet; 0 for none. */
  readonly rim: number
}

/**
 * The panel that holds the tablet: upright, its inner side facing +z, its lower edge at y = 0, with an opening for
 * the tablet's camera and contacts near the lower edge.
 */
export function addPanel(
  group: Group,
  { width, height, thickness, corner, rim }: Panel,
  outside: Material,
  inside: Material,
) {
  const outline = moved(roundedRectangle(width, height, corner), 0, height / 2)
  const camera = moved(roundedRectangle(27, 27, 8), -width / 2 + 21, height - 21)
  const edge = Math.min(1.2, thickness / 2)
  const front = thickness + rim
  attach(
    group,
    loft(
      outline,
      profile(-edge, 0)
        .fillet(0, edge, 'sideways')
        .line(0, front - 0.6)
        .fillet(-0.6, front, 'upwards', { segments: 6 })
        .line(-1.1, front)
        .fillet(-1.5, front - 0.4, 'sideways', { segments: 6 })
        .line(-1.5, thickness),
      { caps: 'none', mapping: 'around' },
    ),
    outside,
  )
  attach(group, perforatedPlate(grown(outline, -edge), [camera], 0, -1), outside)
  attach(group, perforatedPlate(grown(outline, -1.5), [camera], thickness), inside)
  attach(
    group,
    loft(camera, profile(0, thickness).line(0, 0), { caps: 'none', mapping: 'around' }),
    inside,
  )
  const contact = loft(circle(1.5, 32), profile(0, 0).line(0, 0.15).fillet(-0.4, 0.4, 'upwards'))
  for (const x of [-6, 0, 6]) {
    attach(group, contact, metal('#c9b48a', 0.25), { at: [x, 13, thickness] })
  }
}
