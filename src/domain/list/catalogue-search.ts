import { stringifySearch } from '#src/domain/address/page-address.ts'
import { parameter, searchParameters } from '#src/domain/address/search-parameter.ts'
import { FILTERS, type Group, GROUPS } from '#src/domain/facets/filters.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as z from 'zod/mini'
import { SORT_ORDERS } from './sorting.ts'

/** The sizes of the 'Items on page' select (specification, section 9); `all` shows the list on one page. */
export const PAGE_SIZES = [4, 8, 16, 'all'] as const

/** A query from its first to its last visible character, at most 100. */
const QUERY = /\S(?:.{0,98}\S)?/su

/** What the address of a category's list says. The shop's settings say what a card shows unless the address does. */
export const listSearchSchema = searchSchema(SETTINGS.cards === 'models' ? 'model' : 'variant')

/** `q` is the search as the shopper typed it; `page` is 1-based. */
export type CatalogueSearch = z.output<typeof listSearchSchema>

/** What the address of the search page says. There a card shows a model unless the address says otherwise. */
export const resultsSearchSchema = searchSchema('model')

/**
 * A value that is missing or invalid is the default: a mistyped or shortened link opens the list, never an error page
 * (specification, section 5; docs/specification.md, 'Beyond the specification').
 */
function searchSchema(group: Group) {
  return z.object({
    q: parameter((text) => QUERY.exec(text)?.[0] ?? ''),
    ...FILTERS,
    group: choice(GROUPS, group),
    sort: choice(
      SORT_ORDERS.map(({ value }) => value),
      'all',
    ),
    perPage: choice(PAGE_SIZES, 'all'),
    page: parameter(pageNumber),
  })
}

function choice<const Value extends string | number>(values: readonly Value[], fallback: Value) {
  return parameter((text) => values.find((value) => String(value) === text) ?? fallback)
}

function pageNumber(text: string): number {
  const page = Number(text)
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(page) ? page : 1
}

/** More than one value or parameter, a search, a page or a range. */
const NEEDS_WHOLE = /[&_]|^.(q|page)=|=[-\d]*-[-\d]*$/

/** The one change that a search asks for, such as `?color=black`; empty without one, undefined for more. */
export function firstChange(search: CatalogueSearch): string | undefined {
  if (!FIRST_VIEWS) return ''
  const parameters = searchParameters(listSearchSchema, { ...search, perPage: 'all' })
  const change = stringifySearch(parameters)
  return NEEDS_WHOLE.test(change) ? undefined : change
}
