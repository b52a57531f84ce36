import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, isAbsolute, posix, relative, sep } from 'node:path'

/** The files of a folder, and separately those that should not be published, as sorted paths with `/`. */
export function filesIn(folder: string, part = '') {
  const files: string[] = []
  // Hidden files and folders: an owner's `.env` or `.git`.
  const hidden: string[] = []
  // Those that lead out of the folder, to a hidden file, to a folder or to nothing.
  const links: string[] = []
  const visit = (path: string) => {
    // The folder itself may be a link: the slash at its end follows it.
    const entry = lstatSync(`${folder}/${path}`, { throwIfNoEntry: false })
    if (!entry) return
    if (basename(path).startsWith('.')) hidden.push(path)
    else if (entry.isDirectory()) {
      for (const name of readdirSync(`${folder}/${path}`)) visit(posix.join(path, name))
    } else if (entry.isFile() || leadsToFileOf(folder, path)) files.push(path)
    else links.push(path)
  }
  visit(part)
  return { files: files.sort(), hidden: hidden.sort(), links: links.sort() }
}

function leadsToFileOf(folder: string, path: string): boolean {
  const file = `${folder}/${path}`
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return false
  const target = relative(realpathSync(folder), realpathSync(file))
  // `..` begins with a dot, as hidden names do.
  return !isAbsolute(target) && !target.split(sep).some((name) => name.startsWith('.'))
}
