import { useQueries } from '@tanstack/react-query'
import { Navigate, useHydrated, type HistoryState } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { BackLink } from '#src/components/page/back-link.tsx'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { ShareButton } from '#src/components/share/share-button.tsx'
import { useCatalogue } from '#src/data/catalogue-query.ts'
import { useRestoredScroll } from '#src/components/page/history-entry.ts'
import { detailsQuery } from '#src/data/details-query.ts'
import type { CompareSearch } from '#src/domain/address/compare-search.ts'
import { slugsText, nameFromSlug } from '#src/domain/text/slugs.ts'
import type { ComparedProduct } from '#src/domain/facts/comparison-groups.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { SHOWN_CATEGORIES } from '#src/domain/settings/shown-categories.ts'
import type { Product } from '#src/domain/product/product.ts'
import * as m from '#src/messages/messages.gen.ts'
import { announceAtom } from '#src/state/toasts.ts'
import { comparedIdsAtom, comparisonAtom, removeComparedAtom } from '#src/state/comparison.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import * as styles from './compare-page.module.css'

interface ComparePageProps {
  readonly search: CompareSearch
  readonly onSearchChange: (change: Partial<CompareSearch>) => void
}

/** The products of the address side by side: every visitor sees the same. */
export function ComparePage({ search, onSearchChange }: ComparePageProps) {
  const { ids, diff } = search
  const { products: catalogue, isError, refetch } = useCatalogue()
  const products = ids.flatMap((id) => catalogue?.find(({ itemId }) => itemId === id) ?? [])
  const details = useComparedProducts(products)
  const isLoaded = catalogue !== undefined
  useRestoredScroll(isLoaded && !details.isPending)

  const { isOwn, newIds } = useFollowedIds(ids)
  const unknown = isLoaded ? ids.filter((id) => products.every(({ itemId }) => itemId !== id)) : []
  // The template cannot know whether the visitor has products to compare.
  const isEmpty = useHydrated() && unknown.length === ids.length && !newIds

  const comparedIds = useAtomValue(comparedIdsAtom)
  const removeCompared = useSetAtom(removeComparedAtom)
  const announce = useSetAtom(announceAtom)
  const remove = (product: Product) => {
    if (comparedIds.has(product.id)) removeCompared(product.id)
    else announce(m.compareRemoved(product))
    if (!isOwn) onSearchChange({ ids: ids.filter((id) => id !== product.itemId) })
  }

  return (
    <>
      <div className="row spread flush">
        <BackLink parent="/" />
        {products.length > 0 && <ShareButton />}
      </div>
      <PageHeading className="title">{m.compareTitle}</PageHeading>
      {newIds && <Navigate to="." search={{ ...search, ids: newIds }} replace state={wayBack} />}
      {unknown.length > 0 && (
        <p className="quiet title">
          {m.compareNotSold({
            names: new Intl.ListFormat(SETTINGS.language).format(unknown.map(nameFromSlug)),
          })}
        </p>
      )}
      {isEmpty && <EmptyState icon="compare" text={m.compareEmpty} />}
      {!isEmpty && isError && <ErrorMessage onReload={refetch} />}
      {!isEmpty && !isError && (!isLoaded || details.isPending) && (
        <div className={styles.pending}>
          <Loader>
            <div>
              <Skeleton kind="block" className={styles.tableHead} />
              <Skeleton kind="text" className={styles.rows} />
            </div>
          </Loader>
        </div>
      )}
      {isLoaded && !details.isPending && products.length > 0 && (
        <>
          {details.reload && (
            <ErrorMessage text={m.compareDetailsError} onReload={details.reload} />
          )}
          <ComparisonTable
            products={details.compared}
            isDifferencesOnly={diff}
            onDifferencesOnly={(isOn) => onSearchChange({ diff: isOn })}
            onRemove={remove}
          />
        </>
      )}
    </>
  )
}

/** Products with their details, which are loaded for their categories only. */
function useComparedProducts(products: readonly Product[]) {
  const categories = SHOWN_CATEGORIES.filter((each) =>
    products.some(({ category }) => category === each),
  )
  const results = useQueries({ queries: categories.map((category) => detailsQuery(category)) })
  const failed = results.filter(({ isError }) => isError)
  return {
    compared: products.map((product): ComparedProduct => {
      const details = results[categories.indexOf(product.category)]?.data
      return { product, detail: details?.find(({ id }) => id === product.itemId) }
    }),
    isPending: results.some(({ isPending }) => isPending),
    reload: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  }
}

/**
 * Whether an address shows the visitor's own comparison, and the ids that it should have once that has changed, by a
 * press, Undo or another tab. An address without ids means the own one; one with others never changes by itself.
 */
function useFollowedIds(ids: readonly string[]) {
  const own = useAtomValue(comparisonAtom).map(({ itemId }) => itemId)
  const [followed, setFollowed] = useState('')
  const [ownText, text] = [slugsText(own.toSorted()), slugsText(ids.toSorted())]
  const isOwn = text === '' || text === followed
  if (!isOwn && followed !== ownText) setFollowed(ownText)
  return { isOwn, newIds: isOwn && text !== ownText ? own : undefined }
}

/** The target of the Back link, which an address that is replaced keeps. */
function wayBack({ back }: HistoryState): HistoryState {
  return back ? { back } : {}
}
