import { QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * The catalogue is static files: nothing is fetched again unless the shop asks for it, and a failure shows at
 * once, with Reload as the only retry.
 *
 * @param onError is told of every file that could not be had
 */
export function createQueryClient(onError?: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(onError && { onError }),
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        // A request that is offline fails and says so, instead of waiting without a word.
        networkMode: 'always',
      },
    },
  })
}
