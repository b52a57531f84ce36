import type { Kind } from '../../family.ts'
import { caseViews } from './case/views.ts'
import { chargerViews } from './charger/views.ts'
import { keyboardViews } from './keyboard/views.ts'
import { phoneViews } from './phone/views.ts'
import { stylusViews } from './stylus/views.ts'
import { tabletViews } from './tablet/views.ts'
import type { View } from './view.ts'

/** The pictures of each kind that has a model; the first is the card's. Free of three, for the catalogue. */
export const VIEWS: Partial<Record<Kind, readonly View[]>> = {
  phone: phoneViews,
  tablet: tabletViews,
  case: caseViews,
  charger: chargerViews,
  stylus: stylusViews,
  keyboard: keyboardViews,
}
