import { Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, moved, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { mixed } from '../../materials/finish.ts'
import { metal, pitchBlack, polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import { cameraArray } from '../shared/camera-array.ts'
import type { TabletParameters } from './parameters.ts'

/** Cameras, antenna line, contacts and pen groove. The back is built facing +z and then turned round. */
export function addBackDetails(
  tablet: Group,
  parameters: TabletParameters,
  color: string,
  surfaces: { readonly body: Material; readonly ring: Material },
) {
  const { width, height, depth, cameras, antennaLine, contacts, penGroove } = parameters
  const side = new Group()
  side.rotation.y = Math.PI
  tablet.add(side)
  const z = depth / 2
  side.add(cameraArray(cameras, { ...surfaces, metal: surfaces.body }, z - 0.02))
  const flush = profile(0, z - 0.05).line(0, z + 0.05)
  if (antennaLine) {
    const line = moved(roundedRectangle(width - 3.6, 1.6, 0.4), 0, height / 2 - antennaLine)
    attach(side, loft(line, flush), polymer(mixed(color, '#808288', 0.3), 0.5, { metalness: 0.3 }))
  }
  if (penGroove) {
    const { x = 0, y = 0, height: plate = 20 } = cameras.plateau ?? {}
    const strip = moved(roundedRectangle(9, 76, 4.5), x, y - plate / 2 - 44)
    attach(
      side,
      loft(
        strip,
        profile(0, z - 0.05)
          .line(0, z + 0.1)
          .fillet(-0.3, z + 0.18, 'upwards'),
      ),
      polymer('#17181b', 0.2, { clearcoat: 0.6, clearcoatRoughness: 0.06 }),
    )
  }
  for (const [x, y] of contactPlaces(contacts, width, height)) {
    attach(side, loft(moved(circle(2.1, 48), x, y), flush), pitchBlack())
    const dot = profile(0, z)
      .line(0, z + 0.08)
      .fillet(-0.3, z + 0.14, 'upwards')
    attach(side, loft(moved(circle(1.8, 48), x, y), dot), metal(mixed(color, '#cfcabf', 0.6), 0.2))
  }
}

function contactPlaces(contacts: TabletParameters['contacts'], width: number, height: number) {
  if (!contacts) return []
  return Array.from({ length: contacts.count }, (_, index) => {
    const along = (index - (contacts.count - 1) / 2) * 6.5
    return contacts.edge === 'bottom'
      ? ([along, 12 - height / 2] as const)
      : ([width / 2 - 12, along] as const)
  })
}
