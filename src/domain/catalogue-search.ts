import * as z from 'zod/mini'
import { FACETS, type Facet } from './facets/facet.ts'
import { PAGE_SIZES, type PageSize } from './pagination.ts'
import { slugList } from './slug-list.ts'
import { SORTS, type Sort } from './sorting.ts'

/** Prices in whole US dollars, both ends included; an end that is missing sets no limit. */
export interface PriceRange {
  readonly from?: number
  readonly to?: number
}

/** The values that a product may have, as slugs by facet; a facet without slugs lets every product pass. */
export interface Filters extends Readonly<Record<Facet, readonly string[]>> {
  readonly price: PriceRange
  readonly sale: boolean
}

const GROUPS = ['variant', 'model'] as const

/** What a card shows: one variant, or a model with all its variants. */
export type Group = (typeof GROUPS)[number]

/** What an address says about a list. `q` is the search as the shopper typed it; `page` is 1-based. */
export interface CatalogueSearch extends Filters {
  readonly q: string
  readonly group: Group
  readonly sort: Sort
  readonly perPage: PageSize
  readonly page: number
}

export const NO_FILTERS: Filters = {
  brand: [],
  kind: [],
  color: [],
  capacity: [],
  ram: [],
  screen: [],
  year: [],
  price: {},
  sale: false,
}

/** From its first to its last visible character, at most 100. */
const QUERY = /\S(?:.{0,98}\S)?/su

/** `300-700`, `300-` or `-700`. */
const PRICE = /^(?!-$)(0|[1-9]\d{0,9})?-(0|[1-9]\d{0,9})?$/

const querySchema = z.pipe(
  z.string(),
  z.transform((text) => QUERY.exec(text)?.[0] ?? ''),
)

const priceSchema = z.pipe(z.string().check(z.regex(PRICE)), z.transform(priceRange))

const saleSchema = z.pipe(
  z.literal('1'),
  z.transform(() => true),
)

const pageSizeSchema = z.pipe(
  z.transform((text: string) => PAGE_SIZES.find((size) => String(size) === text)),
  z.literal(PAGE_SIZES),
)

const pageSchema = z.pipe(
  z.string().check(z.regex(/^[1-9]\d*$/)),
  z.pipe(z.transform(Number), z.int()),
)

/** The search parameters of a category's list. */
export const listSearchSchema = searchSchema('variant')

/** The search parameters of the search page, where the variants of a model share a card unless the address differs. */
export const resultsSearchSchema = searchSchema('model')

/** The parameters of an address as text, in the order of the schema; undefined where the value is the default. */
export function catalogueParameters(
  schema: typeof listSearchSchema,
  search: CatalogueSearch,
): Record<string, string | undefined> {
  const defaults = schema.parse({})
  const text = (key: keyof CatalogueSearch) => {
    const parameter = parameterText(search[key])
    return parameter === parameterText(defaults[key]) ? undefined : parameter
  }
  return {
    q: text('q'),
    brand: text('brand'),
    kind: text('kind'),
    color: text('color'),
    capacity: text('capacity'),
    ram: text('ram'),
    screen: text('screen'),
    year: text('year'),
    price: text('price'),
    sale: text('sale'),
    group: text('group'),
    sort: text('sort'),
    perPage: text('perPage'),
    page: text('page'),
  }
}

/** Whether any product may be left out. */
export function isFiltered({ price, sale, ...filters }: Filters): boolean {
  return (
    sale ||
    price.from !== undefined ||
    price.to !== undefined ||
    FACETS.some((facet) => filters[facet].length > 0)
  )
}

/**
 * The search parameters (specification, section 5; docs/specification.md, 'Beyond the specification'), from an address
 * or from code. Every key has a default for a missing value and a `catch` for an invalid one: a link that was mistyped
 * or shortened opens the list, never an error page.
 */
function searchSchema(group: Group) {
  return z.object({
    q: parameter(querySchema, ''),
    brand: parameter(slugList, []),
    kind: parameter(slugList, []),
    color: parameter(slugList, []),
    capacity: parameter(slugList, []),
    ram: parameter(slugList, []),
    screen: parameter(slugList, []),
    year: parameter(slugList, []),
    price: parameter(priceSchema, {}),
    sale: parameter(saleSchema, false),
    group: parameter(z.enum(GROUPS), group),
    sort: parameter(z.enum(SORTS), 'all'),
    perPage: parameter(pageSizeSchema, 'all'),
    page: parameter(pageSchema, 1),
  })
}

function parameter<Value extends CatalogueSearch[keyof CatalogueSearch]>(
  schema: z.ZodMiniType<Value, string>,
  fallback: z.core.util.NoUndefined<Value>,
) {
  return z.catch(z._default(z.pipe(z.transform(parameterText), schema), fallback), fallback)
}

/** The text of a parameter in an address: of its value, or of the text itself. */
function parameterText(value: string | number | boolean | readonly string[] | PriceRange): string {
  if (!(value instanceof Object)) return value === true ? '1' : String(value)
  if (Symbol.iterator in value) return z.encode(slugList, [...value])
  return `${value.from ?? ''}-${value.to ?? ''}`
}

function priceRange(text: string): PriceRange {
  const [from, to] = text.split('-').map((end) => (end === '' ? undefined : Number(end)))
  if (from === undefined) return to === undefined ? {} : { to }
  if (to === undefined) return { from }
  return { from: Math.min(from, to), to: Math.max(from, to) }
}
