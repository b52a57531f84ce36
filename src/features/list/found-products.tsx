import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import { ButtonLink } from '#src/components/page/button-link.tsx'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { useSearchEngine } from '#src/data/use-search-engine.ts'
import type { CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import {
  type Category,
  categoryLabel,
  labelInSentence,
  SHOWN_CATEGORIES,
} from '#src/domain/settings/shown-categories.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { SearchResult } from '#src/domain/search/search-engine.ts'
import { ofCategory } from '#src/domain/list/selections.ts'
import * as m from '#src/messages/messages.gen.ts'
import { Icon } from '#src/ui/icon.tsx'
import { sendEvent } from '#src/analytics/send-event.ts'
import { announceAtom } from '#src/state/toasts.ts'
import { ListPending } from './list-layout.tsx'
import { ProductList } from './product-list.tsx'
import * as chips from './active-filters.module.css'
import * as styles from './found-products.module.css'

interface FoundProductsProps {
  readonly catalogue: readonly Product[]
  /** The products that are searched: those of the category, if there is one. */
  readonly products: readonly Product[]
  readonly category: Category | undefined
  readonly search: CatalogueSearch
}

/** @throws {CodeError} while rendering, when the code of the search fails to load */
export function FoundProducts({ catalogue, products, category, search }: FoundProductsProps) {
  const { q } = search
  const { engine, failure } = useSearchEngine(catalogue)
  const result = useMemo(() => {
    const found = engine?.search(q)
    return found && category ? { ...found, products: ofCategory(found.products, category) } : found
  }, [engine, q, category])
  useEffect(() => {
    if (result && q !== '') sendEvent((events) => events.searchShown(q, result.products.length))
  }, [result, q])
  const noteOf = useCallback(
    (product: Product) => {
      const text = result?.decidingFacts?.(product).join(' · ')
      return text && <p className="note">{text}</p>
    },
    [result],
  )
  if (failure) throw failure
  if (!result) return <ListPending />
  if (result.products.length === 0) return <NothingFound query={q} />
  return (
    <>
      <Summary query={q} result={result} category={category} />
      <ProductList
        name={category ? categoryLabel(category) : m.listSearchResults}
        products={result.products}
        whole={category ? products : result.products}
        indexed={products}
        search={search}
        ranking={result.order ?? m.listSortMatch}
        noteOf={noteOf}
        understood={<Needs of={result} />}
      />
    </>
  )
}

interface SummaryProps {
  readonly query: string
  readonly result: SearchResult
  readonly category: Category | undefined
}

/** Says what the products below were found by, and what the shop does not have or which words had to be left out. */
function Summary({ query, result, category }: SummaryProps) {
  const { leftOut, missing, wider } = result
  const isWhole = missing === undefined && leftOut.length === 0
  // The page's heading says it.
  if (isWhole && !category && wider === undefined) return null
  return (
    <div className={isWhole ? styles.summary : styles.relaxed}>
      <p>{summaryText(query, result)}</p>
      {wider !== undefined && (
        <Link to="/search" search={{ q: wider }} className={styles.all}>
          {m.listShowAllResults({ query: wider })}
        </Link>
      )}
      {category && (
        <Link to="/$category" params={{ category }} className={styles.all}>
          {m.listShowAllOf({ category: labelInSentence(category) })}
        </Link>
      )}
    </div>
  )
}

/** What the search has understood; each can be removed. */
function Needs({ of: { needs = [] } }: { readonly of: SearchResult }) {
  if (needs.length === 0) return null
  return (
    <ul aria-label={m.listUnderstood} className={chips.list}>
      {needs.map(({ label, rest }) => (
        <li key={label}>
          <Link
            to="."
            search={(search) => ({ ...search, q: rest, page: 1 })}
            aria-label={m.uiRemove({ name: label })}
            className={chips.chip}
          >
            {label}
            <Icon name="close" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function summaryText(query: string, { leftOut, missing }: SearchResult): string {
  if (missing !== undefined) return m.listMissing({ missing })
  if (leftOut.length === 0) return m.listResults({ query })
  const words = new Intl.ListFormat(SETTINGS.language).format(
    leftOut.map((word) => m.listLeftOutWord({ word })),
  )
  return m.listLeftOut({ query, words })
}

function NothingFound({ query }: { readonly query: string }) {
  const announce = useSetAtom(announceAtom)
  const text = query === '' ? m.listNoProducts : m.listNothingFound({ query })
  useEffect(() => announce(`${text}.`), [announce, text])
  return (
    <div className={styles.nothing}>
      <EmptyState text={text}>
        <p className="quiet">{m.listTryOther}</p>
        <ul className="row middle">
          {SHOWN_CATEGORIES.map((category) => (
            <li key={category}>
              <ButtonLink to="/$category" params={{ category }}>
                {categoryLabel(category)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </EmptyState>
    </div>
  )
}
