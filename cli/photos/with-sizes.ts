import { pictureSizesSchema } from '#src/domain/pictures/picture-sizes.ts'
import { FORMATS, shownPath, type MadeSizes } from './make-sizes.ts'
import type { PicturedEntry } from './pictured-entries.ts'

/** A picture with sizes, or the path of any other. */
export type EntryPicture =
  { readonly stem: string; readonly sizes: Omit<MadeSizes, 'made'> } | { readonly path: string }

/** The entry with the paths of its pictures' sizes, in the widths that all of its pictures have. */
export function withSizes(entry: PicturedEntry, pictures: readonly EntryPicture[]): PicturedEntry {
  const sized = pictures.flatMap((picture) => ('sizes' in picture ? [picture.sizes] : []))
  const [first] = sized
  if (!first) return entry
  const widths = first.widths.filter((width) =>
    sized.every((sizes) => sizes.widths.includes(width)),
  )
  const paths = pictures.map((picture) =>
    'sizes' in picture ? shownPath(picture.stem, widths) : picture.path,
  )
  const before = pictureSizesSchema.parse(entry.pictureSizes)
  // The shop looks for the sizes of every picture of an entry, so all of them must have some.
  const hasAll = sized.length === pictures.length
  return {
    ...entry,
    ...(entry.image === undefined ? { images: paths } : { image: paths[0] }),
    pictureSizes: hasAll
      ? {
          widths,
          formats: FORMATS,
          ratio: first.ratio,
          ...(before?.color !== undefined && { color: before.color }),
          ...(before?.closeUps && { closeUps: before.closeUps }),
        }
      : undefined,
  }
}
