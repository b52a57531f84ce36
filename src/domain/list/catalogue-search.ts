import {
  type SearchValues,
  parameter,
  isLimited,
  type Limits,
} from '#src/domain/address/search-parameter.ts'
import { type Fact, FACETS, OWN_FACETS, type Facet } from '#src/domain/facts/facts.ts'
import * as z from 'zod/mini'
import { parseSlugs } from '#src/domain/address/slugs.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { SORTS, type Sort } from './sorting.ts'

/** Slugs by facet; a facet without slugs lets every product pass. */
export type Filters = Readonly<Record<Facet, readonly string[]>> & {
  readonly price: Limits
  readonly sale: boolean
}

const GROUPS = ['variant', 'model'] as const

export type Group = (typeof GROUPS)[number]

/** The sizes of the 'Items on page' select (specification, section 9); `all` shows the list on one page. */
export const PAGE_SIZES = [4, 8, 16, 'all'] as const

/** What an address says about a list. `q` is the search as the shopper typed it; `page` is 1-based. */
export interface CatalogueSearch extends Filters {
  readonly q: string
  readonly group: Group
  readonly sort: Sort
  readonly perPage: (typeof PAGE_SIZES)[number]
  readonly page: number
}

/** A query from its first to its last visible character, at most 100. */
const QUERY = /\S(?:.{0,98}\S)?/su

/** `300-700`, `300-` or `-700`. */
const PRICE = /^(?!-$)(0|[1-9]\d{0,9})?-(0|[1-9]\d{0,9})?$/

// The same values in any order give one address.
const slugs = parameter((text) => parseSlugs(text).sort())
const range = parameter(priceRange)

const FILTERS = {
  brand: slugs,
  kind: slugs,
  color: slugs,
  capacity: slugs,
  ram: slugs,
  screen: slugs,
  year: slugs,
  availability: slugs,
  fits: slugs,
  // Not part of the type: each shop has facts of its own.
  ...ownParameters(),
  price: range,
  sale: parameter((text) => text === '1'),
}

export const NO_FILTERS: Filters = z.object(FILTERS).parse({})

/** What the address of a category's list says. The shop's settings say what a card shows unless the address does. */
export const listSearchSchema = searchSchema(SETTINGS.cards === 'models' ? 'model' : 'variant')

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
    sort: choice(SORTS, 'all'),
    perPage: choice(PAGE_SIZES, 'all'),
    page: parameter(pageNumber),
  })
}

function ownParameters(): object {
  return Object.fromEntries(OWN_FACETS.map(({ name, unit }) => [name, unit ? range : slugs]))
}

function choice<const Value extends string | number>(values: readonly Value[], fallback: Value) {
  return parameter((text) => values.find((value) => String(value) === text) ?? fallback)
}

function pageNumber(text: string): number {
  const page = Number(text)
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(page) ? page : 1
}

function priceRange(text: string): Limits {
  const [, from, to] = PRICE.exec(text) ?? []
  const ends = [from, to].flatMap((end) => end ?? []).map(Number)
  return {
    ...(from && { from: Math.min(...ends) }),
    ...(to && { to: Math.max(...ends) }),
  }
}

const NO_SLUGS: readonly string[] = []
const NO_LIMITS: Limits = {}

/** The chosen values of a facet; none for one of amounts. */
export function slugsOf(filters: Filters, facet: Fact): readonly string[] {
  const value = valueOf(filters, facet)
  return typeof value === 'object' && Symbol.iterator in value ? value : NO_SLUGS
}

/** The chosen limits of a facet of amounts; none for others. */
export function rangeOf(filters: Filters, facet: Fact): Limits {
  const value = valueOf(filters, facet)
  return typeof value === 'object' && !(Symbol.iterator in value) ? value : NO_LIMITS
}

function valueOf(filters: Filters, { name }: Fact) {
  const values: SearchValues = filters
  return values[name]
}

export function isFiltered(filters: Filters): boolean {
  return (
    filters.sale ||
    isLimited(filters.price) ||
    FACETS.some((facet) => slugsOf(filters, facet).length > 0 || isLimited(rangeOf(filters, facet)))
  )
}
