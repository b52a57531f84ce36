import type { PageTarget } from '../../scripts/build/pages/read-markdown.ts'
import type { OwnPage } from '../../scripts/build/pages/read-pages.ts'
import { shownValue } from '../../scripts/build/json-values.ts'
import type { Rule } from './rule.ts'

/** Rules for own pages; the build requires the same. */
export const PAGE_RULES: readonly Rule<OwnPage>[] = [
  { name: 'page-invalid', level: 'error', find: ({ faults }) => faults },
]

/** Rules for what own pages name. */
export const TARGET_RULES: readonly Rule<PageTarget>[] = [
  {
    name: 'page-target',
    level: 'error',
    find: ({ written, meant }) =>
      meant === undefined && {
        read: shownValue(written),
        message: 'leads nowhere',
        fix:
          'write an https address, another page such as terms.md, a page of the shop such as #/phones, ' +
          'or a picture such as img/map.png',
      },
  },
]
