import type { Settings } from '../../../src/domain/settings/settings.ts'
import { STANDARD_CATEGORIES } from '../../../src/domain/settings/standard-categories.ts'
import { orList } from '../../../src/domain/text/or-list.ts'
import { allCategories } from './all-categories.ts'
import type { FileFault } from './shop-file-error.ts'

/** Settings for categories that the shop does not have. */
export function categoryFaults(settings: Settings): FileFault[] {
  const all = allCategories(settings)
  const named = [
    ...Object.keys(settings.amounts)
      // They have amounts without being named.
      .filter((id) => !STANDARD_CATEGORIES.some((standard) => standard === id))
      .map((id) => ({ field: 'amounts', id })),
    ...Object.entries(settings.facts ?? {}).flatMap(([name, { categories = [] }]) =>
      categories.map((id) => ({ field: `facts.${name}.categories`, id })),
    ),
  ]
  return named
    .filter(({ id }) => !all.includes(id))
    .map(({ field, id }) => ({
      field,
      read: `"${id}"`,
      message: 'is not a category of the shop',
      fix: `write ${orList(all)}`,
    }))
}
