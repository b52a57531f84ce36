import { memo } from 'react'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { filterProducts } from '#src/domain/facets/filter-products.ts'
import { knownFilters } from '#src/domain/facets/known-filters.ts'
import { groupByModel } from '#src/domain/facets/models.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { FilterFields } from './filter-fields.tsx'
import { ModelCard } from './model-card.tsx'
import { readFacts } from './read-facts.ts'

/** What a list needs to be filtered or grouped. Loaded late: a plain list does without it. */
export const listTools = {
  buildFacetIndex,
  readFacts,
  filterProducts,
  knownFilters,
  groupByModel,
  ActiveFilters,
  FilterDialog,
  /** Memoized: a press renders the list several times before its products change. */
  FilterFields: memo(FilterFields),
  ModelCard,
}

export type ListTools = typeof listTools
