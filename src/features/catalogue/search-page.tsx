import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRestoredScroll } from '#src/components/use-restored-scroll.ts'
import { useSearchEngine } from '#src/components/use-search-engine.ts'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import type { CatalogueSearch } from '#src/domain/catalogue-search.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { CataloguePending } from './catalogue-pending.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ProductList } from './product-list.tsx'
import { SearchLayout } from './search-layout.tsx'
import type { OnSearchChange } from './use-wanted-search.ts'
import styles from './search-page.module.css'

interface SearchPageProps {
  readonly search: CatalogueSearch
  readonly onSearchChange: OnSearchChange
}

/**
 * The products of all categories that a search finds; without a search, all products.
 *
 * @throws {CodeError} while rendering, when the code of the search fails to load
 */
export function SearchPage({ search, onSearchChange }: SearchPageProps) {
  const { data, isError, refetch } = useQuery(catalogueQuery())
  const { engine, failure } = useSearchEngine(data)
  const result = useMemo(() => engine?.search(search.q), [engine, search.q])
  useRestoredScroll(result !== undefined)
  if (failure) throw failure
  return (
    <SearchLayout query={search.q}>
      {!result && !isError && <CataloguePending />}
      {isError && (
        <div className={styles.state}>
          <ErrorMessage text="Something went wrong!" onReload={() => void refetch()} />
        </div>
      )}
      {result?.products.length === 0 && <NothingFound query={search.q} />}
      {result && result.products.length > 0 && (
        <>
          <Summary query={search.q} leftOut={result.leftOut} />
          <ProductList
            products={result.products}
            search={search}
            isRanked={search.q !== ''}
            onSearchChange={onSearchChange}
          />
        </>
      )}
    </SearchLayout>
  )
}

const words = new Intl.ListFormat('en', { type: 'conjunction' })

interface SummaryProps {
  readonly query: string
  /** The words that the products below do not match. */
  readonly leftOut: readonly string[]
}

/** Says what the products below were found by, and which words had to be left out. */
function Summary({ query, leftOut }: SummaryProps) {
  if (query === '') return null
  if (leftOut.length === 0) return <p className={styles.summary}>{`Results for “${query}”`}</p>
  const quoted = leftOut.map((word) => `“${word}”`)
  return (
    <p className={styles.relaxed}>
      {`Nothing matches all of “${query}”. These are the closest results, without ${words.format(quoted)}.`}
    </p>
  )
}
