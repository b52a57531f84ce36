import { isDeepStrictEqual } from 'node:util'
import { pictureSizesSchema, type PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import { decodeListCell, decodeCell } from '#tools/owner/cell-encoding.ts'
import { reportRow, type Context } from './context.ts'
import type { Entry } from './fields.ts'
import { pictureAddresses, readPicture, type FoundPicture } from './pictures.ts'

const FIXES = {
  missing: ['there is no such picture in img/', 'put it there, or correct its path'],
  'not https': [
    'the address of the picture does not begin with https',
    'write an https address, or put the picture into img/; it is left out',
  ],
} as const

/** The pictures of a product. */
interface RowPictures {
  readonly image: string
  readonly images: readonly string[]
  readonly pictureSizes: PictureSizes | undefined
}

/** The main picture and all pictures of a row, the main one first, and the sizes that all of them have. */
export function readRowPictures(entry: Entry, context: Context): RowPictures {
  const { image = '', images = '' } = entry.facts
  if (context.isOwn) {
    return {
      image: decodeCell(image),
      images: decodeListCell(images),
      pictureSizes: pictureSizesSchema.safeParse(jsonOf(entry.facts.pictureSizes)).data,
    }
  }
  const main = new Set(pictureAddresses(image))
  const addresses = new Set([...main, ...pictureAddresses(images)])
  const found = [...addresses].map((address) => {
    const picture = readPicture(address, context.pictures)
    const { fault } = picture
    if (fault) {
      const [message, fix] = FIXES[fault]
      reportRow(context, {
        level: 'warning',
        rule: `picture-${fault.replace(' ', '-')}`,
        line: entry.line,
        field: main.has(address) ? 'image' : 'images',
        read: address,
        message,
        fix,
      })
    }
    return picture
  })
  return rowPictures(found)
}

/** The main picture is the first; sizes are those that all of them have. */
export function rowPictures(found: readonly FoundPicture[]): RowPictures {
  const usable = [...new Set(found.map(({ path }) => path))].filter((path) => path !== '')
  return { image: usable[0] ?? '', images: usable, pictureSizes: sharedSizes(found) }
}

function sharedSizes([first, ...others]: readonly FoundPicture[]): PictureSizes | undefined {
  return others.every(({ sizes }) => isDeepStrictEqual(sizes, first?.sizes))
    ? first?.sizes
    : undefined
}

function jsonOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
