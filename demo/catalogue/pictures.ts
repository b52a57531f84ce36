import { existsSync } from 'node:fs'
import type { PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import { colorValueOf } from './color-values.ts'
import type { Family, Kind } from './family.ts'
import { ASPECT, FORMATS, pictureId, picturePath, WIDTHS } from './picture-files.ts'

/** The pictures of a variant: paths relative to the shop's page, the first of `images` the main one. */
export interface Pictures {
  readonly image: string
  readonly images: string[]
  readonly pictureSizes?: PictureSizes
}

const PUBLIC = new URL('../../public/', import.meta.url)

/** The size behind the plain paths of the specification. */
const PLAIN = { width: 640, format: 'webp' } as const

/** The photographs of each kind, in the order of the product page; the first is also the card's. */
const VIEWS: Readonly<Record<Kind, readonly string[]>> = {
  phone: ['card', 'front', 'back', 'detail'],
  tablet: ['card', 'front', 'back'],
  earbuds: ['card', 'buds', 'case'],
  headphones: ['card', 'front', 'side', 'flat'],
  watch: ['card', 'front', 'side', 'clasp'],
  case: ['card', 'back', 'inside', 'detail'],
  charger: ['card', 'front', 'back', 'detail'],
  stylus: ['card', 'front', 'tip', 'end'],
  keyboard: ['card', 'front', 'side', 'detail'],
}

const CLOSE_UPS = ['detail', 'tip', 'end']

/** The photographs of a family in one colour if all of them exist, else the drawing of its kind. */
export function picturesOf(family: Family, color: string): Pictures {
  const ids = photographIds(family, color)
  const paths = ids.map((id) => picturePath(id, PLAIN.width, PLAIN.format))
  const [image] = paths
  if (image === undefined || !paths.every((path) => existsSync(new URL(path, PUBLIC))))
    return drawingOf(family)
  const standIn = colorValueOf(family, color)
  const closeUps = VIEWS[family.kind].filter((view) => CLOSE_UPS.includes(view))
  return {
    image,
    images: paths,
    pictureSizes: {
      widths: [...WIDTHS],
      formats: [...FORMATS],
      ratio: 1 / ASPECT,
      ...(standIn !== undefined && { color: standIn }),
      ...(closeUps.length > 0 && { closeUps }),
    },
  }
}

/** The ids of a family's photographs in one colour, the card's first, whether or not they exist. */
export function photographIds(family: Family, color: string): string[] {
  return VIEWS[family.kind].map((view) => pictureId(family, color, view))
}

function drawingOf({ kind }: Family): Pictures {
  const image = `img/drawings/${kind}.svg`
  return { image, images: [image] }
}
