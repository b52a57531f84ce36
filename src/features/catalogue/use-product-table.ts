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
import type { CatalogueSearch } from '#src/domain/catalogue-search.ts'
import { clampPage, pageCount } from '#src/domain/pagination.ts'
import type { Product } from '#src/domain/product.ts'
import { SORT_ORDERS, SORTS } from '#src/domain/sorting.ts'

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
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

interface ProductTable {
  /** The products of the page, in order. */
  readonly shown: Product[]
  /** The current page, 1-based: the last page if the address asks for a later one. */
  readonly page: number
  readonly pages: number
}

/** Sorts and pages a list as its address says (specification, section 5). */
export function useProductTable(
  products: readonly Product[],
  search: CatalogueSearch,
): ProductTable {
  const pages = pageCount(products.length, search.perPage)
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
  })
  const { rows } = table.getRowModel()
  const shown = useMemo(() => rows.map((row) => row.original), [rows])
  return { shown, page, pages }
}
