import type { MeshBasicMaterial } from 'three'
import { glowing } from '../../materials/painted.ts'
import { type Wallpaper, wallpaper } from './wallpaper.ts'

const screens = new Map<string, MeshBasicMaterial>()

/** A lit screen; painting one takes a second, and all pictures of a variant show the same. */
export function litScreen(content: Wallpaper, width: number, height: number): MeshBasicMaterial {
  const key = JSON.stringify([content, width, height])
  const known = screens.get(key)
  if (known) return known
  const painted = glowing(wallpaper(content, width, height), 0.94)
  // Pictures come in the catalogue's order: an earlier variant's screen is not seen again.
  for (const old of screens.values()) {
    old.map?.dispose()
    old.dispose()
  }
  screens.clear()
  screens.set(key, painted)
  return painted
}
