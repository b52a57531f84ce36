import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { productSchema } from '#src/domain/product.ts'
import { fetchFile } from './files-ahead.ts'
import { parseEntries } from './parse-entries.ts'

/** The least time, in milliseconds, that the first load of the catalogue takes (specification, section 9). */
export const CATALOGUE_LOAD_DELAY = import.meta.env.MODE === 'quick' ? 0 : 1500

const PATH = 'api/products.json'

/** The name of the browser's mark that says when the page itself has asked for the file. */
const ASKED = 'catalogue-asked'

/**
 * All products of the shop (specification, section 7). A load with nothing on screen takes at least
 * `CATALOGUE_LOAD_DELAY`, which runs beside the request; a refetch is not delayed, and an error shows at once.
 */
export function catalogueQuery() {
  return queryOptions({
    queryKey: ['catalogue'],
    // Not tied to the signal: the load goes on when the page that waited for it is left for another that waits.
    queryFn: async ({ client, queryKey }) => {
      const isCold = client.getQueryData(queryKey) === undefined
      const [products] = await Promise.all([
        fetchFile(PATH).then((content) => parseEntries(PATH, productSchema, content)),
        isCold ? delay(CATALOGUE_LOAD_DELAY - sinceAsked()) : undefined,
      ])
      return products
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

/**
 * Starts the first load, or joins it, and resolves when it has ended. It never rejects and never retries: what
 * went wrong is in the query, for the page to show, and Reload is the retry.
 */
export async function warmCatalogue(client: QueryClient): Promise<void> {
  const options = catalogueQuery()
  if (client.getQueryState(options.queryKey)?.status === 'error') return
  await client.query(options).catch(() => undefined)
}

/** Looks for a newer catalogue behind the one on screen; not while loading, and not when it is in error. */
export function refreshCatalogue(client: QueryClient): void {
  const options = catalogueQuery()
  const state = client.getQueryState(options.queryKey)
  if (state?.status !== 'success' || state.fetchStatus !== 'idle') return
  // Not a refetch, which passes over a query that only the cart looks at, without asking for it.
  void client.query({ ...options, staleTime: 0 }).catch(() => undefined)
}

/** For how long, in milliseconds, the file is on its way already: `src/first-frame/first-frame.ts` asks for it. Counts once. */
function sinceAsked(): number {
  const [mark] = performance.getEntriesByName(ASKED)
  performance.clearMarks(ASKED)
  return mark ? performance.now() - mark.startTime : 0
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
