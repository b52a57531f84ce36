import './domain/no-eval.ts'
import { type CompareSearch, compareSearchSchema } from './domain/address/compare-search.ts'
import { pageAddress, parseSearch, stringifySearch } from './domain/address/page-address.ts'
import { searchParameters } from './domain/address/search-parameter.ts'
import { type SharedSearch, sharedSearchSchema } from './domain/address/shared-search.ts'
import {
  type CatalogueSearch,
  listSearchSchema,
  resultsSearchSchema,
} from './domain/list/catalogue-search.ts'
import { SHOWN_CATEGORIES } from './domain/settings/shown-categories.ts'

/** What an address of the shop leads to. Of a search for `buildLink`, what is left out has its default. */
export type Link =
  | { readonly page: 'home' | 'cart' | 'favourites' | 'order' | 'not-found' }
  | { readonly page: 'info'; readonly name: string }
  | {
      readonly page: 'list'
      readonly category: string
      readonly search?: Partial<CatalogueSearch>
    }
  | { readonly page: 'product'; readonly category: string; readonly id: string }
  | { readonly page: 'search'; readonly search?: Partial<CatalogueSearch> }
  | { readonly page: 'compare'; readonly search?: Partial<CompareSearch> }
  | { readonly page: 'shared'; readonly search: SharedSearch }

/** The part of an address from `#` on. Values that no address can have are left out. */
export function buildLink(link: Link): string {
  switch (link.page) {
    case 'home':
      return '#/'
    case 'info':
      return linkTo(['info', link.name])
    case 'list':
      return linkTo([link.category], searchParameters(listSearchSchema, link.search ?? {}))
    case 'product':
      return linkTo([link.category, link.id])
    case 'search':
      return linkTo(['search'], searchParameters(resultsSearchSchema, link.search ?? {}))
    case 'compare':
      return linkTo(['compare'], searchParameters(compareSearchSchema, link.search ?? {}))
    case 'shared':
      return linkTo(['shared'], { ...link.search })
    default:
      return linkTo([link.page])
  }
}

/**
 * What an address leads to: a whole one, or its part from `#` on. Invalid parameters have their defaults.
 *
 * @param categories those of another shop than the one that this module was built for
 */
export function readLink(address: string, categories: readonly string[] = SHOWN_CATEGORIES): Link {
  const { segments, query } = pageAddress(address)
  if (!segments || segments.length > 2) return NOT_FOUND
  const [section, id] = segments
  const parameters = parseSearch(query)
  if (section === undefined) return { page: 'home' }
  if (categories.includes(section)) {
    return id === undefined
      ? { page: 'list', category: section, search: listSearchSchema.parse(parameters) }
      : { page: 'product', category: section, id }
  }
  if (id !== undefined) return section === 'info' ? { page: section, name: id } : NOT_FOUND
  switch (section) {
    case 'cart':
    case 'favourites':
    case 'order':
      return { page: section }
    case 'search':
      return { page: section, search: resultsSearchSchema.parse(parameters) }
    case 'compare':
      return { page: section, search: compareSearchSchema.parse(parameters) }
    case 'shared':
      return { page: section, search: sharedSearchSchema.parse(parameters) }
    default:
      return NOT_FOUND
  }
}

const NOT_FOUND: Link = { page: 'not-found' }

function linkTo(
  segments: readonly string[],
  parameters: Readonly<Record<string, string | undefined>> = {},
): string {
  return `#/${segments.map(encoded).join('/')}${stringifySearch(parameters)}`
}

/** In the form of the router, which leaves these characters as they are. */
function encoded(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:5B|5D|5E|7C)/g, decodeURIComponent)
}
