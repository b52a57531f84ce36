import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { CatalogueSearch, Filters, Group } from '#src/domain/catalogue-search.ts'
import type { FacetIndex } from '#src/domain/facets/facet-index.ts'
import type { FilteredList, filterProducts } from '#src/domain/facets/filter-products.ts'
import type { groupByModel, Model } from '#src/domain/facets/models.ts'
import { clampPage, pageCount } from '#src/domain/pagination.ts'
import type { Product } from '#src/domain/product.ts'
import { SORT_ORDERS, SORTS } from '#src/domain/sorting.ts'
import { createFilteredRows, type ListMeta } from './filtered-rows.ts'

const NO_META: ListMeta = {}

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  // Only for its slot: the stock feature tests row by row, and adds two objects to each row.
  columnFilteringFeature: {},
  filteredRowModel: createFilteredRows,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  // Only its type is used.
  tableMeta: NO_META,
})

const column = createColumnHelper<typeof features, Product>()

/** One column per sort order. Each comparator includes the direction. */
const columns = SORTS.map((sort) =>
  // The table sorts only columns that have a value; the value is the product, although comparators read the row.
  column.accessor((product): unknown => product, {
    id: sort,
    sortFn: (a, b) => SORT_ORDERS[sort](a.original, b.original),
  }),
)

/** The code for filters and models, which a plain list does not load, and what it counts. */
export interface Filtering {
  readonly filterProducts: typeof filterProducts
  readonly groupByModel: typeof groupByModel
  /** The index of the list's products, or of more where a search has found the list. */
  readonly index: FacetIndex
  /** Whether the products are in the order of a search, the best match first. */
  readonly isRanked: boolean
}

interface ProductTable {
  /** The products of the page, in order; when grouped, the variants that their models show. */
  readonly shown: readonly Product[]
  /** The current page, 1-based: the last page if the address asks for a later one. */
  readonly page: number
  readonly pages: number
  /** How many products, or models, are on all pages. */
  readonly total: number
  /** What the filters let pass, and the counts; undefined without `filtering`. */
  readonly filtered: FilteredList | undefined
  /** The models by the id of the variant that they show; undefined unless grouped. */
  readonly models: ReadonlyMap<string, Model> | undefined
}

/**
 * Filters, groups, sorts and pages a list as its address says (specification, section 5; docs/specification.md, 'Beyond
 * the specification').
 *
 * @param filtering memoized; without it, the list is whole
 */
export function useProductTable(
  products: readonly Product[],
  search: CatalogueSearch,
  filtering?: Filtering,
): ProductTable {
  const { filtered, models } = useFound(products, filtering, search)
  const listed = useMemo(
    () => (models ? [...models.values()].map(({ shown }) => shown) : filtered?.products),
    [models, filtered],
  )
  const total = (listed ?? products).length
  const pages = pageCount(total, search.perPage)
  const page = search.perPage === 'all' ? 1 : clampPage(search.page, pages)
  // Memoised, because a new array makes the table sort again.
  const sorting = useMemo(
    () => (search.sort === 'all' ? [] : [{ id: search.sort, desc: false }]),
    [search.sort],
  )
  const pagination = useMemo(
    () => ({
      pageIndex: page - 1,
      pageSize: search.perPage === 'all' ? Infinity : search.perPage,
    }),
    [page, search.perPage],
  )
  const table = useTable({
    features,
    columns,
    data: products,
    getRowId: (product) => product.id,
    state: { sorting, pagination },
    meta: { listed: listed === filtering?.index.products ? undefined : listed },
  })
  const { rows } = table.getRowModel()
  const shown = useMemo(() => rows.map((row) => row.original), [rows])
  return { shown, page, pages, total, filtered, models }
}

type Found = Pick<ProductTable, 'filtered' | 'models'>

/** Depends on the filters one by one: another page or order of the same list filters nothing again. */
function useFound(
  products: readonly Product[],
  filtering: Filtering | undefined,
  search: CatalogueSearch,
): Found {
  const { brand, kind, color, capacity, ram, screen, year, price, sale, group } = search
  return useMemo(() => {
    if (!filtering) return { filtered: undefined, models: undefined }
    const filters = { brand, kind, color, capacity, ram, screen, year, price, sale }
    return found(products, filtering, filters, group)
  }, [products, filtering, brand, kind, color, capacity, ram, screen, year, price, sale, group])
}

function found(
  products: readonly Product[],
  { filterProducts, groupByModel, index, isRanked }: Filtering,
  filters: Filters,
  group: Group,
): Found {
  const filtered = filterProducts(index, filters, group, products)
  if (group === 'variant') return { filtered, models: undefined }
  const models = groupByModel(index.products, filtered.products, isRanked)
  return { filtered, models: new Map(models.map((model) => [model.shown.id, model])) }
}
