import { queryOptions } from '@tanstack/react-query'
import { SharedListError } from '#src/domain/sharing/shared-list-error.ts'
import { readSharedLists } from '#src/domain/sharing/shared-lists.ts'
import type { SharedSearch } from '#src/domain/address/shared-search.ts'

/** The lists of a shared link, or a message for the shopper that says why they cannot be read. */
export function sharedListsQuery(search: SharedSearch) {
  return queryOptions({
    queryKey: ['shared lists', search],
    queryFn: () =>
      readSharedLists(search).then(
        (lists) => ({ lists, problem: undefined }),
        (error: unknown) => {
          if (!(error instanceof SharedListError)) throw error
          return { lists: undefined, problem: error.message }
        },
      ),
  })
}
