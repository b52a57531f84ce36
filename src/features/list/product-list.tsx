import { Navigate } from '@tanstack/react-router'
import { memo, useCallback, useDeferredValue, useId, useRef, useState, type ReactNode } from 'react'
import { FaultBoundary } from '#src/components/page/fault-boundary.tsx'
import { lazyComponent } from '#src/components/page/lazy-component.tsx'
import { ListSkeleton } from '#src/components/product/list-skeleton.tsx'
import { isFiltered, NO_FILTERS } from '#src/domain/facets/filters.ts'
import { type CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import type { FirstList } from '#src/domain/list/first-list.ts'
import type { Product } from '#src/domain/product/product.ts'
import * as m from '#src/messages/messages.gen.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Loader } from '#src/ui/loader.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { ActiveFilters } from './active-filters.tsx'
import { ListControls } from './list-controls.tsx'
import { Results } from './results.tsx'
import { useList } from './use-list.ts'
import * as layout from './list-layout.module.css'
import * as styles from './product-list.module.css'

/** From this width on, the filters are beside the list: three cards still fit. */
const WIDE = '(width >= 1200px)'

const FilterFields = lazyComponent({
  part: 'filters',
  load: async () => (await import('./filter-fields.tsx')).FilterFields,
})
const FilterDialog = lazyComponent({
  part: 'filters',
  load: async () => (await import('./filter-fields.tsx')).FilterDialog,
})

/** Memoized: a press renders the list several times before its counts change. */
const Fields = memo(FilterFields)

interface ProductListProps {
  readonly name: string
  /** At least one. */
  readonly products: readonly Product[]
  /** The products of which `products` are a part, as in '12 of 95 models'. */
  readonly whole?: readonly Product[]
  readonly indexed?: readonly Product[]
  readonly search: CatalogueSearch
  /** If `products` are only those that a large shop shows first. */
  readonly first?: FirstList | undefined
  readonly onMore?: ((isNeeded: boolean) => void) | undefined
  /** How a search has ordered the products, such as 'Best match'. */
  readonly ranking?: string
  /** A note on the card of a product. */
  readonly noteOf?: ((product: Product) => ReactNode) | undefined
  /** Beside the count: what a search has understood. */
  readonly understood?: ReactNode
}

/** A list with its filters: a category, or what a search has found. */
export function ProductList({
  name,
  products,
  whole = products,
  indexed = whole,
  search,
  first,
  onMore,
  ranking,
  noteOf,
  understood,
}: ProductListProps) {
  const filtersId = useId()
  const resultsRef = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const canFilter = products.length > 1
  const isWide = useMediaQuery(WIDE)
  const isBeside = isWide && canFilter
  const { pressed, change, view, page, counts } = useList({
    products,
    whole,
    indexed,
    search,
    isRanked: ranking !== undefined,
    showsFilters: isBeside || isOpen,
    first,
  })

  const onFilter = useCallback(
    (values: Partial<CatalogueSearch>) => {
      // Asked before the list changes: afterwards, the browser would have to lay it out at once.
      const isAbove = (resultsRef.current?.getBoundingClientRect().top ?? 0) < 0
      void change(values).then(() => {
        if (isAbove) keepInView(resultsRef.current)
      })
    },
    [change],
  )
  const clear = () => onFilter(NO_FILTERS)
  // The counts of all values may follow the answer to a press.
  const filterCounts = useDeferredValue(counts)
  const closeFilters = () => setIsOpen(false)
  return (
    <>
      {view && view.search !== search && (
        <Navigate to="." search={view.search} replace state={true} />
      )}
      <div className={styles.head}>
        {/* Keeps its line while the list is pending. */}
        <div className={styles.count}>
          <p className="quiet">{view?.countText ?? '\u00a0'}</p>
          {canFilter && (
            <label className="option note not-printed">
              <Checkbox
                role="switch"
                isChecked={pressed.group === 'model'}
                onChange={(isOn) => onFilter({ group: isOn ? 'model' : 'variant' })}
              />
              {m.listGroupModels}
            </label>
          )}
          {understood}
        </div>
        <ListControls
          search={pressed}
          ranking={ranking}
          onSearchChange={(values) => void change(values)}
          onOpenFilters={canFilter && !isWide ? () => setIsOpen(true) : undefined}
        />
      </div>
      <div className={isBeside ? layout.beside : undefined}>
        {isBeside && (
          <section aria-labelledby={filtersId} className={classNames(styles.panel, 'not-printed')}>
            <h2 id={filtersId} className={styles.title}>
              {m.listFilters}
            </h2>
            <button type="button" className="skip" onClick={() => resultsRef.current?.focus()}>
              {m.listSkipFilters}
            </button>
            <FaultBoundary>
              {filterCounts && (
                <Fields filterCounts={filterCounts} filters={pressed} onChange={onFilter} />
              )}
            </FaultBoundary>
          </section>
        )}
        <div ref={resultsRef} tabIndex={-1} className={styles.results}>
          {view && counts && isFiltered(view.search) && (
            <ActiveFilters
              filterCounts={counts}
              filters={pressed}
              onChange={onFilter}
              onClear={view.total > 0 ? clear : undefined}
            />
          )}
          {view ? (
            <Results {...{ name, view, page, noteOf, onMore }} onClear={clear} />
          ) : (
            <Loader>
              <ListSkeleton of="cards" />
            </Loader>
          )}
        </div>
      </div>
      {isOpen && !isWide && (
        <FilterDialog
          count={view?.total ?? first?.total ?? 0}
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
