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
   * Share of the picture that this family may fill, 1 for the largest of its kind: a mini stands smaller in
   * its picture than a large one.
   */
  readonly presence: number
}

/** A family as the studio sees it. Each new kind of model adds a line. */
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
