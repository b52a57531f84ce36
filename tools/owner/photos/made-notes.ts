import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside the originals, which are not published: a file for each picture, so that a stop loses none. */
export function noteFile(folder: string, stem: string): string {
  return join(folder, 'pictures/.made', `${stem.replace(/^img\/products\//, '')}.txt`)
}

/** What sizes are made of. The time of a file does not tell: a copy has that of another picture, or none of its own. */
export function noteOf(name: string, content: Uint8Array): string {
  return `${hash('sha256', content)} ${name}`
}

export function readNote(folder: string, stem: string): string | undefined {
  const file = noteFile(folder, stem)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The whole name of the original of which sizes were made: `Blue mug.jpg`. */
export function notedName(folder: string, stem: string): string | undefined {
  return readNote(folder, stem)?.replace(/^\S+ /, '')
}
