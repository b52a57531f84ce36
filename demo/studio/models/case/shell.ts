import { type Group } from 'three'
import { loft } from '../../geometry/loft.ts'
import type { Outline } from '../../geometry/outline.ts'
import { grown, perforatedPlate } from '../../geometry/perforated.ts'
import { profile } from '../../geometry/profile.ts'
import { attach } from '../assembly.ts'
import type { CaseMaterials } from './materials.ts'
import type { CaseParameters } from './parameters.ts'

/** Distance between phone and case, in millimetres. */
const PLAY = 0.12
/** Height of the lip over the phone's glass, in millimetres. */
const LIP = 0.9
const RIM_WIDTH = 1.5

/** Heights in millimetres, where +z is the outside of the back. */
export interface Levels {
  readonly lip: number
  readonly floor: number
  readonly back: number
  /** Radius of the edge round the back. */
  readonly edge: number
}

export function levelsOf({ phone, wall, thickness }: CaseParameters): Levels {
  const floor = phone.depth / 2 + 0.3
  return {
    lip: -phone.depth / 2 - LIP,
    floor,
    back: floor + thickness,
    edge: wall + 0.7,
  }
}

/** Walls, back and lining round a phone's outline, with openings. Transparent parts are drawn from inside out. */
export function addShell(
  group: Group,
  parameters: CaseParameters,
  body: Outline,
  openings: readonly Outline[],
  { frame, lip: lipMaterial, panel, lining, rim }: CaseMaterials,
) {
  const { wall, surface } = parameters
  const { lip, floor, back, edge } = levelsOf(parameters)
  const clear = surface === 'clear'
  const layer = (order: number) => ({ shadow: !clear, order: clear ? order : 0 })

  attach(
    group,
    loft(
      body,
      profile(PLAY - 0.8, floor)
        .fillet(PLAY, floor - 0.8, 'sideways')
        .line(PLAY, lip + LIP + 0.2),
      { caps: 'none', mapping: 'around' },
    ),
    lining,
    layer(11),
  )
  attach(group, perforatedPlate(grown(body, PLAY - 0.8), openings, floor, -1), lining, layer(10))
  attach(
    group,
    loft(
      body,
      profile(PLAY, lip + LIP + 0.2)
        .fillet(-0.45, lip + 0.5, 'upwards', { segments: 6 })
        .fillet(0.05, lip, 'upwards', { segments: 6 })
        .line(wall - 0.7, lip),
      { caps: 'none', mapping: 'around' },
    ),
    lipMaterial,
    layer(12),
  )
  attach(
    group,
    loft(
      body,
      profile(wall - 0.7, lip)
        .fillet(wall, lip + 0.7, 'sideways')
        .line(wall, back - edge)
        .fillet(wall - edge, back, 'upwards', { exponent: 2.2, segments: 14 }),
      { caps: 'none', mapping: 'around' },
    ),
    frame,
    layer(12),
  )
  const holes = openings.map((opening) => grown(opening, RIM_WIDTH))
  attach(group, perforatedPlate(grown(body, wall - edge), holes, back), panel, layer(13))
  for (const opening of openings) {
    attach(group, rimShape(opening, floor, back), rim, layer(14))
  }
}

/** The raised rim of an opening, which keeps lenses off the table, and the wall down to the phone. */
function rimShape(opening: Outline, floor: number, back: number) {
  return loft(
    opening,
    profile(RIM_WIDTH, back)
      .fillet(RIM_WIDTH - 0.35, back + 0.3, 'sideways', { segments: 6 })
      .fillet(RIM_WIDTH - 0.75, back + 0.65, 'upwards', { segments: 6 })
      .line(0.4, back + 0.65)
      .fillet(0, back + 0.25, 'sideways', { segments: 6 })
      .line(0, floor),
    { caps: 'none', mapping: 'around' },
  )
}
