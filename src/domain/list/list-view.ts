import * as m from '#src/messages/messages.gen.ts'
import { isFiltered } from '#src/domain/facets/filters.ts'
import { type CatalogueSearch } from './catalogue-search.ts'
import type { FacetIndex } from '#src/domain/facets/facet-index.ts'
import { filterProducts, knownFilters, modelCount } from '#src/domain/facets/filter-products.ts'
import { groupByModel } from '#src/domain/facets/models.ts'
import type { FirstList } from './first-list.ts'
import type { Product } from '#src/domain/product/product.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { comparatorOf } from './sorting.ts'

export interface ListOptions {
  readonly products: readonly Product[]
  /** The products of which `products` are a part, as in '12 of 95 models'. */
  readonly whole: readonly Product[]
  /** Not needed by a list that is neither filtered nor grouped. */
  readonly index: FacetIndex | undefined
  readonly search: CatalogueSearch
  /** Whether `products` are in the order of a search, the best match first. */
  readonly isRanked: boolean
  /** If `products` are only the first of the list: they have passed its filter. */
  readonly first?: FirstList | undefined
}

/** What a list shows for its address: specification, section 5; docs/specification.md, 'Beyond the specification'. */
export function listView({ products, whole, index, search: address, ...more }: ListOptions) {
  const { isRanked } = more
  const first = FIRST_VIEWS && more.first
  const known = first ? undefined : index
  const search = known ? knownFilters(known, address) : address
  const filtered = known && filterProducts(known, search, search.group, products)
  const rows = first ? index?.rows.filter(({ at }) => !first.others.includes(at)) : filtered?.rows
  const models = rows && search.group === 'model' ? groupByModel(rows, isRanked) : undefined
  const passing = rows && isFiltered(search) ? rows.map(({ listed }) => listed) : products
  const listed = models ? [...models.keys()] : passing
  // A search has the best match first, even if it is sold out.
  const cards =
    isRanked || SETTINGS.soldOut !== 'last' ? listed : listed.toSorted(comparatorOf('all'))

  const total = first?.total ?? cards.length
  const size = search.perPage === 'all' ? Infinity : search.perPage
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(search.page, pages)
  const isPastLast = search.perPage !== 'all' && page < search.page
  const before = page === 1 ? 0 : (page - 1) * size
  const last = Math.min(before + size, total)

  const isPart = whole !== products || isFiltered(search)
  const wholeModels = models && index && modelCount(index.rows)
  const all = first?.all ?? (whole === products ? filtered?.total : wholeModels) ?? whole.length
  const variants = first?.variants ?? filtered?.rows.length ?? 0
  const counts = { count: isPart ? total : all, all, variants }
  const [text, partText] = models ? [m.listGrouped, m.listGroupedOf] : [m.listCount, m.listCountOf]

  return {
    /** The cards of all pages, in the list's own order: TanStack Table sorts and pages them (decision 027). */
    cards,
    /** Models by their cards; undefined unless grouped. */
    models,
    filterCounts: filtered,
    /** 1-based: the last one if the search asks for a later one. */
    page,
    pages,
    total,
    /** '95 models' (specification, section 2, 'Category page'), or such as '5 of 27 models, 12 variants'. */
    countText: (isPart ? partText : text)(counts),
    announcement: total === 0 ? m.listNoMatch : m.listShowing({ first: before + 1, last, total }),
    /** Without values that no product has, or a page past the last. The same object if nothing is corrected. */
    search: isPastLast ? { ...search, page } : search,
  }
}

export type ListView = ReturnType<typeof listView>
