import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { VIEWS } from '../models/views.ts'
import { writeWhole } from './files.ts'

const FILE = fileURLToPath(new URL('../pictures.json', import.meta.url))

/** What the catalogue reads about the studio's pictures: the views of each kind, and the close-ups among them. */
export function picturesFileText(): string {
  const views: Record<string, string[]> = {}
  const closeUps: Record<string, string[]> = {}
  for (const [kind, list] of Object.entries(VIEWS)) {
    views[kind] = list.map(({ name }) => name)
    closeUps[kind] = list.filter(({ bleeds }) => bleeds).map(({ name }) => name)
  }
  return `${JSON.stringify({ views, closeUps }, null, 2)}\n`
}

/** Writes the file if it would change. */
export async function writePicturesFile() {
  const text = picturesFileText()
  if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) await writeWhole(FILE, text)
}
