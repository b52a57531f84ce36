import * as z from 'zod/mini'
import { FACETS } from '#src/domain/facets/filters.ts'
import type { Fact } from '#src/domain/facts/facts.ts'

const facet = z.pipe(
  z.string(),
  z.transform((name): Fact => FACETS.find((each) => each.name === name) ?? { name, label: name }),
)
const limits = { lowest: z.number(), highest: z.number() }
const values = z.array(z.object({ slug: z.string(), label: z.string(), count: z.int() }))

/** A list whose first cards are in a first view: how many it has in all, and how many each filter leaves. */
export const firstListSchema = z.object({
  change: z.string(),
  total: z.int(),
  /** Without filters. */
  all: z.int(),
  variants: z.int(),
  /** Places of products that do not pass the filter, but others of their models. */
  others: z.array(z.int()),
  onSale: z.object({ count: z.int() }),
  prices: z.object(limits),
  facets: z.array(z.object({ facet, label: z.string(), values })),
  amounts: z.array(z.object({ facet, ...limits })),
})

export type FirstList = z.output<typeof firstListSchema>
