import * as z from 'zod/mini'
import { searchParameters } from '#src/domain/address/search-parameter.ts'
import type { FilterCounts } from '#src/domain/facets/filter-products.ts'
import { FACETS } from '#src/domain/facets/filters.ts'
import { listSearchSchema, type CatalogueSearch } from './catalogue-search.ts'

const range = { lowest: z.number(), highest: z.number() }
const value = z.object({ slug: z.string(), label: z.string(), count: z.int() })

/** What a list of which a first view has the first cards says of all: how many there are, and what filters count. */
export const firstListSchema = z.object({
  total: z.int(),
  variants: z.int(),
  onSale: z.object({ count: z.int() }),
  prices: z.object(range),
  facets: z.array(z.object({ name: z.string(), label: z.string(), values: z.array(value) })),
  amounts: z.array(z.object({ name: z.string(), ...range })),
})

export type FirstList = z.output<typeof firstListSchema>

/** The counts of a first view in the form in which a list has them. */
export function countsOf({ facets, amounts, ...counts }: FirstList): FilterCounts {
  const facetOf = (wanted: string) => FACETS.filter(({ name }) => name === wanted)
  return {
    ...counts,
    facets: facets.flatMap(({ name, ...each }) =>
      facetOf(name).map((facet) => ({ facet, ...each })),
    ),
    amounts: amounts.flatMap(({ name, ...each }) =>
      facetOf(name).map((facet) => ({ facet, ...each })),
    ),
  }
}

/** Whether a search asks for what a list shows first, in pages of any size. */
export function isFirstPage(search: CatalogueSearch): boolean {
  const parameters = searchParameters(listSearchSchema, { ...search, perPage: 'all' })
  return !Object.values(parameters).some(Boolean)
}
