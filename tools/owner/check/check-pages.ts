import { shownValue } from '#tools/build/json-values.ts'
import type { PageTarget } from '#tools/build/pages/read-markdown.ts'
import { readPages, type OwnPage } from '#tools/build/pages/read-pages.ts'
import type { Problem } from '#tools/owner/problem.ts'
import type { SettingsPicture } from './check-pictures.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { Settings } from '#src/domain/settings/settings.ts'
import { knownTargets, LINK_RULES } from './link-rules.ts'
import { findProblems, placeIn, type Rule, error } from './rule.ts'

/** Rules for own pages; the build requires the same. */
const PAGE_RULES: readonly Rule<OwnPage>[] = [error('page-invalid', ({ faults }) => faults)]

/** Rules for what own pages name. */
const TARGET_RULES: readonly Rule<PageTarget>[] = [
  error(
    'page-target',
    ({ written, meant }) =>
      meant === undefined && {
        read: shownValue(written),
        message: 'leads nowhere',
        fix:
          'write an https address, another page such as terms.md, a page of the shop such as #/phones, ' +
          'or a picture such as img/map.png',
      },
  ),
]

/** What an owner should fix in the own pages, `pages/*.md`. */
interface CheckedPages {
  readonly problems: readonly Problem[]
  readonly pictures: readonly SettingsPicture[]
  linkProblems(products: readonly Product[]): readonly Problem[]
}

export function checkPages(folder: string, settings: Settings): CheckedPages {
  const pages = readPages(folder)
  return {
    problems: pages.flatMap((page) => [
      ...findProblems(PAGE_RULES, page, page),
      ...[...page.links, ...page.pictures].flatMap((target) =>
        findProblems(TARGET_RULES, target, placeIn(page, target.written)),
      ),
    ]),
    pictures: pages.flatMap((page) =>
      page.pictures.flatMap(({ written, meant }) =>
        meant === undefined ? [] : [{ ...placeIn(page, written), path: meant, field: 'picture' }],
      ),
    ),
    linkProblems: (products) => {
      const known = knownTargets(folder, settings, products)
      return pages.flatMap((page) =>
        page.links.flatMap(({ written, meant }) =>
          meant === undefined
            ? []
            : findProblems(LINK_RULES, { ...known, link: meant }, placeIn(page, written)),
        ),
      )
    },
  }
}
