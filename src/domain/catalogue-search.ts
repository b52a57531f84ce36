import * as z from 'zod/mini'
import { PAGE_SIZES } from './pagination.ts'
import { SORTS } from './sorting.ts'

/** In an address a page size is a text. One that is not offered shows the whole list. */
const pageSizeText = z.codec(z.string(), z.literal(PAGE_SIZES), {
  decode: (text) => PAGE_SIZES.find((size) => String(size) === text) ?? 'all',
  encode: String,
})

/** In an address a page is a text of digits. */
const pageText = z.codec(z.string().check(z.regex(/^[1-9]\d*$/)), z.int().check(z.positive()), {
  decode: Number,
  encode: String,
})

/**
 * The search parameters of a list (specification, section 5), as an address has them or as code gives them. Every key has
 * a default and a catch: a link that someone typed or shortened opens the list, never an error page. `page` is 1-based.
 */
export const catalogueSearchSchema = z.object({
  sort: z.catch(z._default(z.enum(SORTS), 'all'), 'all'),
  perPage: z.catch(z._default(z.union([pageSizeText, z.literal(PAGE_SIZES)]), 'all'), 'all'),
  page: z.catch(z._default(z.union([pageText, z.int().check(z.positive())]), 1), 1),
})

export type CatalogueSearch = z.infer<typeof catalogueSearchSchema>

/** The values that are left out of every address. */
export const CATALOGUE_SEARCH_DEFAULTS = {
  sort: 'all',
  perPage: 'all',
  page: 1,
} as const satisfies CatalogueSearch

const DEFAULT_PARAMETERS: Record<string, unknown> = z.encode(
  catalogueSearchSchema,
  CATALOGUE_SEARCH_DEFAULTS,
)

/** The parameters of a list's address: text, in the order of the schema, undefined where the value is the default. */
export function catalogueParameters(search: CatalogueSearch): Record<string, string | undefined> {
  const parameters = Object.entries(z.encode(catalogueSearchSchema, search))
  return Object.fromEntries(
    parameters.map(([key, value]) => [
      key,
      value === DEFAULT_PARAMETERS[key] ? undefined : String(value),
    ]),
  )
}
