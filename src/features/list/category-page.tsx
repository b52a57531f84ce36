import { useMemo } from 'react'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { CARD_SIZES } from '#src/components/product/card-sizes.ts'
import { useCatalogue } from '#src/components/page/use-catalogue.ts'
import type { CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import type { Category } from '#src/domain/product/category.ts'
import { categoryLabel } from '#src/domain/settings/shown-categories.ts'
import { ofCategory } from '#src/domain/product/selections.ts'
import { TEMPLATE_ATTRIBUTES } from '#src/first-visit/hand-over.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { CategoryLayout } from './category-layout.tsx'
import { FoundProducts } from './found-products.tsx'
import { ProductList } from './product-list.tsx'
import styles from './category-page.module.css'

interface CategoryPageProps {
  readonly category: Category
  readonly search: CatalogueSearch
}

/** A category's list, in all its states (specification, section 2, 'Category page'). */
export function CategoryPage({ category, search }: CategoryPageProps) {
  const { products: all, isPending, isError, refetch } = useCatalogue()
  const products = useMemo(() => all && ofCategory(all, category), [all, category])
  return (
    <CategoryLayout category={category}>
      {isError && (
        <div className={styles.state}>
          {/* The specification spells it so. */}
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
          <div {...{ [TEMPLATE_ATTRIBUTES.cardSizes]: CARD_SIZES }}>
            <Loader />
          </div>
        )}
        {!isPending && all && products && products.length > 0 && search.q !== '' && (
          <div>
            <FoundProducts catalogue={all} category={category} search={search} />
          </div>
        )}
        {products && products.length > 0 && search.q === '' && (
          <div hidden={isPending} className={styles.list}>
            <ProductList
              name={categoryLabel(category)}
              products={products}
              search={search}
              isShown={!isPending}
            />
          </div>
        )}
      </div>
    </CategoryLayout>
  )
}
