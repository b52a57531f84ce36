import type { CaseParameters } from '../models/case/parameters.ts'
import type { ChargerParameters } from '../models/charger/parameters.ts'
import type { KeyboardParameters } from '../models/keyboard/parameters.ts'
import type { EarbudsParameters } from '../models/earbuds/parameters.ts'
import type { HeadphonesParameters } from '../models/headphones/parameters.ts'
import type { PhoneParameters } from '../models/phone/parameters.ts'
import type { StylusParameters } from '../models/stylus/parameters.ts'
import type { TabletParameters } from '../models/tablet/parameters.ts'
import type { WatchParameters } from '../models/watch/parameters.ts'

interface SubjectOf<Kind extends string, Parameters> {
  readonly kind: Kind
  readonly parameters: Parameters
  /**
   * Share of the usual size in the picture, 1 for the largest of its kind: small products look smaller in their
   * pictures than large ones.
   */
  readonly presence: number
}

/** What is photographed: a kind of product and its measures. */
export type Subject =
  | SubjectOf<'phone', PhoneParameters>
  | SubjectOf<'tablet', TabletParameters>
  | SubjectOf<'earbuds', EarbudsParameters>
  | SubjectOf<'headphones', HeadphonesParameters>
  | SubjectOf<'watch', WatchParameters>
  | SubjectOf<'case', CaseParameters>
  | SubjectOf<'charger', ChargerParameters>
  | SubjectOf<'stylus', StylusParameters>
  | SubjectOf<'keyboard', KeyboardParameters>
