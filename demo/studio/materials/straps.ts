import type { MeshPhysicalMaterial } from 'three'
import { dyed } from './dyed.ts'
import { mixed } from './finish.ts'
import { leather, silicone, wovenFabric } from './surfaces.ts'

/** A watch band of plain weave, coarse enough that a large picture shows the threads. */
export function weave(color: string): MeshPhysicalMaterial {
  return threads(color, 8.8)
}

/** Thick outdoor webbing. */
export function webbing(color: string): MeshPhysicalMaterial {
  return threads(color, 11)
}

/** A rubber band with the powdery surface that keeps it from sticking to the wrist. */
export function rubber(color: string): MeshPhysicalMaterial {
  const band = silicone(dyed(color))
  band.sheen = 0.08
  return band
}

export function strapLeather(color: string): MeshPhysicalMaterial {
  const hide = leather(dyed(color), 14)
  // Glossy creases would sparkle.
  hide.roughnessMap = null
  return hide
}

function threads(color: string, millimetres: number) {
  const cloth = wovenFabric(dyed(color), millimetres)
  // The sheen of real threads is paler than the dye.
  cloth.sheenColor.set(mixed(color, '#ffffff', 0.25))
  cloth.sheen = 0.2
  cloth.bumpScale = 1
  return cloth
}
