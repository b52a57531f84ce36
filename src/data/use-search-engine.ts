import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loadCode } from '#src/lib/load-code.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { SearchEngine } from './make-search-engine.ts'
import { factsQuery } from './details-query.ts'

interface EngineState {
  /** Undefined until code and catalogue have been read. While a newer catalogue is read, the older engine stays. */
  readonly engine?: SearchEngine | undefined
  readonly failure?: Error
}

const engines = new WeakMap<readonly Product[], SearchEngine>()
const beginnings = new WeakMap<readonly Product[], Promise<SearchEngine>>()

/** The details of more products take too long to load: the search then knows only what lists know. */
const MOST_DETAILED = 2000

export function useSearchEngine(products: readonly Product[] | undefined): EngineState {
  const [state, setState] = useState<EngineState>({ engine: products && engines.get(products) })
  const client = useQueryClient()
  useEffect(() => {
    if (!products) return
    let isLeft = false
    void engineOf(products, client).then(
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
  }, [products, client])
  return state
}

function engineOf(products: readonly Product[], client: QueryClient): Promise<SearchEngine> {
  const begun = beginnings.get(products)
  if (begun) return begun
  const beginning = begin(products, client)
  beginnings.set(products, beginning)
  // The next try loads the code again.
  beginning.catch(() => beginnings.delete(products))
  return beginning
}

async function begin(products: readonly Product[], client: QueryClient): Promise<SearchEngine> {
  const [{ makeSearchEngine }, details] = await Promise.all([
    loadCode('the search', () => import('./make-search-engine.ts')),
    detailsOf(products, client),
  ])
  const engine = await makeSearchEngine(products, details)
  engines.set(products, engine)
  return engine
}

async function detailsOf(products: readonly Product[], client: QueryClient) {
  if (products.length === 0 || products.length > MOST_DETAILED) return []
  return client.query(factsQuery([...new Set(products.map(({ category }) => category))]))
}
