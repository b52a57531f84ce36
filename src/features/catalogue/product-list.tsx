import { Navigate } from '@tanstack/react-router'
import { useCallback, useId, useRef, useState } from 'react'
import { EmptyState } from '#src/components/empty-state.tsx'
import { ProductGrid } from '#src/components/product-grid.tsx'
import { isFiltered, NO_FILTERS, type CatalogueSearch } from '#src/domain/catalogue-search.ts'
import type { Product } from '#src/domain/product.ts'
import { Button } from '#src/ui/button.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { CataloguePending } from './catalogue-pending.tsx'
import { ListControls } from './list-controls.tsx'
import { Pagination } from './pagination.tsx'
import { useAnnouncedResults } from './use-announced-results.ts'
import { useFoundList } from './use-found-list.ts'
import { useProductTable } from './use-product-table.ts'
import { useWantedSearch, type OnSearchChange } from './use-wanted-search.ts'
import styles from './product-list.module.css'

/** From this width on, the filters are beside the list (`product-list.module.css`). */
const WIDE = '(width >= 1200px)'

interface ProductListProps {
  /** At least one. */
  readonly products: readonly Product[]
  readonly search: CatalogueSearch
  /** Whether the order of `products` is that of a search, the best match first. */
  readonly isRanked?: boolean
  readonly onSearchChange: OnSearchChange
}

/** A list with its filters: a category, or what a search has found. */
export function ProductList({
  products,
  search,
  isRanked = false,
  onSearchChange,
}: ProductListProps) {
  const filtersId = useId()
  const resultsRef = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery(WIDE)
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const { wanted, change } = useWantedSearch(search, onSearchChange)

  const canFilter = products.length > 1
  const isPlain = !isFiltered(search) && search.group === 'variant'
  const isLater = isPlain && !isDialogOpen
  const when = !isLater ? 'now' : isWide && canFilter ? 'idle' : 'never'
  const found = useFoundList(products, search, isRanked, when)
  const isPending = !isPlain && !found

  const items = isPlain || !found ? products : found.items
  const { shown, page, pages } = useProductTable(items, search)
  const isPaged = search.perPage !== 'all'
  const canonical = { ...search, ...found?.filters, page: isPaged ? page : search.page }
  const start = search.perPage === 'all' ? 0 : (page - 1) * search.perPage
  const results =
    items.length === 0
      ? NO_MATCHES
      : `Showing ${start + 1} to ${start + shown.length} of ${items.length}.`
  useAnnouncedResults(isPending ? undefined : results, canonical)

  const filter: OnSearchChange = async (values, run) => {
    await change(values, run)
    showStart(resultsRef.current)
  }
  const onFilter = (values: Partial<CatalogueSearch>, run?: number) => void filter(values, run)
  const clear = () => onFilter(NO_FILTERS)
  const models = found?.models
  const ModelCard = found?.tools.ModelCard
  const renderCard = useCallback(
    (product: Product, isEager: boolean) => {
      const model = models?.get(product.id)
      if (!ModelCard || !model || model.variants.length < 2) return undefined
      return <ModelCard model={model} isEager={isEager} />
    },
    [models, ModelCard],
  )
  const fields = found && (
    <found.tools.FilterFields list={found.list} filters={wanted} onChange={onFilter} />
  )
  return (
    <>
      {!isPending && isMended(search, canonical) && (
        <Navigate to="." search={canonical} replace state={true} />
      )}
      <div className={styles.head}>
        <p className={styles.count}>
          {isPlain ? `${products.length} models` : (found?.count ?? '\u00a0')}
        </p>
        <ListControls
          search={wanted}
          isRanked={isRanked}
          onSearchChange={(values) => void change(values)}
          onGroup={canFilter ? (group) => onFilter({ group }) : undefined}
          onOpenFilters={canFilter && !isWide ? () => setIsDialogOpen(true) : undefined}
        />
      </div>
      <div className={isWide && canFilter ? styles.beside : undefined}>
        {isWide && canFilter && (
          <section aria-labelledby={filtersId} className={styles.panel}>
            <h2 id={filtersId} className={styles.title}>
              Filters
            </h2>
            {fields}
          </section>
        )}
        <div ref={resultsRef} tabIndex={-1} className={styles.results}>
          {found && isFiltered(found.filters) && (
            <found.tools.ActiveFilters
              list={found.list}
              filters={wanted}
              onChange={onFilter}
              onClear={items.length > 0 ? clear : undefined}
            />
          )}
          {isPending && <CataloguePending />}
          {!isPending && items.length > 0 && (
            <ProductGrid products={shown} renderCard={renderCard} changesInSteps />
          )}
          {!isPending && items.length === 0 && (
            <EmptyState text={NO_MATCHES}>
              <Button variant="secondary" onClick={clear}>
                Clear all
              </Button>
            </EmptyState>
          )}
          {!isPending && isPaged && items.length > 0 && (
            <Pagination search={search} page={page} pages={pages} />
          )}
        </div>
      </div>
      {isDialogOpen && !isWide && found && (
        <found.tools.FilterDialog
          count={found.items.length}
          onClear={isFiltered(wanted) ? clear : undefined}
          onClose={() => setIsDialogOpen(false)}
        >
          {fields}
        </found.tools.FilterDialog>
      )}
    </>
  )
}

const NO_MATCHES = 'No models match these filters'

/** Whether the address asked for a page or a value that the list does not have. */
function isMended(search: CatalogueSearch, canonical: CatalogueSearch): boolean {
  return JSON.stringify(search) !== JSON.stringify(canonical)
}

/** Scrolls up to the first result, if it is above the window. */
function showStart(results: HTMLElement | null): void {
  if (results && results.getBoundingClientRect().top < 0) {
    results.scrollIntoView({ behavior: 'instant' })
  }
}
