import { queryOptions } from '@tanstack/react-query'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { detailsQuery } from './details-query.ts'
import { warm } from './query-client.ts'

/**
 * The details of several categories' products, for facts that the catalogue's list leaves out. Never fails: a category
 * whose details fail to load has none, until a list asks for them again.
 */
export function factsQuery(categories: readonly Category[]) {
  return queryOptions({
    queryKey: ['facts', ...categories],
    queryFn: async ({ client }) => {
      await Promise.all(categories.map((category) => warm(client, detailsQuery(category))))
      return categories.flatMap(
        (category) => client.getQueryData(detailsQuery(category).queryKey) ?? [],
      )
    },
    enabled: categories.length > 0,
    gcTime: 0,
  })
}
