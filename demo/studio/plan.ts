import type { Family } from '../catalogue/family.ts'
import { pictureId } from '../catalogue/picture-files.ts'
import type { View } from './models/view.ts'
import { VIEWS } from './models/views.ts'

/** One picture of a family in a colour, in all its sizes. */
export interface PlannedPicture {
  /** `apple-iphone-17/lavender/card`: the path of its files without width and format. */
  readonly id: string
  readonly family: Family
  readonly color: string
  readonly view: View
}

/** The pictures of a family in one colour, the card's first. */
export function picturesFor(family: Family, color: string): PlannedPicture[] {
  return VIEWS[family.kind].map((view) => ({
    id: pictureId(family, color, view.name),
    family,
    color,
    view,
  }))
}

/** All pictures of a catalogue, in its order. */
export function planPictures(families: readonly Family[]): PlannedPicture[] {
  return families.flatMap((family) => family.colors.flatMap((color) => picturesFor(family, color)))
}
