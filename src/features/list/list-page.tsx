import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { useCatalogue } from '#src/data/catalogue-query.ts'
import { ShareButton } from '#src/components/share/share-button.tsx'
import { type CatalogueSearch, firstChange } from '#src/domain/list/catalogue-search.ts'
import {
  type Category,
  categoryLabel,
  labelInSentence,
} from '#src/domain/settings/shown-categories.ts'
import { ofCategory } from '#src/domain/list/selections.ts'
import { listOf } from '#src/domain/product/parts.ts'
import * as m from '#src/messages/messages.gen.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { FoundProducts } from './found-products.tsx'
import { ListLayout, ListPending } from './list-layout.tsx'
import { ProductList } from './product-list.tsx'
import * as styles from './list-page.module.css'

interface ListPageProps {
  /** Undefined for the search page, which lists all categories. */
  readonly category?: Category
  readonly search: CatalogueSearch
  /** Stands above a list that is not searched. */
  readonly above?: ReactNode
}

/** A category's list (specification, section 2, 'Category page'), or the search page, in all its states. */
export function ListPage({ category, search, above }: ListPageProps) {
  const [needsMore, setNeedsMore] = useState(false)
  const change = firstChange(search)
  const view = category === undefined ? undefined : listOf(category, change)
  const shown = useCatalogue(view, needsMore || change === undefined)
  const { products: catalogue, isError, refetch } = shown
  const first = useDeferredValue(shown.list)
  // A search is answered by the whole only.
  const isPending = shown.isPending || (first !== undefined && search.q !== '')
  const products = useMemo(
    () => (catalogue && category ? ofCategory(catalogue, category) : catalogue),
    [catalogue, category],
  )
  const isEmpty = products?.length === 0
  const isWhole = !isEmpty && search.q === ''
  return (
    <ListLayout category={category} query={search.q} share={!isPending && <ShareButton />}>
      <div className={styles.state}>
        {/* The specification spells the first one so. */}
        {isError && (
          <ErrorMessage text={category ? m.listError : m.listSearchError} onReload={refetch} />
        )}
        {category && isEmpty && (
          <EmptyState icon="picture" text={m.listEmpty({ category: labelInSentence(category) })} />
        )}
      </div>
      {isPending && <ListPending />}
      {products && isWhole && (
        <>
          {above && <div className={styles.above}>{above}</div>}
          <ProductList
            name={category ? categoryLabel(category) : m.listSearchResults}
            products={products}
            search={search}
            first={first}
            onMore={first && setNeedsMore}
          />
        </>
      )}
      {catalogue && products && !isPending && !isWhole && !(category && isEmpty) && (
        <FoundProducts
          catalogue={catalogue}
          products={products}
          category={category}
          search={search}
        />
      )}
    </ListLayout>
  )
}
