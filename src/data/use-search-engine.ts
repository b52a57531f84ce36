import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { loadCode } from '#src/lib/load-code.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { SearchEngine } from '#src/domain/search/search-engine.ts'
import { factsQuery } from './details-query.ts'

interface EngineState {
  /** Undefined until the code has loaded and the catalogue has been read. A newer catalogue keeps it meanwhile. */
  readonly engine?: SearchEngine | undefined
  readonly failure?: Error
}

const engines = new WeakMap<readonly Product[], SearchEngine>()
const beginnings = new WeakMap<readonly Product[], Promise<SearchEngine>>()

/** The details of more products take too long to load: their search knows what lists know. */
const MOST_DETAILED = 2000

const NO_DETAILS: readonly ProductDetail[] = []

export function useSearchEngine(products: readonly Product[] | undefined): EngineState {
  const [state, setState] = useState<EngineState>({ engine: products && engines.get(products) })
  const categories = useMemo(
    () =>
      products && products.length <= MOST_DETAILED && !engines.has(products)
        ? [...new Set(products.map(({ category }) => category))]
        : [],
    [products],
  )
  const { data } = useQuery(factsQuery(categories))
  const details = categories.length > 0 ? data : NO_DETAILS
  useEffect(() => {
    if (!products || !details) return
    let isLeft = false
    void engineOf(products, details).then(
      (engine) => {
        if (!isLeft) setState({ engine })
      },
      (failure: unknown) => {
        if (!isLeft && failure instanceof Error) setState({ failure })
      },
    )
    return () => {
      isLeft = true
    }
  }, [products, details])
  return state
}

function engineOf(
  products: readonly Product[],
  details: readonly ProductDetail[],
): Promise<SearchEngine> {
  const begun = beginnings.get(products)
  if (begun) return begun
  const beginning = begin(products, details)
  beginnings.set(products, beginning)
  // The next try loads the code again.
  beginning.catch(() => beginnings.delete(products))
  return beginning
}

async function begin(
  products: readonly Product[],
  details: readonly ProductDetail[],
): Promise<SearchEngine> {
  const { makeSearchEngine } = await loadCode('the search', () => import('./make-search-engine.ts'))
  const engine = await makeSearchEngine(products, details)
  engines.set(products, engine)
  return engine
}
