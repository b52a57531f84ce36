import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { EmptyState } from '#src/components/empty-state.tsx'
import { useRestoredScroll } from '#src/components/use-restored-scroll.ts'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import type { CatalogueSearch } from '#src/domain/catalogue-search.ts'
import type { Category } from '#src/domain/category.ts'
import { ofCategory } from '#src/domain/selections.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { CatalogueLayout } from './catalogue-layout.tsx'
import { ProductList } from './product-list.tsx'
import styles from './catalogue-page.module.css'

interface CataloguePageProps {
  readonly category: Category
  readonly search: CatalogueSearch
  readonly onSearchChange: (change: Partial<CatalogueSearch>) => void
}

/** A category's list, in all its states (specification, section 2, 'Category page'). */
export function CataloguePage({ category, search, onSearchChange }: CataloguePageProps) {
  const { data, isPending, isError, refetch } = useQuery(catalogueQuery())
  useRestoredScroll(data !== undefined)
  const products = useMemo(() => data && ofCategory(data, category), [data, category])
  return (
    <CatalogueLayout category={category}>
      {isPending && <Loader />}
      {isError && (
        <div className={styles.state}>
          <ErrorMessage text="Somethin went wrong!" onReload={() => void refetch()} />
        </div>
      )}
      {products?.length === 0 && (
        <div className={styles.state}>
          <EmptyState text={`There are no ${category} yet`} />
        </div>
      )}
      {products && products.length > 0 && (
        <ProductList products={products} search={search} onSearchChange={onSearchChange} />
      )}
    </CatalogueLayout>
  )
}
