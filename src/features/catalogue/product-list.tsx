import { Navigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { ProductGrid } from '#src/components/product-grid.tsx'
import type { CatalogueSearch } from '#src/domain/catalogue-search.ts'
import type { Product } from '#src/domain/product.ts'
import { announceAtom } from '#src/state/announcement.ts'
import { ListControls } from './list-controls.tsx'
import { Pagination } from './pagination.tsx'
import { useProductTable } from './use-product-table.ts'
import styles from './product-list.module.css'

interface ProductListProps {
  /** The products of the category, at least one. */
  readonly products: Product[]
  readonly search: CatalogueSearch
  /** What the list is sorted and paged by: `search`, or the one before it (`useListedSearch`). */
  readonly listed: CatalogueSearch
  /** False while the list is only prepared. */
  readonly isShown: boolean
  readonly onSearchChange: (change: Partial<CatalogueSearch>) => void
}

export function ProductList({
  products,
  search,
  listed,
  isShown,
  onSearchChange,
}: ProductListProps) {
  const { shown, page, pages } = useProductTable(products, listed)
  const isPaged = listed.perPage !== 'all'
  const start = listed.perPage === 'all' ? 0 : (page - 1) * listed.perPage
  const results = `Showing ${start + 1} to ${start + shown.length} of ${products.length}.`
  const announce = useSetAtom(announceAtom)

  // Also announce a new order, which shows other products under the same numbers.
  useEffect(() => {
    if (isShown) announce(results)
  }, [announce, isShown, results, listed.sort])

  return (
    <>
      {isPaged && page !== listed.page && (
        <Navigate from="/$category" to="." search={{ ...listed, page }} replace state={true} />
      )}
      <div className={styles.head}>
        <p className={styles.count}>{`${products.length} models`}</p>
        <ListControls search={search} onSearchChange={onSearchChange} />
      </div>
      <ProductGrid products={shown} changesInSteps />
      {isPaged && <Pagination page={page} pages={pages} />}
    </>
  )
}
