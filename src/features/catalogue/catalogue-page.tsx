import { useMemo } from 'react'
import { EmptyState } from '#src/components/empty-state.tsx'
import { CARD_SIZES } from '#src/components/card-sizes.ts'
import { useCatalogue } from '#src/components/use-catalogue.ts'
import type { CatalogueSearch } from '#src/domain/catalogue-search.ts'
import type { Category } from '#src/domain/category.ts'
import { categoryLabel } from '#src/domain/shown-categories.ts'
import { ofCategory } from '#src/domain/selections.ts'
import { MARKS } from '#src/start/protocol.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { CatalogueLayout } from './catalogue-layout.tsx'
import { LateFoundProducts } from './late-found-products.tsx'
import { ProductList } from './product-list.tsx'
import { useListedSearch } from './use-listed-search.ts'
import type { OnSearchChange } from './use-wanted-search.ts'
import styles from './catalogue-page.module.css'

interface CataloguePageProps {
  readonly category: Category
  readonly search: CatalogueSearch
  readonly onSearchChange: OnSearchChange
}

/** A category's list, in all its states (specification, section 2, 'Category page'). */
export function CataloguePage({ category, search, onSearchChange }: CataloguePageProps) {
  const { products: all, isPending, isError, refetch } = useCatalogue()
  const products = useMemo(() => all && ofCategory(all, category), [all, category])
  const listed = useListedSearch(search, products?.length ?? 0)
  return (
    <CatalogueLayout category={category}>
      {isError && (
        <div className={styles.state}>
          <ErrorMessage text="Somethin went wrong!" onReload={() => void refetch()} />
        </div>
      )}
      {!isPending && products?.length === 0 && (
        <div className={styles.state}>
          <EmptyState text={`There are no ${categoryLabel(category).toLowerCase()} yet`} />
        </div>
      )}
      <div className={styles.content}>
        {isPending && (
          <div {...{ [MARKS.cardSizes]: CARD_SIZES }}>
            <Loader />
          </div>
        )}
        {!isPending && all && products && products.length > 0 && search.q !== '' && (
          <div>
            <LateFoundProducts
              catalogue={all}
              category={category}
              search={search}
              onSearchChange={onSearchChange}
            />
          </div>
        )}
        {products && products.length > 0 && listed && search.q === '' && (
          <div hidden={isPending} className={styles.list}>
            <ProductList
              products={products}
              search={search}
              listed={listed}
              isShown={!isPending}
              onSearchChange={onSearchChange}
            />
          </div>
        )}
      </div>
    </CatalogueLayout>
  )
}
