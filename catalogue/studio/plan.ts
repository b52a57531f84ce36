import type { Family } from '../family.ts'
import { toSlug } from '../slug.ts'
import type { View } from './models/view.ts'
import { VIEWS } from './models/views.ts'

/** Widths of the pictures in pixels; all are 4:5. */
export const WIDTHS = [208, 416, 640, 1280] as const

export const FORMATS = ['avif', 'webp'] as const

export const ASPECT = 4 / 5

export type Width = (typeof WIDTHS)[number]
export type Format = (typeof FORMATS)[number]

/** One picture of a family in a colour, in all its sizes. */
export interface PlannedPicture {
  /** `apple-iphone-17/lavender/card`: the files' path without size. */
  readonly id: string
  readonly family: Family
  readonly color: string
  readonly view: View
}

/** The pictures of a family in one colour, the card's first; none for a kind that has no model yet. */
export function picturesFor(family: Family, color: string): PlannedPicture[] {
  return (VIEWS[family.kind] ?? []).map((view) => ({
    id: `${family.id}/${toSlug(color)}/${view.name}`,
    family,
    color,
    view,
  }))
}

/** All pictures of a catalogue, in its order. */
export function planPictures(families: readonly Family[]): PlannedPicture[] {
  return families.flatMap((family) => family.colors.flatMap((color) => picturesFor(family, color)))
}

/** Path of one file, relative to `public`. */
export function picturePath(id: string, width: Width, format: Format): string {
  return `img/products/${id}-${width}.${format}`
}
