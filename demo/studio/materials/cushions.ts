import type { MeshPhysicalMaterial } from 'three'
import { dyed } from './dyed.ts'
import { mixed } from './finish.ts'
import { knittedFabric, leather, wovenFabric } from './surfaces.ts'

/** Open knit for ear cushions and headbands: large stitches, pale where the threads catch light. */
export function knitCushion(color: string): MeshPhysicalMaterial {
  const knit = knittedFabric(dyed(color), 13)
  knit.sheenColor.set(mixed(color, '#ffffff', 0.2))
  knit.sheen = 0.25
  knit.bumpScale = 0.7
  return knit
}

/** The thin, soft leather of ear cushions. */
export function padLeather(color: string): MeshPhysicalMaterial {
  const hide = leather(dyed(color), 30)
  hide.bumpScale = 0.05
  // Glossy creases would sparkle.
  hide.roughnessMap = null
  hide.roughness = 0.58
  hide.sheen = 0.15
  hide.sheenRoughness = 0.5
  hide.sheenColor.set(mixed(color, '#ffffff', 0.15))
  return hide
}

/** The fabric of a headband. */
export function bandCloth(color: string): MeshPhysicalMaterial {
  const cloth = wovenFabric(dyed(color), 12)
  cloth.sheenColor.set(mixed(color, '#ffffff', 0.2))
  cloth.sheen = 0.25
  cloth.bumpScale = 1
  return cloth
}
