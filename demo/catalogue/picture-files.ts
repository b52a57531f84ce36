import type { Family } from './family.ts'
import { toSlug } from './slug.ts'

/** The widths in which every picture of a product exists, in pixels. */
export const WIDTHS = [208, 416, 640, 1280] as const

export const FORMATS = ['avif', 'webp'] as const

/** Width divided by height. */
export const ASPECT = 4 / 5

export type Width = (typeof WIDTHS)[number]
export type Format = (typeof FORMATS)[number]

/** `apple-iphone-17/lavender/card`: the path of a picture's files without width and format. */
export function pictureId({ id }: Pick<Family, 'id'>, color: string, view: string): string {
  return `${id}/${toSlug(color)}/${view}`
}

/** Path of one file, relative to `public`. */
export function picturePath(id: string, width: Width, format: Format): string {
  return `img/products/${id}-${width}.${format}`
}

/** Paths of all files of a picture, relative to `public`. */
export function pictureFiles(id: string): string[] {
  return WIDTHS.flatMap((width) => FORMATS.map((format) => picturePath(id, width, format)))
}
