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
  readonly onSearchChange: (change: Partial<CatalogueSearch>) => void
}

export function ProductList({ products, search, onSearchChange }: ProductListProps) {
  const { shown, page, pages } = useProductTable(products, search)
  const isPaged = search.perPage !== 'all'
  const start = search.perPage === 'all' ? 0 : (page - 1) * search.perPage
  const results = `Showing ${start + 1} to ${start + shown.length} of ${products.length}.`
  const announce = useSetAtom(announceAtom)

  // Also announce a new order, which shows other products under the same numbers.
  useEffect(() => announce(results), [announce, results, search.sort])

  return (
    <>
      {isPaged && page !== search.page && (
        <Navigate from="/$category" to="." search={{ ...search, page }} replace state={true} />
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
