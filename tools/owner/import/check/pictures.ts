import { posix } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { pictureSizesSchema, type PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import { filesIn } from '#tools/site/files-in.ts'
import { picturesOf, type Entity } from '#tools/owner/catalogue.ts'
import { decodeCell, decodeListCell, fromJson } from '#tools/owner/cells/encoding.ts'
import type { Cells } from '#tools/owner/import/map/fields.ts'
import { isOwnersPicture } from '#tools/owner/photos/picture-finder.ts'
import type { Report } from '#tools/owner/import/faults.ts'

export type PictureFolder = ReturnType<typeof pictureFolder>

interface FoundPicture {
  /** `img/x/front.jpg` */
  readonly path: string
  /** The sizes that the command `photos` has made of it, if any. */
  readonly sizes?: PictureSizes
}

interface RowPictures {
  readonly image: string
  readonly images: readonly string[]
  readonly pictureSizes: PictureSizes | undefined
}

/** The main picture and all pictures of a row, the main one first, and the sizes that all of them have. */
export function readPictures(
  { image = '', images = '' }: Cells,
  folder: PictureFolder,
  report: Report,
): RowPictures {
  const main = new Set(pictureAddresses(image))
  const addresses = [...new Set([...main, ...pictureAddresses(images)])]
  return rowPictures(
    addresses.map((address) =>
      pictureAt(address, folder, (rule) =>
        report(rule, main.has(address) ? 'image' : 'images', address),
      ),
    ),
  )
}

/** Reads what the shop's own export has written. */
export function exactPictures({ image = '', images = '', pictureSizes = '' }: Cells): RowPictures {
  return {
    image: decodeCell(image),
    images: decodeListCell(images),
    pictureSizes: fromJson(pictureSizesSchema, pictureSizes),
  }
}

/** For an item without a picture: those that are called like it, else those that `photos` has found before. */
export function foundPictures(
  { image }: RowPictures,
  paths: readonly string[],
  before: Entity | undefined,
  folder: PictureFolder,
): RowPictures | undefined {
  if (image !== '') return undefined
  if (paths.length > 0) return rowPictures(paths.map((path) => folder.find(path) ?? { path }))
  const { image: earlier = '', pictureSizes } = before?.product ?? {}
  return (
    pictureSizes && { image: earlier, images: before?.detail?.images ?? [earlier], pictureSizes }
  )
}

/** The main picture is the first; sizes are those that all of them have. */
function rowPictures(found: readonly FoundPicture[]): RowPictures {
  const usable = [...new Set(found.map(({ path }) => path))].filter((path) => path !== '')
  const sizes = found[0]?.sizes
  const isShared = found.every((each) => isDeepStrictEqual(each.sizes, sizes))
  return { image: usable[0] ?? '', images: usable, pictureSizes: isShared ? sizes : undefined }
}

/**
 * Looks among the files of `img/`, then among the pictures that the catalogue has in sizes, because the owner's
 * `My x.jpg` may have become `my-x-640.webp`, then among the originals in `pictures/`, from which `photos` makes sizes
 * in `img/`.
 */
export function pictureFolder(folder: string, entities: readonly Entity[]) {
  const inside = filesIn(folder, 'img').files
  const files = finder(inside.map((path) => ({ key: path, picture: { path } })))
  const sized = finder(
    entities.flatMap((entity) => {
      const sizes = entity.product.pictureSizes
      if (!sizes) return []
      return picturesOf(entity).map((path) => ({
        key: stemOf(path.replace(/-\d+(?=\.\w+$)/, '')),
        picture: { path, sizes },
      }))
    }),
  )
  const kept = filesIn(folder, 'pictures').files.map((path) => path.replace('pictures/', 'img/'))
  const originals = finder(kept.map((path) => ({ key: path, picture: { path } })))
  return {
    /** The paths of the owner's pictures, without those that the shop has made. */
    own: [...new Set([...inside, ...kept])].sort().filter(isOwnersPicture),
    /**
     * The picture that a cell means. The cell may have other upper and lower case, no folders, or the folders of the
     * owner's disk. Undefined if no file, or more than one, could be meant.
     */
    find: (text: string) => {
      const path = localPath(text)
      return files(path) ?? sized(stemOf(path)) ?? originals(path)
    },
  }
}

/** The key that an original and its sizes share: `img/My x.jpg` and `img/products/my-x.webp` are both `my-x`. */
function stemOf(path: string): string {
  return path
    .replace(/^img\/(?:products\/)?|\.\w+$/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}/]+/gu, '-')
}

/** Finds by the exact key, else in any upper and lower case, else by the last part of the path if only one has it. */
function finder(pictures: readonly { key: string; picture: FoundPicture }[]) {
  const byKey = new Map(pictures.map(({ key, picture }) => [key.normalize(), picture]))
  const byLower = new Map([...byKey].map(([key, picture]) => [key.toLowerCase(), picture]))
  const byName = Map.groupBy([...byLower], ([key]) => posix.basename(key))
  return (written: string): FoundPicture | undefined => {
    // A Mac writes ö as o and two dots.
    const key = written.normalize()
    const lower = key.toLowerCase()
    const named = byName.get(posix.basename(lower)) ?? []
    const only = named.length === 1 ? named[0]?.[1] : undefined
    return byKey.get(key) ?? byLower.get(lower) ?? only
  }
}

/** The addresses in a cell: one per line, or with `|`, a semicolon or a comma between them. */
function pictureAddresses(cell: string): string[] {
  return cell
    .split(/[|\n]|;\s*|,\s+|,(?=https?:|img\/)|(?<=\.(?:jpe?g|png|webp|avif|gif)),/i)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/** An https address stays; anything else is a picture of the shop. */
function pictureAt(
  text: string,
  folder: PictureFolder,
  fail: (rule: 'picture-missing' | 'picture-not-https') => void,
): FoundPicture {
  const address = text.startsWith('//') ? `https:${text}` : text
  if (/^https:\/\//i.test(address) && URL.canParse(address)) {
    return { path: address.replaceAll(' ', '%20') }
  }
  const isElsewhere = /^(?!file:)[a-z][a-z+.-]+:/i.test(address)
  const found = isElsewhere ? undefined : folder.find(address)
  if (!found) fail(isElsewhere ? 'picture-not-https' : 'picture-missing')
  return found ?? { path: isElsewhere ? '' : localPath(address) }
}

/** `C:\Photos\a.jpg` and `a.jpg` become `img/a.jpg`. */
function localPath(text: string): string {
  const path = text.replaceAll('\\', '/')
  if (path.startsWith('file:')) return `img/${posix.basename(path).replaceAll('%20', ' ')}`
  if (/^[a-z]:|^\/|\.\.\//i.test(path)) return `img/${posix.basename(path)}`
  const bare = path.replace(/^(?:\.\/)+/, '')
  return bare.startsWith('img/') ? bare : `img/${bare}`
}
