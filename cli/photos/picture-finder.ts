import { picturesByName, type PictureNames } from '../picture-names.ts'
import { filesIn } from '../../scripts/build/files-in.ts'

/** An owner's own picture. */
export interface Original {
  /** Relative to the shop's folder: `pictures/Blue mug.jpg`. */
  readonly path: string
  /** The beginning of the paths of its sizes: `img/products/blue-mug`. */
  readonly stem: string
}

/** Finds originals by what the catalogue says. */
export interface PictureFinder {
  /** The original of a picture, or of one of its sizes; undefined if there is none. */
  byPath(path: string): Original | undefined
  /** Finds the originals that are called like a product, one of these: `blue-mug.jpg`, `blue-mug-2.jpg`. */
  named(products: readonly PictureNames[]): (product: PictureNames) => readonly Original[]
  /** Originals that cannot be used, because their sizes would have the same names as another original's. */
  readonly unusable: readonly (readonly [path: string, other: string])[]
}

/** Formats that are made smaller; an SVG is one file for all sizes. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i

/** Whether a picture is the owner's own: neither a size that `photos` has made, nor a part of every shop. */
export function isOwnersPicture(path: string): boolean {
  return PICTURE.test(path) && !/^img\/(?:products|banner|category|drawings|icons)\//.test(path)
}

/** Looks in `pictures/`, and in `img/`, where the import finds pictures. */
export function pictureFinder(folder: string): PictureFinder {
  const found = ['img', 'pictures']
    .flatMap((part) => filesIn(folder, part).files)
    .filter(isOwnersPicture)
  const originals = new Map<string, Original>()
  const byStem = new Map<string, Original>()
  const unusable: [string, string][] = []
  for (const path of found) {
    const stem = stemOf(path)
    const other = byStem.get(stem)
    if (other && insideOf(other.path) !== insideOf(path)) {
      unusable.push([path, other.path])
      continue
    }
    // A picture that is in both folders has come to `img/` last.
    const original = other ?? { path, stem }
    byStem.set(stem, original)
    originals.set(path, original)
  }
  return {
    byPath: (path) =>
      originals.get(path) ??
      originals.get(`pictures/${insideOf(path)}`) ??
      byStem.get(path.replace(/-\d+\.(?:webp|avif)$/, '')),
    named: (products) => {
      const find = picturesByName(
        [...new Set([...byStem.values()].map(({ path }) => path))],
        products,
      )
      return (product) => find(product).flatMap((path) => originals.get(path) ?? [])
    },
    unusable,
  }
}

/** Letters, digits and dashes, which are the same in an address. */
function stemOf(path: string): string {
  const segments = insideOf(path)
    .replace(/\.[^./]*$/, '')
    .split('/')
    .map((segment) => segment.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'))
  return `img/products/${segments.join('/')}`
}

function insideOf(path: string): string {
  return path.replace(/^(?:pictures|img)\//, '')
}
