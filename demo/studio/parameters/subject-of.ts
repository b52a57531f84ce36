import type { Family } from '../../catalogue/family.ts'
import { caseParameters } from './cases.ts'
import { chargerParameters } from './chargers.ts'
import { keyboardParameters } from './keyboards.ts'
import { earbudsParameters } from './earbuds.ts'
import { headphonesParameters } from './headphones.ts'
import { phoneParameters, phonePresence } from './phones.ts'
import { stylusParameters } from './styluses.ts'
import type { Subject } from './subject.ts'
import { tabletParameters, tabletPresence } from './tablets.ts'
import { watchParameters, watchPresence } from './watches.ts'

/** What the studio photographs for a family. */
export function subjectOf({ id, kind }: Pick<Family, 'id' | 'kind'>): Subject {
  switch (kind) {
    case 'phone': {
      const parameters = phoneParameters(id)
      return { kind, parameters, presence: phonePresence(parameters) }
    }
    case 'tablet': {
      const parameters = tabletParameters(id)
      return { kind, parameters, presence: tabletPresence(parameters) }
    }
    case 'earbuds':
      return { kind, parameters: earbudsParameters(id), presence: 1 }
    case 'headphones':
      return { kind, parameters: headphonesParameters(id), presence: 1 }
    case 'watch': {
      const parameters = watchParameters(id)
      return { kind, parameters, presence: watchPresence(parameters) }
    }
    case 'case':
      return { kind, parameters: caseParameters(id), presence: 1 }
    case 'charger':
      return { kind, parameters: chargerParameters(id), presence: 1 }
    case 'stylus':
      return { kind, parameters: stylusParameters(id), presence: 1 }
    case 'keyboard':
      return { kind, parameters: keyboardParameters(id), presence: 1 }
  }
}
