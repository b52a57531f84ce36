import { Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { profile } from '../../geometry/profile.ts'
import { mixed } from '../../materials/finish.ts'
import { matteShade } from '../../materials/matte-shade.ts'
import { blastedMetal, polymer } from '../../materials/surfaces.ts'
import { attach, subassembly } from '../assembly.ts'
import type { Model } from '../model.ts'
import { addButton, addEnd, addGap, addLamp, addOpenCap, addRing } from './details.ts'
import type { StylusParameters } from './parameters.ts'
import { bodySection } from './section.ts'
import { addTip } from './tip.ts'
import { stylusViews } from './views.ts'

/** Between two parts of the body, in millimetres. */
const GAP = 0.34
/** Length of the separate end piece, which has a thin seam. */
const END_LENGTH = 16

/** Built along z with the tip at +z, then turned upright, with the tip down and the flat side to the front. */
export const stylus: Model<StylusParameters> = {
  kind: 'stylus',
  views: stylusViews,
  build(parameters, { body: color }) {
    const { length, taper, thickness, cap, ring, button } = parameters
    const group = new Group()
    const upright = subassembly(group, 'upright')
    upright.rotation.x = Math.PI / 2
    const shell = SURFACES[parameters.surface](color)
    const section = bodySection(parameters)
    const [end, shoulder] = [-length / 2, length / 2 - taper]
    // With an open cap the body is shorter, and its end nearly flat.
    const start = cap ? end + 20 : end
    const rounding = cap ? 0.4 : Math.min(2.4, thickness * 0.3)
    const seam = start + END_LENGTH
    const top = subassembly(upright, 'end')
    attach(
      top,
      loft(
        section,
        profile(-rounding, start)
          .fillet(0, start + rounding * 0.9, 'sideways', { segments: 12 })
          .line(0, seam - GAP)
          .fillet(-0.16, seam - GAP / 2, 'upwards', { segments: 4 })
          .line(-0.6, seam - GAP / 2),
        { caps: 'start', mapping: 'around' },
      ),
      shell,
    )
    attach(
      upright,
      loft(
        section,
        profile(-0.6, seam + GAP / 2)
          .line(-0.16, seam + GAP / 2)
          .fillet(0, seam + GAP, 'sideways', { segments: 4 })
          .line(0, shoulder - GAP)
          .fillet(-0.2, shoulder - GAP / 2, 'upwards', { segments: 4 }),
        { caps: 'end', mapping: 'around' },
      ),
      shell,
    )
    for (const z of [seam, shoulder]) addGap(upright, section, z)
    const tip = subassembly(upright, 'tip', [0, 0, shoulder])
    addTip(tip, parameters, parameters.section === 'slab' ? polymer(color, 0.4) : shell)
    if (parameters.section === 'slab') tip.scale.x = parameters.width / thickness
    addButton(upright, parameters, color, shoulder - 24)
    if (button === 'round') addLamp(upright, thickness / 2, shoulder - 32)
    if (ring) addRing(upright, section, end + 11)
    if (!cap) addEnd(upright, parameters, end)
    if (cap) {
      const opened = subassembly(top, 'cap', [0, 0, start])
      opened.rotation.y = Math.PI
      addOpenCap(opened, section, 0, shell)
    }
    return group
  },
}

const SURFACES = {
  matte: (color) => polymer(matteShade(color), 0.5),
  satin: (color) => polymer(matteShade(color), 0.34, { clearcoat: 0.35, clearcoatRoughness: 0.25 }),
  metal: (color) => blastedMetal(mixed(color, '#5d6268', 0.3), 0.36),
} as const satisfies Record<StylusParameters['surface'], (color: string) => Material>
