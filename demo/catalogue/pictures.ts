import type { PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import manifest from '#demo/studio/manifest.json' with { type: 'json' }
import studio from '#demo/studio/pictures.json' with { type: 'json' }
import { colorValueOf } from './color-values.ts'
import type { Family, Kind } from './family.ts'
import { ASPECT, FORMATS, pictureId, picturePath, WIDTHS } from './picture-files.ts'

/** The pictures of a variant: paths relative to the shop's page, the first of `images` the main one. */
export interface Pictures {
  readonly image: string
  readonly images: string[]
  readonly pictureSizes?: PictureSizes
}

/** The size behind the plain paths of the specification. */
const PLAIN = { width: 640, format: 'webp' } as const

const VIEWS: Partial<Record<Kind, readonly string[]>> = studio.views
const CLOSE_UPS: Partial<Record<Kind, readonly string[]>> = studio.closeUps

/** The photographs of a family in one colour if all of them exist, else the drawing of its kind. */
export function picturesOf(family: Family, color: string): Pictures {
  const ids = photographIds(family, color)
  const isTaken = ids.length > 0 && ids.every((id) => Object.hasOwn(manifest, id))
  if (!isTaken) return drawingOf(family)
  const [image = '', ...others] = ids.map((id) => picturePath(id, PLAIN.width, PLAIN.format))
  const standIn = colorValueOf(family, color)
  const closeUps = CLOSE_UPS[family.kind] ?? []
  return {
    image,
    images: [image, ...others],
    pictureSizes: {
      widths: [...WIDTHS],
      formats: [...FORMATS],
      ratio: 1 / ASPECT,
      ...(standIn !== undefined && { color: standIn }),
      ...(closeUps.length > 0 && { closeUps: [...closeUps] }),
    },
  }
}

/** The ids of a family's photographs in one colour, the card's first, whether or not they have been taken. */
export function photographIds(family: Family, color: string): string[] {
  return (VIEWS[family.kind] ?? []).map((view) => pictureId(family, color, view))
}

function drawingOf({ kind }: Family): Pictures {
  const image = `img/drawings/${kind}.svg`
  return { image, images: [image] }
}
