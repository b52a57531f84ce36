import * as z from 'zod/mini'
import { PAGE_SIZES } from './pagination.ts'
import { SORTS } from './sorting.ts'

/** An address holds text; code may pass numbers too. */
const textSchema = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

const pageSizeSchema = z.pipe(
  z.pipe(
    textSchema,
    z.transform((text) => PAGE_SIZES.find((size) => String(size) === text)),
  ),
  z.literal(PAGE_SIZES),
)

const pageSchema = z.pipe(
  z.pipe(textSchema, z.string().check(z.regex(/^[1-9]\d*$/))),
  z.pipe(z.transform(Number), z.int()),
)

/**
 * The search parameters of a list (specification, section 5), from an address or from code. Every key has a default
 * for a missing value and a `catch` for an invalid one: a link that was mistyped or shortened opens the list, never an
 * error page. `page` is 1-based.
 */
export const catalogueSearchSchema = z.object({
  sort: z.catch(z._default(z.enum(SORTS), 'all'), 'all'),
  perPage: z.catch(z._default(pageSizeSchema, 'all'), 'all'),
  page: z.catch(z._default(pageSchema, 1), 1),
})

export type CatalogueSearch = z.infer<typeof catalogueSearchSchema>

/** The default values, which addresses leave out. */
export const CATALOGUE_SEARCH_DEFAULTS = {
  sort: 'all',
  perPage: 'all',
  page: 1,
} as const satisfies CatalogueSearch

/** The parameters of a list's address as text, in the order of the schema; undefined where the value is the default. */
export function catalogueParameters(search: CatalogueSearch): Record<string, string | undefined> {
  return {
    sort: textUnlessDefault(search, 'sort'),
    perPage: textUnlessDefault(search, 'perPage'),
    page: textUnlessDefault(search, 'page'),
  }
}

function textUnlessDefault(search: CatalogueSearch, key: keyof CatalogueSearch) {
  return search[key] === CATALOGUE_SEARCH_DEFAULTS[key] ? undefined : String(search[key])
}
