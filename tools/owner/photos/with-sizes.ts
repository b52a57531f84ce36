import { colorValue } from '#tools/owner/color-value.ts'
import { pictureSizesSchema, type PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import { FORMATS, shownPath, type MadeSizes } from './make-sizes.ts'
import type { Original, PictureFinder } from './picture-finder.ts'
import { picturesOf, type PicturedEntry } from './pictured-entries.ts'

/** A picture with sizes, or the path of any other. */
type Made = Omit<MadeSizes, 'made'>

interface SizedPictures {
  readonly image?: string
  readonly images?: string[]
  readonly pictureSizes?: PictureSizes | undefined
}

type EntryPicture = { readonly stem: string; readonly sizes: Made } | { readonly path: string }

/** The picture fields of an entry, with the sizes that were made of them; nothing without sizes. */
export function sizedPictures(
  entry: PicturedEntry,
  finder: PictureFinder,
  made: ReadonlyMap<Original, MadeSizes>,
): SizedPictures {
  const sized = (original: Original | undefined): EntryPicture | undefined => {
    const sizes = original && made.get(original)
    return sizes && { stem: original.stem, sizes }
  }
  const paths = picturesOf(entry)
  if (paths.length === 0) {
    return picturesWith(
      entry,
      finder.originalsOf(entry).flatMap((original) => sized(original) ?? []),
    )
  }
  const pictures = paths.map((path) => sized(finder.byPath(path)))
  if (pictures.every((picture) => picture === undefined)) return {}
  const before = pictureSizesSchema.parse(entry.pictureSizes)
  return picturesWith(
    entry,
    paths.map((path, index) => {
      // The picture may have sizes already, without its original in the folder.
      const [, stem] = /^(.*)-\d+\.(?:webp|avif)$/.exec(path) ?? []
      const other =
        stem !== undefined && before ? { stem, sizes: { isCutOut: false, ...before } } : { path }
      return pictures[index] ?? other
    }),
  )
}

/** The product's colour, for the room behind a cut-out. A photograph with a ground of its own has none. */
function roomColor({ color, colorValue: written }: PicturedEntry, sized: readonly Made[]) {
  if (!sized.every(({ isCutOut }) => isCutOut)) return undefined
  return written ?? colorValue(color ?? '')
}

function picturesWith(entry: PicturedEntry, pictures: readonly EntryPicture[]): SizedPictures {
  const sized = pictures.flatMap((picture) => ('sizes' in picture ? [picture.sizes] : []))
  const [first] = sized
  if (!first) return {}
  const widths = first.widths.filter((width) =>
    sized.every((sizes) => sizes.widths.includes(width)),
  )
  const paths = pictures.map((picture) =>
    'sizes' in picture ? shownPath(picture.stem, widths) : picture.path,
  )
  const { color = roomColor(entry, sized), closeUps } =
    pictureSizesSchema.parse(entry.pictureSizes) ?? {}
  // The shop looks for the sizes of every picture of an entry, so all of them must have some.
  const hasAll = sized.length === pictures.length
  return {
    ...(entry.image === undefined ? { images: paths } : { image: paths[0] ?? '' }),
    pictureSizes: hasAll
      ? {
          ...{ widths, formats: [...FORMATS], ratio: first.ratio, color, closeUps },
          ...(color === undefined && { backdrop: first.backdrop, edges: first.edges }),
        }
      : undefined,
  }
}
