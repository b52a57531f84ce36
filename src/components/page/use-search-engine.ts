import { useEffect, useState } from 'react'
import { loadCode } from '#src/code/load-code.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { MarkedPart } from '#src/domain/search/marked-parts.ts'
import type { SearchResult } from '#src/domain/search/find-products.ts'
import type { Suggestions } from '#src/domain/search/suggest.ts'
import { nextTask } from '#src/code/next-task.ts'

/** Finds products of a catalogue by words. */
export interface SearchEngine {
  readonly search: (query: string) => SearchResult
  readonly suggest: (query: string, limit: number) => Suggestions
  readonly markedParts: (name: string, query: string) => readonly MarkedPart[]
}

interface EngineState {
  /** Undefined until the code has loaded and the catalogue has been read. A newer catalogue keeps it meanwhile. */
  readonly engine?: SearchEngine
  /** Why there is no engine: its code failed to load. */
  readonly failure?: Error
}

/** By the catalogue that they search. */
const engines = new WeakMap<readonly Product[], SearchEngine>()
const beginnings = new WeakMap<readonly Product[], Promise<SearchEngine>>()

/** The search engine of a catalogue. Made once, in slices that leave the page responsive. */
export function useSearchEngine(products: readonly Product[] | undefined): EngineState {
  const [state, setState] = useState<EngineState>(() => {
    const engine = products && engines.get(products)
    return engine ? { engine } : {}
  })
  useEffect(() => {
    if (!products) return
    let isLeft = false
    const show = (newState: EngineState) => {
      if (!isLeft) setState(newState)
    }
    void engineOf(products).then(
      (engine) => show({ engine }),
      (failure: unknown) => {
        if (failure instanceof Error) show({ failure })
      },
    )
    return () => {
      isLeft = true
    }
  }, [products])
  return state
}

function engineOf(products: readonly Product[]): Promise<SearchEngine> {
  const begun = beginnings.get(products)
  if (begun) return begun
  const beginning = makeEngine(products)
  beginnings.set(products, beginning)
  // The next try loads the code again.
  beginning.catch(() => beginnings.delete(products))
  return beginning
}

async function makeEngine(products: readonly Product[]): Promise<SearchEngine> {
  const { searchTools } = await loadCode('the search', () => import('./search-tools.ts'))
  const index = await searchTools.buildSearchIndex(products, nextTask)
  const engine: SearchEngine = {
    search: (query) => searchTools.searchProducts(index, query),
    suggest: (query, limit) => searchTools.suggest(index, query, limit),
    markedParts: searchTools.markedParts,
  }
  engines.set(products, engine)
  return engine
}
