import { useMemo } from 'react'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { useCatalogue } from '#src/data/use-catalogue.ts'
import { RecentlyViewed } from '#src/components/product/recently-viewed.tsx'
import { ShareButton } from '#src/components/share/share-button.tsx'
import type { CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import type { Category } from '#src/domain/product/category.ts'
import { ofCategory } from '#src/domain/product/selections.ts'
import { categoryLabel, labelInSentence } from '#src/domain/settings/shown-categories.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { FoundProducts } from './found-products.tsx'
import { ListLayout } from './list-layout.tsx'
import { ListPending } from './list-pending.tsx'
import { ProductList } from './product-list.tsx'
import * as styles from './list-page.module.css'

interface ListPageProps {
  /** Undefined for the search page, which lists all categories. */
  readonly category?: Category
  readonly search: CatalogueSearch
}

/** A category's list (specification, section 2, 'Category page'), or the search page, in all its states. */
export function ListPage({ category, search }: ListPageProps) {
  const { products: catalogue, isPending, isError, refetch } = useCatalogue()
  const products = useMemo(
    () => (catalogue && category ? ofCategory(catalogue, category) : catalogue),
    [catalogue, category],
  )
  const isEmpty = category !== undefined && products?.length === 0
  const isWhole = products !== undefined && products.length > 0 && search.q === ''
  return (
    <ListLayout category={category} query={search.q} share={!isPending && <ShareButton />}>
      {isError && (
        <div className={styles.state}>
          {/* The specification spells the first one so. */}
          <ErrorMessage
            text={category ? 'Somethin went wrong!' : 'Something went wrong!'}
            onReload={() => void refetch()}
          />
        </div>
      )}
      {!isPending && isEmpty && (
        <div className={styles.state}>
          <EmptyState text={`There are no ${labelInSentence(category)} yet`} />
        </div>
      )}
      <div className={styles.content}>
        {isPending && <ListPending />}
        {isWhole && (
          <div hidden={isPending} className={styles.list}>
            {!category && (
              <div className={styles.viewed}>
                <RecentlyViewed />
              </div>
            )}
            <ProductList
              name={category ? categoryLabel(category) : 'Search results'}
              products={products}
              search={search}
              isShown={!isPending}
            />
          </div>
        )}
        {!isPending && catalogue && products && !isEmpty && !isWhole && (
          <div>
            <FoundProducts
              catalogue={catalogue}
              products={products}
              category={category}
              search={search}
            />
          </div>
        )}
      </div>
    </ListLayout>
  )
}
