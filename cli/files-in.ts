import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The files of a part of the shop's folder, as sorted paths from the shop's folder with `/`; hidden ones are left out. */
export function filesIn(folder: string, part: string): string[] {
  if (!existsSync(join(folder, part))) return []
  return readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
