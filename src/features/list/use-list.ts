import { useQuery } from '@tanstack/react-query'
import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isFiltered } from '#src/domain/facets/filters.ts'
import { type CatalogueSearch, firstChange } from '#src/domain/list/catalogue-search.ts'
import { useLoadedCatalogue } from '#src/data/catalogue-query.ts'
import { factsQuery } from '#src/data/details-query.ts'
import { buildFacetIndex, type FacetIndex } from '#src/domain/facets/facet-index.ts'
import { lacksFacts } from '#src/domain/facets/missing-facts.ts'
import { listView, type ListOptions } from '#src/domain/list/list-view.ts'
import { comparatorOf, SORT_ORDERS } from '#src/domain/list/sorting.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'

const NO_PRODUCTS: readonly Product[] = []
const NO_DETAILS: readonly ProductDetail[] = []

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

const column = createColumnHelper<typeof features, Product>()

/** One column per sort order. Each comparator includes the direction. */
const columns = SORT_ORDERS.map(({ value }) => {
  const compare = comparatorOf(value)
  // The table sorts only columns that have a value; the value is the product, although comparators read the row.
  return column.accessor((product): unknown => product, {
    id: value,
    sortFn: (a, b) => compare(a.original, b.original),
  })
})

interface ShownListOptions extends Omit<ListOptions, 'index'> {
  /** What filters and models are read from: `whole` or more. */
  readonly indexed: readonly Product[]
  /** Whether filters are shown: their counts are then needed although nothing is filtered. */
  readonly showsFilters: boolean
}

/** What a list shows, and what its controls show; `view` is undefined while the list is pending. */
export function useList({
  products,
  whole,
  indexed,
  search,
  isRanked,
  showsFilters,
  first,
}: ShownListOptions) {
  const { pressed, change } = useListSearches(search)
  const needsFacts = isFiltered(search) || search.group === 'model'
  const index = useFacetIndex(indexed, needsFacts || (showsFilters && !first))
  const isReady = first ? first.change === firstChange(search) : (index ?? !needsFacts)
  const view = useMemo(
    () => (isReady ? listView({ products, whole, index, search, isRanked, first }) : undefined),
    [products, whole, index, search, isRanked, first, isReady],
  )
  const page = useSortedPage(view?.cards ?? NO_PRODUCTS, { ...search, page: view?.page ?? 1 })
  return { pressed, change, view, page, counts: first ?? view?.filterCounts }
}

/** What products can be filtered by, with details for those that lack facts. Undefined while pending or not needed. */
function useFacetIndex(products: readonly Product[], isNeeded: boolean): FacetIndex | undefined {
  const categories = useMemo(
    () => [...new Set(products.filter(lacksFacts).map(({ category }) => category))],
    [products],
  )
  const { data } = useQuery(factsQuery(isNeeded ? categories : []))
  const { data: catalogue } = useLoadedCatalogue()
  const details = categories.length === 0 ? NO_DETAILS : data
  return useMemo(
    () => (isNeeded && details ? buildFacetIndex(products, details, catalogue) : undefined),
    [products, details, catalogue, isNeeded],
  )
}

/** Goes to page 1 of a changed address, and resolves when its list is shown. */
type ChangeSearch = (change: Partial<CatalogueSearch>) => Promise<void>

/**
 * The search that the list shows, and the one that was pressed: a press shows in its control at once, its list after
 * the next paint. The next press builds on it, so that none is lost. `change` stays the same function.
 */
function useListSearches(search: CatalogueSearch) {
  const router = useRouter()
  const navigate = useNavigate()
  const [press, setPress] = useState<{ from: CatalogueSearch; to: CatalogueSearch }>()
  // The same object as long as it says the same: controls do not render again once the list is drawn.
  const isPressed =
    press && (press.from === search || JSON.stringify(press.to) === JSON.stringify(search))
  const pressed = isPressed ? press.to : search
  // Back takes back a press whose list is not drawn yet.
  useEffect(
    () =>
      router.history.subscribe(({ action }) => {
        if (action.type === 'BACK' || action.type === 'FORWARD') setPress(undefined)
      }),
    [router],
  )
  const changeRef = useRef<ChangeSearch>(undefined)
  useLayoutEffect(() => {
    changeRef.current = (values) => {
      const to = { ...pressed, page: 1, ...values }
      setPress({ from: search, to })
      return navigate({ to: '.', search: to, resetScroll: false })
    }
  })
  const change: ChangeSearch = useCallback(async (values) => changeRef.current?.(values), [])
  return { pressed, change }
}

/** The products of one page, in order, memoized. The table does not clamp the page: it is at most the last one. */
function useSortedPage(
  products: readonly Product[],
  { sort, perPage, page }: Pick<CatalogueSearch, 'sort' | 'perPage' | 'page'>,
): readonly Product[] {
  const sorting = useMemo(() => (sort === 'all' ? [] : [{ id: sort, desc: false }]), [sort])
  const pagination = useMemo(
    () => ({ pageIndex: page - 1, pageSize: perPage === 'all' ? Infinity : perPage }),
    [page, perPage],
  )
  const table = useTable({
    features,
    columns,
    data: products,
    getRowId: ({ id }) => id,
    state: { sorting, pagination },
  })
  const { rows } = table.getRowModel()
  return useMemo(() => rows.map(({ original }) => original), [rows])
}
