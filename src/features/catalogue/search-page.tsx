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
  if (failure !== undefined) throw failure
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
          {result.leftOut.length > 0 && <Relaxed query={search.q} leftOut={result.leftOut} />}
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

interface RelaxedProps {
  readonly query: string
  readonly leftOut: readonly string[]
}

/** Says that the products below do not match the whole query, and which words were left out to find them. */
function Relaxed({ query, leftOut }: RelaxedProps) {
  const quoted = leftOut.map((word) => `“${word}”`)
  return (
    <p className={styles.relaxed}>
      {`Nothing matches “${query}”. These are the closest results, without ${words.format(quoted)}.`}
    </p>
  )
}
