import * as z from 'zod/mini'
import { PAGE_SIZES } from './pagination.ts'
import { SORTS } from './sorting.ts'

/**
 * The search parameters of a list (specification, section 5). Every key has a default and a catch: a link that
 * someone typed or shortened opens the list, never an error page. `page` is 1-based.
 */
export const catalogueSearchSchema = z.object({
  sort: z.catch(z._default(z.enum(SORTS), 'all'), 'all'),
  perPage: z.catch(z._default(z.literal(PAGE_SIZES), 'all'), 'all'),
  page: z.catch(z._default(z.int().check(z.positive()), 1), 1),
})

export type CatalogueSearch = z.infer<typeof catalogueSearchSchema>

/** The values that are left out of every address. */
export const CATALOGUE_SEARCH_DEFAULTS = {
  sort: 'all',
  perPage: 'all',
  page: 1,
} as const satisfies CatalogueSearch
