import { queryOptions } from '@tanstack/react-query'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { fetchFile } from './fetch-json.ts'
import { parseEntries } from './parse-entries.ts'
import { warm } from './query-client.ts'

/** The details of a category's products (specification, section 7), fetched when a product page needs them. */
export function detailsQuery(category: Category) {
  const path = `api/${category}.json`
  return queryOptions({
    queryKey: ['details', category],
    queryFn: async () => parseEntries(path, productDetailSchema, await fetchFile(path)),
    gcTime: Infinity,
  })
}

/** Details with facts that the catalogue lacks. Never fails: the next list asks again for details that did not load. */
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
