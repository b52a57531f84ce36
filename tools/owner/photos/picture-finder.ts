import { hash } from 'node:crypto'
import { picturesByName } from '#tools/owner/picture-names.ts'
import { filesIn } from '#tools/site/files-in.ts'
import { notedName } from './made-notes.ts'
import { picturesOf, type PicturedEntry } from './pictured-entries.ts'

export interface Original {
  /** Relative to the shop's folder: `pictures/Blue mug.jpg`. */
  readonly path: string
  /** The beginning of the paths of its sizes: `img/products/blue-mug`, with more for a second `Blue mug`. */
  readonly stem: string
}

/** Finds originals by what the catalogue says. */
export type PictureFinder = ReturnType<typeof pictureFinder>

/** Formats that are made smaller; an SVG is one file for all sizes. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i

/** Whether a picture is the owner's own: neither a size that `photos` has made, nor a part of every shop. */
export function isOwnersPicture(path: string): boolean {
  return PICTURE.test(path) && !/^img\/(?:products|banner|category|drawings|icons)\//.test(path)
}

/** Looks in `pictures/`, and in `img/`, where the import finds pictures. */
export function pictureFinder(folder: string, entries: readonly PicturedEntry[]) {
  const found = ['img', 'pictures']
    .flatMap((part) => filesIn(folder, part).files)
    .filter(isOwnersPicture)
  const originals = new Map<string, Original>()
  const byStem = new Map<string, Original>()
  for (const [stem, paths] of Map.groupBy(found, stemOf)) {
    // The picture whose sizes have this name: `photos` has moved it to `pictures/` then.
    const [first = ''] = [...paths.filter((path) => path.startsWith('pictures/')), ...paths]
    const name = notedName(folder, stem) ?? insideOf(first)
    for (const path of paths) {
      const isFirst = insideOf(path) === name
      const own = isFirst ? stem : `${stem}-${hash('sha256', insideOf(path)).slice(0, 8)}`
      // A picture that is in both folders was put into `img/` last.
      const original = byStem.get(own) ?? { path, stem: own }
      byStem.set(own, original)
      originals.set(path, original)
    }
  }
  /** The original of a picture, or of one of its sizes, if it exists. */
  const byPath = (path: string) =>
    originals.get(path) ??
    originals.get(`pictures/${insideOf(path)}`) ??
    byStem.get(path.replace(/-\d+\.(?:webp|avif)$/, ''))
  // Details have the slug as their id, and the list has both.
  const products = new Map(
    entries.flatMap((entry) => (entry.itemId ? [[entry.itemId, entry]] : [])),
  )
  const findByName = picturesByName(
    Array.from(byStem.values(), ({ path }) => path),
    [...products.values()],
  )
  return {
    byPath,
    /** The originals that an entry names, or if it names none, those called like its product: `blue-mug-2.jpg`. */
    originalsOf: (entry: PicturedEntry) => {
      const paths = picturesOf(entry)
      if (paths.length > 0) return paths.flatMap((path) => byPath(path) ?? [])
      const named = findByName(products.get(String(entry.id)) ?? entry)
      const found = named.flatMap((path) => originals.get(path) ?? [])
      return entry.image === undefined ? found : found.slice(0, 1)
    },
  }
}

/** Letters, digits and dashes, which are the same in an address. */
function stemOf(path: string): string {
  const inside = insideOf(path)
    .normalize()
    .replace(/\.[^./]*$/, '')
  return `img/products/${inside.toLowerCase().replace(/[^\p{L}\p{M}\p{N}/]+/gu, '-')}`
}

/** The whole name of an original, which is the same in both folders. */
export function insideOf(path: string): string {
  return path.replace(/^(?:pictures|img)\//, '')
}
