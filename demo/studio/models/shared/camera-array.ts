import { Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, moved, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import { flash } from './flash.ts'
import { lens } from './lens.ts'
import type { Glint } from './lens-coating.ts'

/** A round part of the back: millimetres from the back's middle, x to the right as seen from behind. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export interface Lens extends Spot {
  /** The colour of its coating's reflections; violet if not given. */
  readonly glint?: Glint
}

/** The raised plate that holds the lenses. */
export interface Plateau {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly corner: number
  /** Millimetres above the back. */
  readonly rise: number
  /** In the body's colour, in the frame's colour, or black glass. */
  readonly surface: 'body' | 'metal' | 'black'
}

export interface CameraArray {
  /** Without one, each lens stands directly on the back. */
  readonly plateau?: Plateau
  readonly lenses: readonly Lens[]
  readonly flash?: Spot
  /** Dark round windows, for example of a distance sensor. */
  readonly windows?: readonly Spot[]
  readonly microphone?: Spot
}

interface Surfaces {
  readonly body: Material
  readonly metal: Material
  readonly ring: Material
}

/** Cameras on a back at `z` that faces +z; the group's name for close-ups is `cameras`. */
export function cameraArray(array: CameraArray, surfaces: Surfaces, z: number): Group {
  const group = new Group()
  group.name = 'cameras'
  const { plateau } = array
  const floor = z + (plateau?.rise ?? 0)
  if (plateau) attach(group, plateauShape(plateau, z), plateauSurface(plateau, surfaces))
  for (const spot of array.lenses) {
    const part = lens(spot.radius, surfaces.ring, plateau ? 1.75 : 2.1, spot.glint)
    part.position.set(spot.x, spot.y, floor - 0.02)
    group.add(part)
  }
  if (array.flash) {
    const part = flash(array.flash.radius, surfaces.ring)
    part.position.set(array.flash.x, array.flash.y, floor)
    group.add(part)
  }
  for (const { x, y, radius } of array.windows ?? []) {
    attach(
      group,
      loft(
        moved(circle(radius), x, y),
        profile(0, floor - 0.1)
          .line(0, floor + 0.04)
          .fillet(-0.25, floor + 0.12, 'upwards')
          .line(-0.3, floor + 0.12)
          .line(-0.32, floor),
        { caps: 'none' },
      ),
      surfaces.ring,
    )
    attach(
      group,
      loft(
        moved(circle(radius - 0.32), x, y),
        profile(0, floor + 0.02).fillet(-radius * 0.6, floor + 0.1, 'upwards'),
      ),
      polymer('#0c0c12', 0.06),
    )
  }
  if (array.microphone) {
    const { x, y, radius } = array.microphone
    attach(
      group,
      loft(moved(circle(radius, 24), x, y), profile(0, floor - 0.1).line(0, floor + 0.02)),
      polymer('#060607', 0.6),
    )
  }
  return group
}

/** Rises from the back with a fillet and ends in a rounded edge. */
function plateauShape({ x, y, width, height, corner, rise }: Plateau, z: number) {
  const outline = moved(roundedRectangle(width, height, corner), x, y)
  const edge = Math.min(0.75, rise / 2)
  const foot = Math.min(0.7, rise - edge)
  return loft(
    outline,
    profile(foot * 1.3, z - 0.02)
      .fillet(0, z + foot, 'sideways')
      .line(0, z + rise - edge)
      .fillet(-edge, z + rise, 'upwards'),
  )
}

function plateauSurface({ surface }: Plateau, { body, metal }: Surfaces) {
  if (surface === 'body') return body
  if (surface === 'metal') return metal
  return polymer('#0b0b0d', 0.14, { clearcoat: 0.5, clearcoatRoughness: 0.05 })
}
