import type { Kind } from '../../catalogue/family.ts'
import { caseViews } from './case/views.ts'
import { chargerViews } from './charger/views.ts'
import { keyboardViews } from './keyboard/views.ts'
import { earbudsViews } from './earbuds/views.ts'
import { headphonesViews } from './headphones/views.ts'
import { phoneViews } from './phone/views.ts'
import { stylusViews } from './stylus/views.ts'
import { tabletViews } from './tablet/views.ts'
import type { View } from './view.ts'
import { watchViews } from './watch/views.ts'

/** The pictures of each kind, in the order of the product page; the first is also the card's. */
export const VIEWS: Readonly<Record<Kind, readonly View[]>> = {
  phone: phoneViews,
  tablet: tabletViews,
  earbuds: earbudsViews,
  headphones: headphonesViews,
  watch: watchViews,
  case: caseViews,
  charger: chargerViews,
  stylus: stylusViews,
  keyboard: keyboardViews,
}
