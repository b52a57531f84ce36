import { QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * The query cache for static files: nothing is fetched again unless the shop asks for it, and an error shows at once, with
 * Reload as the only retry.
 *
 * @param onError called for every file that fails to load
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
        // Offline, a request fails at once instead of waiting silently.
        networkMode: 'always',
      },
    },
  })
}
