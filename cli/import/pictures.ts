import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The pictures that lie in a shop's folder. */
export interface PictureFolder {
  /**
   * The path of a file, as `img/x/front.jpg`, by what a cell says of it: with another case, without folders, with those
   * of the owner's disk. Undefined where no file, or more than one, could be meant.
   */
  find(text: string): string | undefined
}

/** Pictures of a cell, or why one cannot be shown. */
export interface PictureReading {
  readonly path: string
  readonly fault?: 'missing' | 'not https'
}

export async function pictureFolder(folder: string): Promise<PictureFolder> {
  const root = join(folder, 'img')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const byPath = new Map(paths.map((path) => [path.toLowerCase(), path]))
  const byName = Map.groupBy(paths, (path) => nameOf(path.toLowerCase()))
  const exact = new Set(paths)
  return {
    find: (text) => {
      const path = localPath(text)
      if (exact.has(path)) return path
      const named = byName.get(nameOf(path.toLowerCase())) ?? []
      return byPath.get(path.toLowerCase()) ?? (named.length === 1 ? named[0] : undefined)
    },
  }
}

/** The addresses in a cell: one per line, or with `|`, a semicolon or a comma between them. */
export function pictureAddresses(cell: string): string[] {
  return cell
    .split(/[|\n]|;\s*|,\s+|,(?=https?:|img\/)|(?<=\.(?:jpe?g|png|webp|avif|gif)),/i)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/** An https address stays; anything else is a file in `img/`. */
export function readPicture(text: string, folder: PictureFolder): PictureReading {
  const address = text.startsWith('//') ? `https:${text}` : text
  if (/^https:\/\//i.test(address) && URL.canParse(address)) {
    return { path: address.replaceAll(' ', '%20') }
  }
  if (/^[a-z][a-z+.-]+:/i.test(address)) return { path: '', fault: 'not https' }
  const found = folder.find(address)
  return found === undefined ? { path: localPath(address), fault: 'missing' } : { path: found }
}

/** `C:\Photos\a.jpg` and `a.jpg` become `img/a.jpg`. */
function localPath(text: string): string {
  const path = text.replaceAll('\\', '/')
  if (/^[a-z]:|^\/|\.\.\//i.test(path)) return `img/${nameOf(path)}`
  const bare = path.replace(/^(?:\.\/)+/, '')
  return bare.startsWith('img/') ? bare : `img/${bare}`
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
