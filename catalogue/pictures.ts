import type { PictureSizes } from '#src/domain/picture-sizes.ts'
import type { Family } from './family.ts'
import { COLORS } from './studio/materials/colors.ts'
import manifest from './studio/manifest.json' with { type: 'json' }
import { ASPECT, FORMATS, picturePath, picturesFor, WIDTHS } from './studio/plan.ts'

/** The pictures of a variant: paths relative to the shop's page, the first of `images` the main one. */
export interface Pictures {
  readonly image: string
  readonly images: string[]
  readonly pictureSizes?: PictureSizes
}

/** The size behind the plain paths of the specification. */
const PLAIN = { width: 640, format: 'webp' } as const

/** The photographs of a family in one colour if all of them exist, else the drawing of its kind. */
export function picturesOf(family: Family, color: string): Pictures {
  const pictures = picturesFor(family, color)
  const isTaken = pictures.length > 0 && pictures.every(({ id }) => Object.hasOwn(manifest, id))
  if (!isTaken) return drawingOf(family)
  const [image = '', ...others] = pictures.map(({ id }) =>
    picturePath(id, PLAIN.width, PLAIN.format),
  )
  const standIn = COLORS[color]
  return {
    image,
    images: [image, ...others],
    pictureSizes: {
      widths: [...WIDTHS],
      formats: [...FORMATS],
      ratio: 1 / ASPECT,
      ...(standIn !== undefined && { color: standIn }),
    },
  }
}

function drawingOf({ kind }: Family): Pictures {
  const image = `img/drawings/${kind}.svg`
  return { image, images: [image] }
}
