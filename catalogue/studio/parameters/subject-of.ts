import type { Family } from '../../family.ts'
import { phoneParameters, phonePresence } from './phones.ts'
import { tabletParameters, tabletPresence } from './tablets.ts'
import type { Subject } from './subject.ts'

/** What the studio photographs for a family, or null for a kind that has no model yet. */
export function subjectOf({ id, kind }: Pick<Family, 'id' | 'kind'>): Subject | null {
  switch (kind) {
    case 'phone': {
      const parameters = phoneParameters(id)
      return { kind, parameters, presence: phonePresence(parameters) }
    }
    case 'tablet': {
      const parameters = tabletParameters(id)
      return { kind, parameters, presence: tabletPresence(parameters) }
    }
    default:
      return null
  }
}
