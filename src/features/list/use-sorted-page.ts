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
import type { CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import type { Product } from '#src/domain/product/product.ts'
import { SORT_ORDERS, SORTS } from '#src/domain/list/sorting.ts'

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

/** The products of one page, in order, memoized. The table does not clamp the page: it is at most the last one. */
export function useSortedPage(
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
