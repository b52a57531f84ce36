import { FORMATS } from '../../catalogue/picture-files.ts'
import { BANNERS } from './banners.ts'
import { CATEGORIES } from './categories.ts'
import type { Shot } from './shot.ts'

/** All scenes. */
export const SHOTS: readonly Shot[] = [...BANNERS, ...CATEGORIES]

/** Path of one file of a scene, relative to `public`. */
export function scenePath(id: string, width: number, format: string): string {
  return `${id.replace(/^scene/, 'img')}-${width}.${format}`
}

/** Paths of all files of a scene, relative to `public`. */
export function sceneFiles({ id, format: { widths } }: Shot): string[] {
  return widths.flatMap((width) => FORMATS.map((format) => scenePath(id, width, format)))
}

/** @throws Error if no scene has this id */
export function shotOf(id: string): Shot {
  const shot = SHOTS.find((candidate) => candidate.id === id)
  if (!shot) throw new Error(`There is no scene ${id}`)
  return shot
}
