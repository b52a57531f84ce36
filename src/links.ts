import './domain/no-eval.ts'
import { pageAddress, parseSearch, stringifySearch } from './domain/address/page-address.ts'
import { listSearchSchema, resultsSearchSchema } from './domain/list/catalogue-search.ts'
import {
  checkPossible,
  checkedParameters,
  filterParameters,
  filtersOf,
} from './domain/list/link-search.ts'
import { SHOWN_CATEGORIES } from './domain/settings/shown-categories.ts'
import { compareSearchSchema } from './domain/address/compare-search.ts'
import { productIdSchema, slugSchema } from './domain/product/product.ts'
import { clampQuantity } from './domain/cart/quantity.ts'
import { readSharedLists, writeSharedLists } from './domain/sharing/shared-lists.ts'

/*
 * Typed links to the shop, without React and router: the build writes them into `dist/links/links.js`, with a
 * `links.d.ts` that is made from this file alone. So its types import nothing; `tests/links.test.ts` holds them to the
 * shop's own.
 */

/** The build writes the ids of the shop's categories here. */
export type Category = string

export type Kind =
  | 'phone'
  | 'tablet'
  | 'watch'
  | 'earbuds'
  | 'headphones'
  | 'case'
  | 'charger'
  | 'stylus'
  | 'keyboard'

export type Color =
  | 'black'
  | 'white'
  | 'gray'
  | 'silver'
  | 'gold'
  | 'brown'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'pink'

/** Filters, order and page of the search page; what is left out has its default. */
export interface ResultsSearch {
  /** Values of facets are slugs as in addresses, in lower case: `apple`, `256gb`, `42mm`, `6.1`, `2025`. */
  readonly brand?: readonly string[] | undefined
  readonly kind?: readonly Kind[] | undefined
  readonly color?: readonly Color[] | undefined
  /** An amount of memory, or a size. */
  readonly capacity?: readonly string[] | undefined
  readonly ram?: readonly string[] | undefined
  readonly screen?: readonly string[] | undefined
  readonly year?: readonly string[] | undefined
  readonly availability?: readonly ('in' | 'few' | 'order' | 'out' | 'request')[] | undefined
  /** Models that an accessory fits, such as `iphone-16-pro`. */
  readonly fits?: readonly string[] | undefined
  /** Whole units of the shop's currency, both ends included. */
  readonly price?:
    { readonly from?: number | undefined; readonly to?: number | undefined } | undefined
  /** Only what is on sale. */
  readonly sale?: boolean | undefined
  /** What a card shows. Unless said, on lists what the shop's setting `cards` says, on the search page a model. */
  readonly group?: 'variant' | 'model' | undefined
  readonly sort?: 'all' | 'year' | 'price' | 'name' | undefined
  readonly perPage?: 4 | 8 | 16 | 'all' | undefined
  /** From 1. */
  readonly page?: number | undefined
}

/** What a category's list can be narrowed by. */
export interface ListSearch extends ResultsSearch {
  /** A search within the category, of at most 100 characters. */
  readonly q?: string | undefined
}

export interface LinkOptions {
  /** The address of the shop, for a whole link: `https://shop.example/`. Without it, a link begins with `#`. */
  readonly shop?: string | undefined
}

export interface CartLine {
  /** A product's `id`. */
  readonly id: string
  /** From 1 to 9999; 1 unless said. */
  readonly quantity?: number | undefined
}

/** The content of a shared cart, shared favourites, or both. */
export interface Lists {
  readonly cart?: readonly CartLine[] | undefined
  /** The `id`s of products. */
  readonly favourites?: readonly string[] | undefined
}

/** What a link leads to. Values are as the functions below take them; defaults are left out. */
export type Link =
  | { readonly page: 'home' | 'cart' | 'favourites' | 'order' | 'not-found' }
  | { readonly page: 'info'; readonly name: string }
  | { readonly page: 'list'; readonly category: Category; readonly search: ListSearch }
  | { readonly page: 'product'; readonly category: Category; readonly id: string }
  | { readonly page: 'search'; readonly query: string; readonly search: ResultsSearch }
  | { readonly page: 'compare'; readonly ids: readonly string[]; readonly diff: boolean }
  | SharedLink

/** A link to shared lists, as texts: `readLists` reads them. */
export interface SharedLink {
  readonly page: 'shared'
  readonly cart?: string
  readonly favourites?: string
}

/**
 * A link to a category's list.
 *
 * @throws {TypeError} for a value that an address cannot have; so do the functions below
 */
export function listLink(
  category: Category,
  search: ListSearch = {},
  options: LinkOptions = {},
): string {
  checkPossible('category', category, isCategory(category, SHOWN_CATEGORIES))
  return link(`/${category}`, filterParameters(listSearchSchema, { ...search }), options)
}

/** A link to a product, by its `itemId`. */
export function productLink(category: Category, id: string, options: LinkOptions = {}): string {
  checkPossible('category', category, isCategory(category, SHOWN_CATEGORIES))
  checkPossible('id', id, slugSchema.safeParse(id).success)
  return link(`/${category}/${segment(id)}`, {}, options)
}

/** A link to the search page; without a query, it shows all products. */
export function searchLink(
  query = '',
  search: ResultsSearch = {},
  options: LinkOptions = {},
): string {
  const parameters = filterParameters(resultsSearchSchema, { ...search, q: query })
  return link('/search', parameters, options)
}

/** A link to the comparison of at most four products, by their `itemId`s. `diff` shows only the rows that differ. */
export function compareLink(
  ids: readonly string[],
  options: LinkOptions & { readonly diff?: boolean | undefined } = {},
): string {
  const { diff = false } = options
  return link('/compare', checkedParameters(compareSearchSchema, { ids, diff }), options)
}

/** A link that shows a cart or favourites, which its reader can take over. Long lists are packed. */
export async function cartLink(
  { cart = [], favourites = [] }: Lists,
  options: LinkOptions = {},
): Promise<string> {
  const lines = cart.map(({ id, quantity = 1 }) => ({ id, quantity }))
  for (const id of [...lines.map((line) => line.id), ...favourites]) {
    checkPossible('id', id, productIdSchema.safeParse(id).success)
  }
  for (const { quantity } of lines) {
    checkPossible('quantity', quantity, quantity === clampQuantity(quantity))
  }
  return link('/shared', await writeSharedLists({ cart: lines, favourites }), options)
}

/**
 * What an address of the shop leads to: a whole one, or its part from `#` on. Invalid parameters are left out.
 *
 * @param categories those of another shop than the one that this module was built for
 */
export function readLink(address: string, categories: readonly string[] = SHOWN_CATEGORIES): Link {
  const { segments, query } = pageAddress(address)
  if (!segments) return { page: 'not-found' }
  const [section, id, ...more] = segments
  const parameters = parseSearch(query)
  if (section === undefined) return { page: 'home' }
  if (isCategory(section, categories) && more.length === 0) {
    return id === undefined
      ? { page: 'list', category: section, search: filtersOf(listSearchSchema, parameters) }
      : { page: 'product', category: section, id }
  }
  if (section === 'info' && id !== undefined && more.length === 0) return { page: 'info', name: id }
  return id === undefined ? pageAt(section, parameters) : { page: 'not-found' }
}

/**
 * The lists of a link that `readLink` has read.
 *
 * @throws {Error} if they are empty, damaged, too large or of a later version
 */
export async function readLists({ cart, favourites }: SharedLink): Promise<{
  readonly cart: readonly { readonly id: string; readonly quantity: number }[]
  readonly favourites: readonly string[]
}> {
  return readSharedLists({ cart, favourites })
}

type Parameters = Readonly<Record<string, string>>

function pageAt(section: string, parameters: Parameters): Link {
  switch (section) {
    case 'cart':
    case 'favourites':
    case 'order':
      return { page: section }
    case 'search': {
      const { q: query = '', ...search } = filtersOf(resultsSearchSchema, parameters)
      return { page: 'search', query, search }
    }
    case 'compare':
      return { page: 'compare', ...compareSearchSchema.parse(parameters) }
    case 'shared': {
      const { cart, favourites } = parameters
      return { page: 'shared', ...(cart && { cart }), ...(favourites && { favourites }) }
    }
    default:
      return { page: 'not-found' }
  }
}

function link(path: string, parameters: Partial<Parameters>, { shop }: LinkOptions): string {
  const hash = `#${path}${stringifySearch(parameters)}`
  if (shop === undefined) return hash
  checkPossible('shop', shop, /^https?:\/\/./.test(shop))
  return new URL(hash, shop).href
}

function isCategory(id: string, categories: readonly string[]): id is Category {
  return categories.includes(id)
}

/** A path's segment in the form of the router, which leaves these characters as they are. */
function segment(id: string): string {
  return encodeURIComponent(id).replace(/%(?:5B|5D|5E|7C)/g, decodeURIComponent)
}
