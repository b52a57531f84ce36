import type { MeshBasicMaterial } from 'three'
import { glowing } from '../../materials/painted.ts'
import { type Wallpaper, wallpaper } from './wallpaper.ts'

const screens = new Map<string, MeshBasicMaterial>()

/** A lit screen. Painting one takes a second, and all pictures of a variant show the same one. */
export function litScreen(content: Wallpaper, width: number, height: number): MeshBasicMaterial {
  const key = JSON.stringify([content, width, height])
  const known = screens.get(key)
  if (known) return known
  const painted = glowing(wallpaper(content, width, height), 0.94)
  // Pictures are taken in the catalogue's order, so an earlier variant's screen is not needed again.
  for (const old of screens.values()) {
    old.map?.dispose()
    old.dispose()
  }
  screens.clear()
  screens.set(key, painted)
  return painted
}
