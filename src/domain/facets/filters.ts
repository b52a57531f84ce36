import {
  isLimited,
  type Limits,
  parameter,
  type SearchValues,
} from '#src/domain/address/search-parameter.ts'
import { type Fact, LISTED_FACTS, named, OWN_FACETS } from '#src/domain/facts/facts.ts'
import { parseSlugs } from '#src/domain/text/slugs.ts'
import * as z from 'zod/mini'

/** What a card of a list shows. */
export const GROUPS = ['variant', 'model'] as const

export type Group = (typeof GROUPS)[number]

/** `300-700`, `300-` or `-700`. */
const PRICES = /^(?!-$)(0|[1-9]\d{0,9})?-(0|[1-9]\d{0,9})?$/

/** Also below zero: `-10-5` is from -10 to 5, and `--10` is to -10. */
const AMOUNTS = new RegExp(PRICES.source.replaceAll('[1-9]', '-?[1-9]'))

// The same values in any order give one address.
const slugs = parameter((text): readonly string[] => parseSlugs(text).sort())
const prices = parameter((text) => rangeIn(text, PRICES))
const amounts = parameter((text) => rangeIn(text, AMOUNTS))

/** The parameters of filters, in the order of an address. A facet without slugs lets every product pass. */
export const FILTERS = {
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
  price: prices,
  sale: parameter((text) => text === '1'),
}

const filtersSchema = z.readonly(z.object(FILTERS))

export type Filters = z.output<typeof filtersSchema>

export const NO_FILTERS: Filters = filtersSchema.parse({})

/** What lists can be filtered by, besides price and 'on sale'. */
export const FACETS = [...named(Object.keys(FILTERS), LISTED_FACTS), ...OWN_FACETS]

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

function ownParameters(): object {
  return Object.fromEntries(OWN_FACETS.map(({ name, unit }) => [name, unit ? amounts : slugs]))
}

function rangeIn(text: string, pattern: RegExp): Limits {
  const [, from, to] = pattern.exec(text) ?? []
  const ends = [from, to].flatMap((end) => end ?? []).map(Number)
  return {
    ...(from && { from: Math.min(...ends) }),
    ...(to && { to: Math.max(...ends) }),
  }
}
