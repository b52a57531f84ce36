import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'
import { type ProductDetail, productDetailSchema } from '#src/domain/product/product-detail.ts'
import { partView } from '#src/domain/product/parts.ts'
import { firstViewQuery, loadedView } from './catalogue-query.ts'
import { fetchFile } from './fetch-json.ts'
import { parseEntries } from './parse-entries.ts'
import { warm } from './query-client.ts'
import type { FirstView } from './read-first-view.ts'

/**
 * The details of a category's products (specification, section 7), fetched when a product page needs them. In a large
 * shop those of a product and its family are enough for its page; an `itemId` that no product has asks for all.
 */
export function detailsQuery(category: Category, itemId?: string) {
  const path = `api/${category}.json`
  return queryOptions({
    queryKey: ['details', category, FIRST_VIEWS && itemId],
    queryFn: async ({ client }): Promise<readonly ProductDetail[]> => {
      const few =
        FIRST_VIEWS && itemId ? await detailsOfFamily(client, category, itemId) : undefined
      return few ?? parseEntries(path, productDetailSchema, await fetchFile(path))
    },
    gcTime: Infinity,
  })
}

/** From a part that is loaded, as for another variant, or from the product's own; undefined if that does not have it. */
async function detailsOfFamily(client: QueryClient, category: Category, itemId: string) {
  const isIn = ({ details }: FirstView) =>
    details?.get(category)?.some(({ id }) => id === itemId) ?? false
  const own = firstViewQuery(partView(itemId))
  const view = loadedView(client, isIn) ?? (await client.query(own).catch(() => undefined))
  return view && isIn(view) ? view.details?.get(category) : undefined
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
