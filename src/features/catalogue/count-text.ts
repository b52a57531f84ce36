import type { Group } from '#src/domain/catalogue-search.ts'

interface Counts {
  readonly variants: number
  readonly models: number
}

/**
 * How much a list holds: '95 models' (specification, section 2, 'Category page'), and '5 of 27 models, 12 variants'
 * where it is filtered and grouped.
 */
export function countText(found: Counts, all: Counts, group: Group, isFiltered: boolean): string {
  const unit = group === 'model' ? 'models' : 'variants'
  const models = isFiltered ? `${found[unit]} of ${all[unit]} models` : `${all[unit]} models`
  return group === 'model' ? `${models}, ${found.variants} variants` : models
}
