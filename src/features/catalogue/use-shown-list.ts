import { useRestoredScroll } from '#src/components/use-restored-scroll.ts'
import type { CatalogueSearch } from '#src/domain/catalogue-search.ts'
import { isFiltered } from '#src/domain/facets/no-filters.ts'
import type { Product } from '#src/domain/product.ts'
import { countText } from './count-text.ts'
import { useAnnouncedResults } from './use-announced-results.ts'
import { useFiltering } from './use-filtering.ts'
import type { WhenNeeded } from './use-list-tools.ts'
import { useProductTable } from './use-product-table.ts'

/** Says that no product passes the filters. */
export const NO_MATCHES = 'No models match these filters'

interface ListOptions {
  /** The list that a search has found `products` in; else `products`. */
  readonly whole: readonly Product[]
  /** Whether `products` are counted as a part of `whole`: '12 of 95 models'. */
  readonly isPart: boolean
  readonly isRanked: boolean
  /** False while the list is only prepared: it then announces nothing. */
  readonly isShown: boolean
  /** When a list that its address neither filters nor groups needs the filters. */
  readonly whenPlain: WhenNeeded
}

/** What a list shows for its address, and announces. */
export function useShownList(
  products: readonly Product[],
  search: CatalogueSearch,
  { whole, isPart, isRanked, isShown, whenPlain }: ListOptions,
) {
  const isPlain = !isFiltered(search) && search.group === 'variant'
  const filtering = useFiltering(whole, isRanked, isPlain ? whenPlain : 'now')
  const table = useProductTable(products, search, filtering)
  const { shown, page, total, filtered, models } = table
  const isPending = !isPlain && !filtering
  useRestoredScroll(isShown && !isPending)
  const isPaged = search.perPage !== 'all'
  /** The filters of the address, without values that the whole list does not have. */
  const filters = filtering ? filtering.knownFilters(filtering.index, search) : search
  const canonical = { ...search, ...filters, page: isPaged ? page : search.page }
  const start = search.perPage === 'all' ? 0 : (page - 1) * search.perPage
  const results =
    total === 0 ? NO_MATCHES : `Showing ${start + 1} to ${start + shown.length} of ${total}.`
  useAnnouncedResults(isPending || !isShown ? undefined : results, canonical)

  const wholeCount = models ? filtering?.index.modelCount : whole.length
  const count = countText({
    found: total,
    all: (isPart ? wholeCount : filtered?.total) ?? products.length,
    isPart: isPart || isFiltered(filters),
    variants: models && filtered?.products.length,
  })
  return {
    ...table,
    tools: filtering,
    filters,
    /** Differs from the address where that asks for a page or a value that the list does not have. */
    canonical,
    isPaged,
    /** Whether the list waits for code or facts. */
    isPending,
    /** Keeps its line while the list is pending. */
    count: isPending ? '\u00a0' : count,
  }
}
