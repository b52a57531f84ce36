import { pictureSources } from '#src/domain/pictures/picture-sources.ts'
import type { PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import { error, warning, type Rule } from './rule.ts'

/** A picture that the catalogue or the settings name. */
export interface NamedPicture {
  /** As the file writes it. */
  readonly path: string
  readonly sizes: PictureSizes | undefined
  readonly field: string
}

/** The files of the shop's folder, as paths relative to it. */
export interface ShopFiles {
  has(path: string): boolean
  /** The name of a file that differs from it only in upper and lower case. */
  likeIgnoringCase(path: string): string | undefined
}

/** What a picture's file turned out to be. */
export interface PictureFile {
  readonly path: string
  readonly bytes: number
  /** Its format, found from its content: `jpeg`; undefined if it is not a picture. */
  readonly format: string | undefined
  /** In pixels; 0 if not known. */
  readonly width: number
  readonly height: number
  /** The width in a name such as `card-640.webp`, if the catalogue relies on it. */
  readonly widthInName: number | undefined
  /** The widths in which the home page shows it, for a picture that has only one. */
  readonly wanted?: readonly number[] | undefined
}

/** Pictures larger than this make pages slow: a product's own is shown at most 1280 pixels wide. */
const [MOST_BYTES, MOST_PIXELS] = [1_000_000, 3000]

/** Larger pictures should have sizes for small screens. */
const MOST_BYTES_OF_ONE_SIZE = 150_000

const PHOTOS = 'run the command photos, which makes the sizes that the shop needs'

/** Rules for the paths of pictures. */
export const NAME_RULES: readonly Rule<NamedPicture & { readonly files: ShopFiles }>[] = [
  error(
    'picture-outside',
    ({ path, field }) =>
      isOutside(path) && {
        field,
        read: path,
        message: 'is not inside the shop’s folder',
        fix: 'write a path that begins with img/, without / before it',
      },
  ),
  error('picture-missing', ({ path, field, files }) => {
    if (isOutside(path) || files.has(path)) return undefined
    const other = files.likeIgnoringCase(path)
    return other === undefined
      ? {
          field,
          read: path,
          message: 'does not exist',
          fix: 'put the picture there, or correct the path',
        }
      : {
          field,
          read: path,
          message: `does not exist; there is ${other}`,
          fix: 'write capital and small letters as the file has them: hosts tell them apart',
        }
  }),
  error(
    'picture-not-published',
    ({ path, field, files }) =>
      !isOutside(path) &&
      files.has(path) &&
      !path.startsWith('img/') && {
        field,
        read: path,
        message: 'is not in img/, the only folder that the build copies',
        fix: PHOTOS,
      },
  ),
  error('size-missing', ({ path, sizes, field, files }) => {
    const missing = sizedFiles(path, sizes).flatMap(({ file }) => (files.has(file) ? [] : file))
    return (
      files.has(path) &&
      missing.length > 0 && {
        field,
        read: path,
        message: `lacks ${missing.length} of the sizes in pictureSizes: ${missing.slice(0, 3).join(', ')}`,
        fix: 'run the command photos, or correct pictureSizes',
      }
    )
  }),
  warning(
    'sizes-unused',
    ({ path, sizes, field }) =>
      sizes !== undefined &&
      sizedFiles(path, sizes).length === 0 && {
        field,
        read: path,
        message: 'has no width in its name, as in card-640.webp, so its sizes are not used',
        fix: 'run the command photos, or remove pictureSizes',
      },
  ),
]

/** Rules for the content of picture files. */
export const FILE_RULES: readonly Rule<PictureFile>[] = [
  error(
    'picture-unreadable',
    ({ format, bytes }) =>
      format === undefined && {
        message: bytes === 0 ? 'is empty' : 'is not a picture, or is damaged',
        fix: 'save the picture again',
      },
  ),
  error(
    'picture-format',
    ({ format }) =>
      format !== undefined &&
      !ENDINGS.has(format) && {
        message: `is a ${format} file, which browsers do not show`,
        fix: PHOTOS,
      },
  ),
  error('picture-ending', ({ path, format = '' }) => {
    const endings = ENDINGS.get(format)
    const ending = /[^.]*$/.exec(path)?.[0].toLowerCase() ?? ''
    return (
      endings?.includes(ending) === false && {
        message: `is a ${format} file with the ending .${ending}: hosts send it with the wrong type`,
        fix: `rename it to .${endings[0] ?? ''}, and correct its name in the catalogue`,
      }
    )
  }),
  warning(
    'picture-huge',
    ({ bytes }) =>
      bytes > MOST_BYTES && {
        message: `has ${(bytes / 1e6).toFixed(1)} MB, and a page should load in less than one`,
        fix: PHOTOS,
      },
  ),
  warning(
    'picture-huge',
    ({ bytes, width, height }) =>
      bytes <= MOST_BYTES &&
      Math.max(width, height) > MOST_PIXELS && {
        message: `has ${width} × ${height} pixels, and no side should have more than ${MOST_PIXELS}`,
        fix: PHOTOS,
      },
  ),
  warning(
    'sizes-wanted',
    ({ bytes, wanted }) =>
      wanted !== undefined &&
      bytes > MOST_BYTES_OF_ONE_SIZE &&
      bytes <= MOST_BYTES && {
        message: `has one size for all screens, and is shown in widths of ${wanted.join(', ')} pixels`,
        fix: PHOTOS,
      },
  ),
  warning(
    'size-wrong',
    ({ width, widthInName = width }) =>
      width !== 0 &&
      width !== widthInName && {
        message: `is ${width} pixels wide, and its name says ${widthInName}`,
        fix: 'run the command photos, or rename it',
      },
  ),
]

/** The files of a picture's sizes: none unless its name has a width. */
export function sizedFiles(
  path: string,
  sizes: PictureSizes | undefined,
): { readonly file: string; readonly width: number }[] {
  return pictureSources(path, sizes).flatMap(({ srcSet }) =>
    srcSet.split(', ').map((candidate) => {
      const [address = '', width = ''] = candidate.split(' ')
      return { file: decodeURIComponent(address), width: Number.parseInt(width) }
    }),
  )
}

/** The formats that browsers show, as sharp names them, with the endings of their files. */
const ENDINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['avif', ['avif']],
  ['gif', ['gif']],
  ['jpeg', ['jpg', 'jpeg']],
  ['png', ['png']],
  ['svg', ['svg']],
  ['webp', ['webp']],
])

function isOutside(path: string): boolean {
  return /^[/\\]|\\|(^|\/)\.\.(\/|$)/.test(path)
}
