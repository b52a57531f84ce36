import { type Finish, lightness } from '../materials/finish.ts'
import type { StudioName } from './studio.ts'

/** Chosen so that a product's back, seen head-on, has about the colour of its swatch. */
export const EXPOSURES = {
  even: 0.95,
  lightGoods: 0.81,
  darkGoods: 1.15,
} as const satisfies Record<StudioName, number>

/** The light tent that suits a product's colour. */
export function studioFor({ body }: Finish): StudioName {
  const brightness = lightness(body)
  if (brightness > 0.8) return 'lightGoods'
  return brightness < 0.3 ? 'darkGoods' : 'even'
}
