import { Navigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { loadCode } from '#src/code/load-code.ts'
import { ProductGrid } from '#src/components/product-grid.tsx'
import type { CatalogueSearch } from '#src/domain/catalogue-search.ts'
import type { Product } from '#src/domain/product.ts'
import { announceAtom } from '#src/state/announcement.ts'
import { ListControls } from './list-controls.tsx'
import { Pagination } from './pagination.tsx'
import { useDrawnInSteps } from './use-drawn-in-steps.ts'
import { useProductTable } from './use-product-table.ts'
import styles from './product-list.module.css'

/** Longer lists have only those rows in the document that are in sight: the page would not answer any more. */
const WHOLE_LIST_LIMIT = 300

/** What stands until the code for long lists is there: about a window full. */
const FIRST_CARDS = 16

const LongList = lazy(async () => {
  const { LongList } = await loadCode('long lists', () => import('./long-list.tsx'))
  return { default: LongList }
})

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

  // Screen readers are outside of React's knowledge. Another order shows other products too.
  useEffect(() => announce(results), [announce, results, search.sort])

  return (
    <>
      {isPaged && page !== search.page && (
        <Navigate from="/$category" to="." search={{ ...search, page }} replace state={true} />
      )}
      <div className={styles.head}>
        <p className={styles.count}>{products.length} models</p>
        <ListControls search={search} onSearchChange={onSearchChange} />
      </div>
      {shown.length <= WHOLE_LIST_LIMIT ? (
        <WholeList products={shown} />
      ) : (
        <Suspense fallback={<ProductGrid products={shown.slice(0, FIRST_CARDS)} />}>
          <LongList key={search.sort} products={shown} />
        </Suspense>
      )}
      {isPaged && <Pagination page={page} pages={pages} />}
    </>
  )
}

function WholeList({ products }: { readonly products: readonly Product[] }) {
  return <ProductGrid products={useDrawnInSteps(products)} />
}
