import { Navigate } from '@tanstack/react-router'
import { memo, useCallback, useDeferredValue, useId, useRef, useState } from 'react'
import { EmptyState } from '#src/components/empty-state.tsx'
import { ProductGrid } from '#src/components/product-grid.tsx'
import { useReportedList } from '#src/components/use-reported-list.ts'
import type { CatalogueSearch } from '#src/domain/catalogue-search.ts'
import { isFiltered, NO_FILTERS } from '#src/domain/facets/no-filters.ts'
import type { Product } from '#src/domain/product.ts'
import { Button } from '#src/ui/button.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { CataloguePending } from './catalogue-pending.tsx'
import { ListControls } from './list-controls.tsx'
import { Pagination } from './pagination.tsx'
import { useModelCards } from './use-model-cards.tsx'
import { NO_MATCHES, useShownList } from './use-shown-list.ts'
import { useWantedSearch, type OnSearchChange } from './use-wanted-search.ts'
import styles from './product-list.module.css'

/** From this width on, the filters are beside the list: four cards still fit. */
const WIDE = '(width >= 1200px)'

/** Memoized: a press renders the list several times before its products change. */
const Grid = memo(ProductGrid)

interface ProductListProps {
  /** The list's name, for events. */
  readonly name: string
  /** At least one. */
  readonly products: readonly Product[]
  /** The list that a search has found `products` in: models show all their variants in it. */
  readonly whole?: readonly Product[]
  /** Whether `products` are counted as a part of `whole`: '12 of 95 models'. */
  readonly isPart?: boolean
  readonly search: CatalogueSearch
  /** What the list is filtered, sorted and paged by: `search`, or the one before it (`useListedSearch`). */
  readonly listed?: CatalogueSearch
  /** False while the list is only prepared. */
  readonly isShown?: boolean
  /** Whether `products` are in the order of a search, the best match first. */
  readonly isRanked?: boolean
  readonly onSearchChange: OnSearchChange
}

/** A list with its filters: a category, or what a search has found. */
export function ProductList({
  name,
  products,
  whole = products,
  isPart = false,
  search,
  listed = search,
  isShown = true,
  isRanked = false,
  onSearchChange,
}: ProductListProps) {
  const filtersId = useId()
  const resultsRef = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const canFilter = products.length > 1
  const isWide = useMediaQuery(WIDE)
  const isBeside = isWide && canFilter
  const { wanted, change } = useWantedSearch(search, onSearchChange)
  const list = useShownList(products, listed, {
    whole,
    isPart,
    isRanked,
    isShown,
    whenPlain: isOpen ? 'now' : isBeside ? 'idle' : 'never',
  })
  const { tools, filtered, total, isPending } = list
  useReportedList(name, list.shown, isShown && !isPending)
  const renderCard = useModelCards(name, list.models, tools)

  const onFilter = useCallback(
    (values: Partial<CatalogueSearch>, run?: number) => {
      // Asked before the list changes: afterwards, the browser would have to lay it out at once.
      const isAbove = (resultsRef.current?.getBoundingClientRect().top ?? 0) < 0
      void change(values, run).then(() => {
        if (isAbove) resultsRef.current?.scrollIntoView({ behavior: 'instant' })
      })
    },
    [change],
  )
  const clear = () => onFilter(NO_FILTERS)
  // The counts of all values may follow the answer to a press.
  const counted = useDeferredValue(filtered)
  const fields = tools && counted && (
    <tools.FilterFields list={counted} filters={wanted} onChange={onFilter} />
  )
  return (
    <>
      {!isPending && listed === search && isOther(search, list.canonical) && (
        <Navigate to="." search={list.canonical} replace state={true} />
      )}
      <div className={styles.head}>
        <p className={styles.count}>{list.count}</p>
        <ListControls
          search={wanted}
          isRanked={isRanked}
          onSearchChange={(values) => void change(values)}
          onGroup={canFilter ? (group) => onFilter({ group }) : undefined}
          onOpenFilters={canFilter && !isWide ? () => setIsOpen(true) : undefined}
        />
      </div>
      <div className={isBeside ? styles.beside : undefined}>
        {isBeside && (
          <section aria-labelledby={filtersId} className={styles.panel}>
            <h2 id={filtersId} className={styles.title}>
              Filters
            </h2>
            {fields}
          </section>
        )}
        <div ref={resultsRef} tabIndex={-1} className={styles.results}>
          {tools && filtered && isFiltered(list.filters) && (
            <tools.ActiveFilters
              list={filtered}
              filters={wanted}
              onChange={onFilter}
              onClear={total > 0 ? clear : undefined}
            />
          )}
          {isPending && <CataloguePending />}
          {!isPending && total === 0 && (
            <EmptyState text={NO_MATCHES}>
              <Button variant="secondary" onClick={clear}>
                Clear all
              </Button>
            </EmptyState>
          )}
          {!isPending && total > 0 && (
            <>
              <Grid list={name} products={list.shown} renderCard={renderCard} changesInSteps />
              {list.isPaged && <Pagination search={listed} page={list.page} pages={list.pages} />}
            </>
          )}
        </div>
      </div>
      {isOpen && !isWide && tools && (
        <tools.FilterDialog
          count={total}
          onClear={isFiltered(wanted) ? clear : undefined}
          onClose={() => setIsOpen(false)}
        >
          {fields}
        </tools.FilterDialog>
      )}
    </>
  )
}

/** Whether two lists have different addresses. */
function isOther(search: CatalogueSearch, canonical: CatalogueSearch): boolean {
  return JSON.stringify(search) !== JSON.stringify(canonical)
}
