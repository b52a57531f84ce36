import { Navigate } from '@tanstack/react-router'
import { memo, useCallback, useDeferredValue, useId, useRef, useState } from 'react'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { FaultBoundary } from '#src/components/page/fault-boundary.tsx'
import { lazyComponent } from '#src/components/page/lazy-component.tsx'
import { ListSkeleton } from '#src/components/product/list-skeleton.tsx'
import { ProductCard } from '#src/components/product/product-card.tsx'
import { ProductGrid } from '#src/components/product/product-grid.tsx'
import { useListEvent } from '#src/components/product/use-list-event.ts'
import { useRestoredScroll } from '#src/components/page/restored-scroll.ts'
import { type CatalogueSearch, isFiltered, NO_FILTERS } from '#src/domain/list/catalogue-search.ts'
import type { ListView } from '#src/domain/list/list-view.ts'
import type { Product } from '#src/domain/product/product.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Loader } from '#src/ui/loader.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { ActiveFilters } from './active-filters.tsx'
import { ListControls } from './list-controls.tsx'
import { Pagination } from './pagination.tsx'
import { useAnnouncedResults } from './use-announced-results.ts'
import { useList } from './use-list.ts'
import * as styles from './product-list.module.css'

/** From this width on, the filters are beside the list: four cards still fit. */
const WIDE = '(width >= 1200px)'

const FilterFields = lazyComponent({
  part: 'filters',
  load: async () => (await import('./filter-fields.tsx')).FilterFields,
})
const FilterDialog = lazyComponent({
  part: 'filters',
  load: async () => (await import('./filter-dialog.tsx')).FilterDialog,
})
const ModelCard = lazyComponent({
  part: 'models',
  load: async () => (await import('./model-card.tsx')).ModelCard,
})

/** Memoized, both: a press renders the list several times before its products and counts change. */
const Grid = memo(ProductGrid)
const Fields = memo(FilterFields)

interface ProductListProps {
  /** The list's name, for events. */
  readonly name: string
  /** At least one. */
  readonly products: readonly Product[]
  /** What `products` are counted as a part of: '12 of 95 models'. */
  readonly whole?: readonly Product[]
  /** What filters and models are read from: `whole` or more. */
  readonly indexed?: readonly Product[]
  /** The address. */
  readonly search: CatalogueSearch
  /** False while the list is only prepared. */
  readonly isShown?: boolean
  /** Whether `products` are in the order of a search, the best match first. */
  readonly isRanked?: boolean
}

/** A list with its filters: a category, or what a search has found. */
export function ProductList({
  name,
  products,
  whole = products,
  indexed = whole,
  search,
  isShown = true,
  isRanked = false,
}: ProductListProps) {
  const filtersId = useId()
  const resultsRef = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const canFilter = products.length > 1
  const isWide = useMediaQuery(WIDE)
  const isBeside = isWide && canFilter
  const { pressed, change, view, page } = useList({
    products,
    whole,
    indexed,
    search,
    isRanked,
    showsFilters: isBeside || isOpen,
  })

  const onFilter = useCallback(
    (values: Partial<CatalogueSearch>, typingRun?: number) => {
      // Asked before the list changes: afterwards, the browser would have to lay it out at once.
      const isAbove = (resultsRef.current?.getBoundingClientRect().top ?? 0) < 0
      void change(values, typingRun).then(() => {
        if (isAbove) keepInView(resultsRef.current)
      })
    },
    [change],
  )
  const clear = () => onFilter(NO_FILTERS)
  // The counts of all values may follow the answer to a press.
  const filterCounts = useDeferredValue(view?.filterCounts)
  const closeFilters = () => setIsOpen(false)
  return (
    <>
      {view && view.search !== search && (
        <Navigate to="." search={view.search} replace state={true} />
      )}
      <div className={styles.head}>
        {/* Keeps its line while the list is pending. */}
        <p className={styles.count}>{view?.countText ?? '\u00a0'}</p>
        <ListControls
          search={pressed}
          isRanked={isRanked}
          onSearchChange={(values) => void change(values)}
          onGroup={canFilter ? (group) => onFilter({ group }) : undefined}
          onOpenFilters={canFilter && !isWide ? () => setIsOpen(true) : undefined}
        />
      </div>
      <div className={isBeside ? styles.beside : undefined}>
        {isBeside && (
          <section aria-labelledby={filtersId} className={classNames(styles.panel, 'not-printed')}>
            <h2 id={filtersId} className={styles.title}>
              Filters
            </h2>
            <button type="button" className="skip" onClick={() => resultsRef.current?.focus()}>
              Skip filters
            </button>
            <FaultBoundary>
              {filterCounts && (
                <Fields filterCounts={filterCounts} filters={pressed} onChange={onFilter} />
              )}
            </FaultBoundary>
          </section>
        )}
        <div ref={resultsRef} tabIndex={-1} className={styles.results}>
          {view?.filterCounts && isFiltered(view.search) && (
            <ActiveFilters
              filterCounts={view.filterCounts}
              filters={pressed}
              onChange={onFilter}
              onClear={view.total > 0 ? clear : undefined}
            />
          )}
          {view ? (
            <Results name={name} view={view} page={page} isShown={isShown} onClear={clear} />
          ) : (
            <Loader>
              <ListSkeleton of="cards" />
            </Loader>
          )}
        </div>
      </div>
      {isOpen && !isWide && (
        <FilterDialog
          count={view?.total ?? 0}
          onClear={isFiltered(pressed) ? clear : undefined}
          filterCounts={filterCounts}
          filters={pressed}
          onChange={onFilter}
          onClose={closeFilters}
          onMissing={closeFilters}
        />
      )}
    </>
  )
}

/** Scrolls to the start of results that have become too few to be in view; others stay where they are. */
function keepInView(results: Element | null): void {
  if (results && results.getBoundingClientRect().bottom < window.innerHeight / 2) {
    results.scrollIntoView({ behavior: 'instant' })
  }
}

interface ResultsProps {
  readonly name: string
  readonly view: ListView
  /** What the cards of the current page show. */
  readonly page: readonly Product[]
  readonly isShown: boolean
  readonly onClear: () => void
}

/** The cards of a page. */
function Results({ name, view, page, isShown, onClear }: ResultsProps) {
  const { search, models, announcement } = view
  useRestoredScroll(isShown)
  useAnnouncedResults(isShown ? announcement : undefined, search)
  useListEvent(name, page, isShown)
  const modelCard = useCallback(
    (product: Product, isEager: boolean) => {
      const model = models?.get(product)
      return model && model.variants.length > 1 ? (
        <ModelCard
          list={name}
          model={model}
          isEager={isEager}
          meanwhile={
            <ProductCard list={name} product={product} headingLevel="h2" isEager={isEager} />
          }
        />
      ) : undefined
    },
    [name, models],
  )
  if (view.total === 0) {
    return (
      <EmptyState text={announcement}>
        <Button variant="text" onClick={onClear}>
          Clear all
        </Button>
      </EmptyState>
    )
  }
  return (
    <>
      <Grid list={name} products={page} renderCard={modelCard} changesInSteps />
      {search.perPage !== 'all' && (
        <Pagination search={search} page={view.page} pages={view.pages} />
      )}
    </>
  )
}
