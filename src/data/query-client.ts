import {
  QueryCache,
  QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query'

/** Nothing is fetched again by itself, and an error shows at once: the only retry is the Reload button. */
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

export type QueryToWarm<Data, Key extends QueryKey> = QueryExecuteOptions<
  Data,
  Error,
  Data,
  Data,
  Key
>

/** Never rejects and never retries: the page shows the error that the query holds, and its Reload button retries. */
export async function warm<Data, Key extends QueryKey>(
  client: QueryClient,
  options: QueryToWarm<Data, Key>,
): Promise<void> {
  if (client.getQueryState(options.queryKey)?.status === 'error') return
  await client.query(options).catch(() => undefined)
}
