import { type BufferGeometry } from 'three'
import { loft } from '../../geometry/loft.ts'
import { roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'

/** A long key that protrudes from an edge by `rise` millimetres; its length runs along y, it faces +z. */
export function sideButton(length: number, width = 2.6, rise = 0.6): BufferGeometry {
  return loft(
    roundedRectangle(width, length, width / 2, { exponent: 2, segments: 14 }),
    profile(0, -0.4)
      .line(0, rise - 0.32)
      .fillet(-0.35, rise, 'upwards', { segments: 6 }),
  )
}
