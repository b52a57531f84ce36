import { QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * The query cache for static files: nothing is fetched again by itself, and an error shows at once. The only retry is
 * the Reload button.
 *
 * @param onError called for every file that fails to load
 */
export function createQueryClient(onError?: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(onError && { onError }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
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
