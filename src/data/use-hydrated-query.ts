import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** `useQuery`, pending until hydration: templates have no data, but pointing at a link may load files before that. */
export function useHydratedQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  const { data, isPending, isError, refetch } = useQuery(options)
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return isHydrated
    ? { data, isPending, isError, refetch }
    : { data: undefined, isPending: true, isError: false, refetch }
}
