import { Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { roundedRectangle } from '../../geometry/outline.ts'
import { grown, perforatedPlate } from '../../geometry/perforated.ts'
import { profile } from '../../geometry/profile.ts'
import { mixed } from '../../materials/finish.ts'
import { matteShade } from '../../materials/matte-shade.ts'
import { glossyPolymer, polymer } from '../../materials/surfaces.ts'
import { attach, subassembly } from '../assembly.ts'
import type { AdapterParameters } from './parameters.ts'
import { addBlades, addRoundPins } from './plug.ts'
import { addPort, portOpening } from './port.ts'

const EDGE = 2.6

/** On the card two of them, one showing its ports and the other its pins; in other poses one. */
export function adapter(parameters: AdapterParameters, color: string, pose: string): Group {
  const group = new Group()
  const { width, depth } = parameters
  const front = block(parameters, color)
  group.add(front)
  if (pose !== 'card') {
    if (pose === 'back') front.rotation.y = Math.PI
    return group
  }
  front.rotation.y = -0.5
  const back = block(parameters, color)
  back.rotation.y = Math.PI + 0.62
  back.position.set(width * 0.72 + 10, 0, -depth - 42)
  group.add(back)
  return group
}

function block(parameters: AdapterParameters, color: string): Group {
  const { width, height, depth, corner, plug, ports, surface } = parameters
  const group = new Group()
  const shell = SURFACES[surface](matteShade(color))
  const body = roundedRectangle(width, height, corner, { segments: 32 })
  const [front, back] = [depth / 2, -depth / 2]
  const seam = back + 7
  // The seam between lid and body is a groove of 0.3 mm.
  attach(
    group,
    loft(
      body,
      profile(-EDGE, back)
        .fillet(0, back + EDGE, 'sideways')
        .line(0, seam - 0.15)
        .fillet(-0.3, seam, 'upwards', { segments: 4 }),
      { caps: 'start', mapping: 'around' },
    ),
    shell,
  )
  attach(
    group,
    loft(
      body,
      profile(-0.3, seam)
        .fillet(0, seam + 0.15, 'sideways', { segments: 4 })
        .line(0, front - EDGE)
        .fillet(-EDGE, front, 'upwards', { exponent: 2.2, segments: 14 }),
      { caps: 'none', mapping: 'around' },
    ),
    shell,
  )
  const face = subassembly(group, 'detail')
  attach(face, perforatedPlate(grown(body, -EDGE), ports.map(portOpening), front), shell)
  for (const port of ports) addPort(face, port, front)
  if (parameters.grooves) addGrooves(group, parameters, color)

  const pins = subassembly(group, 'pins', [0, 0, back])
  pins.rotation.set(0, Math.PI, 0)
  if (plug === 'round') addRoundPins(pins, color)
  else addBlades(pins)
  return group
}

/** Fine ribs round the middle, for grip. */
function addGrooves(
  group: Group,
  { width, height, depth, corner }: AdapterParameters,
  color: string,
) {
  const material: Material = polymer(mixed(color, '#000000', 0.25), 0.35)
  const body = roundedRectangle(width, height, corner, { segments: 24 })
  for (let rib = 0; rib < 9; rib++) {
    const z = -depth / 2 + 11 + rib * 1.5
    const ridge = profile(-0.1, z)
      .fillet(0.28, z + 0.45, 'sideways', { segments: 4 })
      .fillet(-0.1, z + 0.9, 'upwards', { segments: 4 })
    attach(group, loft(body, ridge, { caps: 'none' }), material)
  }
}

const SURFACES = {
  gloss: (color) => glossyPolymer(color),
  satin: (color) => polymer(color, 0.42),
} as const satisfies Record<AdapterParameters['surface'], (color: string) => Material>
