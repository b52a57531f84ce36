import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, isAbsolute, posix, relative, sep } from 'node:path'

/** What is in a folder, or in a part of it, as sorted paths from the folder with `/`. */
interface FoundFiles {
  readonly files: readonly string[]
  /** Hidden files and folders: an owner's `.env` or `.git`. */
  readonly hidden: readonly string[]
  /** Links that lead out of the folder, to a hidden file, to a folder or to nothing. */
  readonly links: readonly string[]
}

/**
 * The files of a folder, such as a shop's, and separately those that should not be published.
 *
 * @param part a file or folder in it, such as `img`
 */
export function filesIn(folder: string, part = ''): FoundFiles {
  const found: Record<keyof FoundFiles, string[]> = { files: [], hidden: [], links: [] }
  const visit = (path: string) => {
    // The folder itself may be a link: the slash at its end follows it.
    const entry = lstatSync(`${folder}/${path}`, { throwIfNoEntry: false })
    if (!entry) return
    if (basename(path).startsWith('.')) found.hidden.push(path)
    else if (entry.isDirectory()) {
      for (const name of readdirSync(`${folder}/${path}`)) visit(posix.join(path, name))
    } else if (entry.isFile() || leadsToFileOf(folder, path)) found.files.push(path)
    else found.links.push(path)
  }
  visit(part)
  for (const paths of Object.values(found)) paths.sort()
  return found
}

function leadsToFileOf(folder: string, path: string): boolean {
  const file = `${folder}/${path}`
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return false
  const target = relative(realpathSync(folder), realpathSync(file))
  // `..` begins with a dot, as hidden names do.
  return !isAbsolute(target) && !target.split(sep).some((name) => name.startsWith('.'))
}
