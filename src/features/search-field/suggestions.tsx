import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { useSearchEngine } from '#src/components/page/use-search-engine.ts'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { categoryLabel } from '#src/domain/settings/shown-categories.ts'
import { announceAtom } from '#src/state/announcement.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { useCombobox } from '#src/ui/use-combobox.ts'
import { useTimeout } from '#src/ui/use-timeout.ts'
import { SuggestedCategory, SuggestedFilter, SuggestedModel } from './suggestion.tsx'
import * as styles from './suggestions.module.css'

/** The most that are shown at once. */
const LIMIT = 8

/** How long the shopper stops typing before the number of suggestions is announced, in milliseconds. */
const ANNOUNCEMENT_DELAY = 700

export interface SuggestionsProps {
  /** The search field, in its form. */
  readonly field: HTMLInputElement
  /** Called when the shopper leaves the search, or has chosen a suggestion. */
  readonly onLeave: () => void
}

/** What a shopper may mean who types into the search field: filters, categories and models, in a panel below it. */
export function Suggestions({ field, onLeave }: SuggestionsProps) {
  const id = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const { text, isOpen, active, close } = useCombobox({ field, listRef })
  const { data, isError, isPending, refetch } = useQuery(catalogueQuery())
  const { engine } = useSearchEngine(data)
  const query = text.trim()
  const found = useMemo(() => engine?.suggest(query, LIMIT), [engine, query])
  const count = found && found.filters.length + found.categories.length + found.models.length
  const isShown = isOpen && query !== ''

  const announce = useSetAtom(announceAtom)
  useTimeout({
    ms: ANNOUNCEMENT_DELAY,
    isRunning: isShown && count !== undefined,
    startedBy: query,
    onElapsed: () => announce(countText(count ?? 0)),
  })

  const leave = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Node && field.form?.contains(target)) return
    close()
    onLeave()
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerdown', ({ target }) => leave(target), { signal })
    // Not on `focusout`: a phone's keyboard that is closed to see more suggestions also takes the focus away.
    document.addEventListener('focusin', ({ target }) => leave(target), { signal })
    return () => stop.abort()
  }, [])

  // Without the code of the search, there is nothing to show.
  if (!isShown || (data && !found)) return null
  const markedParts = (name: string) => engine?.markedParts(name, query) ?? []
  const optionProps = (index: number) => ({ id: `${id}${index}`, isActive: index === active })
  const firstCategory = found?.filters.length ?? 0
  const firstModel = firstCategory + (found?.categories.length ?? 0)
  return (
    // Pressing the panel leaves the focus in the field.
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {isPending && <Loader />}
      {isError && <ErrorMessage text="Something went wrong!" onReload={() => void refetch()} />}
      {found && count === 0 && <p className={styles.none}>No suggestions</p>}
      {found && count !== 0 && (
        <div
          ref={listRef}
          id={id}
          role="listbox"
          aria-label="Suggestions"
          className={styles.list}
          onClick={() => {
            close()
            onLeave()
          }}
        >
          {found.filters.map((filter, index) => (
            <SuggestedFilter
              key={`${filter.facet} ${filter.slug}`}
              {...optionProps(index)}
              filter={filter}
            />
          ))}
          {found.categories.map((category, index) => (
            <SuggestedCategory
              key={category}
              {...optionProps(firstCategory + index)}
              category={category}
              parts={markedParts(categoryLabel(category))}
            />
          ))}
          {found.models.map((product, index) => (
            <SuggestedModel
              key={product.id}
              {...optionProps(firstModel + index)}
              product={product}
              parts={markedParts(product.name)}
            />
          ))}
        </div>
      )}
      {found && count !== 0 && (
        <button type="submit" className={styles.all}>
          Show all results
        </button>
      )}
    </div>
  )
}

function countText(count: number): string {
  if (count === 0) return 'No suggestions.'
  return count === 1 ? '1 suggestion.' : `${count} suggestions.`
}
