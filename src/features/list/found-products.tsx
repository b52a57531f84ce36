import { Link } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { LateRecentlyViewed } from '#src/components/product/late-recently-viewed.tsx'
import { useSearchEngine } from '#src/components/page/use-search-engine.ts'
import type { CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import type { Category } from '#src/domain/product/category.ts'
import { categoryLabel } from '#src/domain/settings/shown-categories.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { SearchResult } from '#src/domain/search/find-products.ts'
import { ofCategory } from '#src/domain/product/selections.ts'
import { sendEvent } from '#src/events/send-event.ts'
import { ListPending } from './list-pending.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ProductList } from './product-list.tsx'
import styles from './found-products.module.css'

interface FoundProductsProps {
  /** All products of the shop. */
  readonly catalogue: readonly Product[]
  /** Shows only what the search finds in this category. */
  readonly category?: Category
  readonly search: CatalogueSearch
}

/**
 * The products that a search finds; without a search, all products.
 *
 * @throws {CodeError} while rendering, when the code of the search fails to load
 */
export function FoundProducts({ catalogue, category, search }: FoundProductsProps) {
  const { q } = search
  const { engine, failure } = useSearchEngine(catalogue)
  const result = useMemo(() => {
    const found = engine?.search(q)
    return found && category ? { ...found, products: ofCategory(found.products, category) } : found
  }, [engine, q, category])
  const all = useMemo(
    () => (category ? ofCategory(catalogue, category) : catalogue),
    [catalogue, category],
  )
  useEffect(() => {
    if (result && q !== '') sendEvent((events) => events.searchShown(q, result.products.length))
  }, [result, q])
  if (failure) throw failure
  if (!result) return <ListPending />
  if (result.products.length === 0) return <NothingFound query={q} />
  return (
    <>
      {q === '' ? (
        <div className={styles.viewed}>
          <LateRecentlyViewed />
        </div>
      ) : (
        <Summary query={q} result={result} category={category} />
      )}
      <ProductList
        name={category ? categoryLabel(category) : 'Search results'}
        products={result.products}
        whole={category ? all : result.products}
        indexed={all}
        search={search}
        isRanked={q !== ''}
      />
    </>
  )
}

/** Not made with the module: the first `Intl` of a page takes a slow phone 100 to 200 ms, and most lists need none. */
const listed = (words: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words)

interface SummaryProps {
  readonly query: string
  readonly result: SearchResult
  readonly category: Category | undefined
}

/** Says what the products below were found by, and what the shop does not have or which words had to be left out. */
function Summary({ query, result: { leftOut, missing }, category }: SummaryProps) {
  const quoted = leftOut.map((word) => `“${word}”`)
  const isExact = missing === undefined && quoted.length === 0
  return (
    <div className={isExact ? styles.summary : styles.relaxed}>
      <p>
        {isExact
          ? `Results for “${query}”`
          : missing === undefined
            ? `Nothing matches all of “${query}”. These are the closest results, without ${listed(quoted)}.`
            : `No ${missing} here. These are the closest results.`}
      </p>
      {category && (
        <Link to="/$category" params={{ category }} className={styles.all}>
          {`Show all ${categoryLabel(category).toLowerCase()}`}
        </Link>
      )}
    </div>
  )
}
