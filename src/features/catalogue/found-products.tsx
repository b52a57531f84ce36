import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { RecentlyViewed } from '#src/components/recently-viewed.tsx'
import { useSearchEngine } from '#src/components/use-search-engine.ts'
import type { CatalogueSearch } from '#src/domain/catalogue-search.ts'
import type { Category } from '#src/domain/category.ts'
import { categoryLabel } from '#src/domain/shown-categories.ts'
import type { Product } from '#src/domain/product.ts'
import { ofCategory } from '#src/domain/selections.ts'
import { CataloguePending } from './catalogue-pending.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ProductList } from './product-list.tsx'
import type { OnSearchChange } from './use-wanted-search.ts'
import styles from './found-products.module.css'

interface FoundProductsProps {
  /** All products of the shop. */
  readonly catalogue: readonly Product[]
  /** Shows only what the search finds in this category. */
  readonly category?: Category
  readonly search: CatalogueSearch
  readonly onSearchChange: OnSearchChange
}

/**
 * The products that a search finds; without a search, all products.
 *
 * @throws {CodeError} while rendering, when the code of the search fails to load
 */
export function FoundProducts({ catalogue, category, search, onSearchChange }: FoundProductsProps) {
  const { q } = search
  const { engine, failure } = useSearchEngine(catalogue)
  const result = useMemo(() => {
    const found = engine?.search(q)
    return found && category ? { ...found, products: ofCategory(found.products, category) } : found
  }, [engine, q, category])
  const whole = useMemo(
    () => (category ? ofCategory(catalogue, category) : catalogue),
    [catalogue, category],
  )
  if (failure) throw failure
  if (!result) return <CataloguePending />
  if (result.products.length === 0) return <NothingFound query={q} />
  return (
    <>
      {q === '' ? (
        <div className={styles.viewed}>
          <RecentlyViewed />
        </div>
      ) : (
        <Summary query={q} leftOut={result.leftOut} category={category} />
      )}
      <ProductList
        products={result.products}
        whole={whole}
        isPart={category !== undefined}
        search={search}
        isRanked={q !== ''}
        onSearchChange={onSearchChange}
      />
    </>
  )
}

const words = new Intl.ListFormat('en', { type: 'conjunction' })

interface SummaryProps {
  readonly query: string
  /** The words that the products below do not match. */
  readonly leftOut: readonly string[]
  readonly category: Category | undefined
}

/** Says what the products below were found by, and which words had to be left out. */
function Summary({ query, leftOut, category }: SummaryProps) {
  const quoted = leftOut.map((word) => `“${word}”`)
  return (
    <div className={leftOut.length === 0 ? styles.summary : styles.relaxed}>
      <p>
        {leftOut.length === 0
          ? `Results for “${query}”`
          : `Nothing matches all of “${query}”. These are the closest results, without ${words.format(quoted)}.`}
      </p>
      {category && (
        <Link to="/$category" params={{ category }} className={styles.all}>
          {`Show all ${categoryLabel(category).toLowerCase()}`}
        </Link>
      )}
    </div>
  )
}
