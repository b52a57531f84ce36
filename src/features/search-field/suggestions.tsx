import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions, type HistoryState, type LinkProps } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useId, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { useReturnState } from '#src/components/page/history-entry.ts'
import { useSearchEngine } from '#src/data/use-search-engine.ts'
import type { SearchEngine } from '#src/data/make-search-engine.ts'
import { ProductPhoto, roomOf } from '#src/components/product/product-photo.tsx'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { AVAILABILITY_TEXTS, knownPrice } from '#src/domain/product/availability.ts'
import { categoryLabel } from '#src/domain/settings/shown-categories.ts'
import * as m from '#src/messages/messages.gen.ts'
import { announceAtom } from '#src/state/toasts.ts'
import { classNames } from '#src/ui/class-names.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { useCombobox } from '#src/ui/use-combobox.ts'
import { useLeave } from '#src/ui/use-leave.ts'
import { useTimeout } from '#src/ui/use-timeout.ts'
import * as styles from './suggestions.module.css'

const LIMIT = 8

/** How long the shopper stops typing before the number of suggestions is announced, in milliseconds. */
const ANNOUNCEMENT_DELAY = 700

interface SuggestionsProps {
  readonly field: HTMLInputElement
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly onChosen: () => void
}

/** What a shopper may mean who types into the search field: filters, categories and models, in a panel below it. */
export function Suggestions({ field, formRef, onChosen }: SuggestionsProps) {
  const id = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const { text, isOpen, active, close } = useCombobox({ field, listRef })
  const { data, isError, isPending, refetch } = useQuery(catalogueQuery())
  const { engine } = useSearchEngine(data)
  const returnState = useReturnState()
  const query = text.trim()
  const found = useMemo(
    () => engine && suggestionsFor(query, engine, returnState),
    [query, engine, returnState],
  )
  const isShown = isOpen && query !== ''

  const announce = useSetAtom(announceAtom)
  useTimeout({
    ms: ANNOUNCEMENT_DELAY,
    isRunning: isShown && found !== undefined,
    startedBy: query,
    onElapsed: () => announce(m.searchFieldCount({ count: found?.length ?? 0 })),
  })

  useLeave(formRef, close)

  // Without the code of the search, there is nothing to show.
  if (!isShown || (data && !found)) return null
  return (
    // Pressing the panel leaves the focus in the field.
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {isPending && <Loader />}
      {isError && <ErrorMessage onReload={refetch} />}
      {found?.length === 0 && (
        <p className={classNames(styles.none, 'quiet')}>{m.searchFieldNone}</p>
      )}
      {found && found.length > 0 && (
        <>
          <div
            ref={listRef}
            id={id}
            role="listbox"
            aria-label={m.searchFieldSuggestions}
            onClick={() => {
              close()
              onChosen()
            }}
          >
            {found.map(({ key, ...suggestion }, index) => (
              <Option key={key} {...suggestion} id={`${id}${index}`} isActive={index === active} />
            ))}
          </div>
          <button type="submit" className={styles.all}>
            {m.searchFieldShowAll}
          </button>
        </>
      )}
    </div>
  )
}

interface Suggestion {
  readonly key: string
  readonly link: LinkProps
  readonly sign: ReactNode
  readonly name: string
  readonly note: string
}

interface OptionProps extends Omit<Suggestion, 'key'> {
  readonly id: string
  readonly isActive: boolean
}

function Option({ id, isActive, link, sign, name, note }: OptionProps) {
  return (
    <Link
      {...link}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={m.searchFieldOption({ name, note })}
      // The field keeps the focus: its `aria-activedescendant` names the active option.
      tabIndex={-1}
      className={styles.option}
    >
      <span className="centred quiet">{sign}</span>
      <span dir="auto" className={styles.text}>
        {name}
      </span>
      <span className={styles.note}>{note}</span>
    </Link>
  )
}

/** What is needed, filters, then categories, then models. */
function suggestionsFor(
  query: string,
  { suggest }: SearchEngine,
  returnState: () => HistoryState,
): readonly Suggestion[] {
  const { needed, filters, categories, models } = suggest(query, LIMIT)
  return [
    ...[needed ?? []].flat().map(({ label, count }) => ({
      key: 'needed',
      link: linkOptions({ to: '/search', search: { q: query } }),
      sign: <Icon name="search" />,
      name: label,
      note: m.listModels({ count }),
    })),
    // To the search page, with a filter instead of the words that mean it; its name keeps the order of the words.
    ...filters.map(({ facet, slug, facetLabel, label, rest, before, after }) => ({
      key: `${facet} ${slug}`,
      link: linkOptions({
        to: '/search',
        search: { q: rest, [facet]: facet === 'price' || facet === 'sale' ? slug : [slug] },
      }),
      sign: <Icon name="search" />,
      name: `${before} ${label} ${after}`.trim(),
      note: facetLabel,
    })),
    ...categories.map((category) => ({
      key: category,
      link: linkOptions({ to: '/$category', params: { category } }),
      sign: <Icon name="chevron-right" />,
      name: categoryLabel(category),
      note: m.searchFieldCategory,
    })),
    ...models.map((product) => ({
      key: product.id,
      link: linkOptions({
        to: '/$category/$productId',
        params: { category: product.category, productId: product.itemId },
        state: returnState,
      }),
      sign: (
        <span className={styles.photo} style={roomOf(product)}>
          <ProductPhoto of={product} shownAt="48px" />
        </span>
      ),
      name: product.name,
      note:
        knownPrice(product) === undefined ? AVAILABILITY_TEXTS.request : formatPrice(product.price),
    })),
  ]
}
