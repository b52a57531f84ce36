import { useSetAtom } from 'jotai'
import { memo, useCallback, useEffect, type ReactNode } from 'react'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { ProductGrid } from '#src/components/product/product-grid.tsx'
import { useListEvent } from '#src/components/product/use-list-event.ts'
import { useRestoredScroll } from '#src/components/page/history-entry.ts'
import type { ListView } from '#src/domain/list/list-view.ts'
import type { Product } from '#src/domain/product/product.ts'
import * as m from '#src/messages/messages.gen.ts'
import { announceAtom } from '#src/state/toasts.ts'
import { Button } from '#src/ui/button.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { ModelCard } from './model-card.tsx'
import { Pagination } from './pagination.tsx'

/** Memoized: a press renders the list several times before its products change. */
const Grid = memo(ProductGrid)

interface ResultsProps {
  readonly name: string
  readonly view: ListView
  readonly page: readonly Product[]
  readonly noteOf: ((product: Product) => ReactNode) | undefined
  readonly onClear: () => void
  readonly onMore?: ((isNeeded: boolean) => void) | undefined
}

export function Results({ name, view, page, noteOf, onClear, onMore }: ResultsProps) {
  const { search, models, announcement } = view
  useRestoredScroll()
  const announce = useSetAtom(announceAtom)
  // Another order shows other products, perhaps under the same numbers. A corrected page number changes nothing.
  const list = JSON.stringify({ ...search, page: undefined })
  // Not an event: the results of a press may come later, and those of an address come without one.
  useEffect(() => announce(announcement), [announce, announcement, list])
  useListEvent(name, page)
  const modelCard = useCallback(
    (product: Product, isEager: boolean) => {
      const model = models?.get(product)
      return model && model.variants.length > 1 ? (
        <ModelCard list={name} model={model} note={noteOf?.(model.shown)} isEager={isEager} />
      ) : undefined
    },
    [name, models, noteOf],
  )
  if (view.total === 0) {
    return (
      <EmptyState text={announcement} action={<Button onClick={onClear}>{m.listClear}</Button>} />
    )
  }
  return (
    <>
      <Grid list={name} products={page} renderCard={modelCard} noteOf={noteOf} changesInSteps />
      {search.perPage === 'all' && onMore && view.cards.length < view.total && (
        <div ref={(end) => whenSeen(end, onMore)}>
          <Loader />
        </div>
      )}
      {search.perPage !== 'all' && (
        <Pagination search={search} page={view.page} pages={view.pages} />
      )}
    </>
  )
}

/** Below the first products of a large list: near the window, or above it after a jump, it asks for all. */
function whenSeen(end: HTMLElement | null, onMore: (isNeeded: boolean) => void) {
  const see = (entries: readonly IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onMore(true)
  }
  const observer = new IntersectionObserver(see, { rootMargin: '1000000px 0px 0px' })
  if (end) observer.observe(end)
  return () => observer.disconnect()
}
