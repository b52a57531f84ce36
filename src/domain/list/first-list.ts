import * as z from 'zod/mini'
import { searchParameters } from '#src/domain/address/search-parameter.ts'
import { FACETS } from '#src/domain/facets/filters.ts'
import type { Fact } from '#src/domain/facts/facts.ts'
import { listSearchSchema, type CatalogueSearch } from './catalogue-search.ts'

const facet = z.pipe(
  z.string(),
  z.transform((name): Fact => FACETS.find((each) => each.name === name) ?? { name, label: name }),
)
const limits = { lowest: z.number(), highest: z.number() }
const values = z.array(z.object({ slug: z.string(), label: z.string(), count: z.int() }))

/** A list whose first cards are in a first view: how many products it has in all, and how many each filter leaves. */
export const firstListSchema = z.object({
  total: z.int(),
  variants: z.int(),
  onSale: z.object({ count: z.int() }),
  prices: z.object(limits),
  facets: z.array(z.object({ facet, label: z.string(), values })),
  amounts: z.array(z.object({ facet, ...limits })),
})

export type FirstList = z.output<typeof firstListSchema>

/** Whether a search asks for what a list shows first, in pages of any size. */
export function isFirstPage(search: CatalogueSearch): boolean {
  const parameters = searchParameters(listSearchSchema, { ...search, perPage: 'all' })
  return !Object.values(parameters).some(Boolean)
}
