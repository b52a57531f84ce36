import { queryOptions } from '@tanstack/react-query'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { fetchFile } from './fetch-json.ts'
import { parseEntries } from './parse-entries.ts'

/** The details of a category's products (specification, section 7), fetched when a product page needs them. */
export function detailsQuery(category: Category) {
  const path = `api/${category}.json`
  return queryOptions({
    queryKey: ['details', category],
    queryFn: async ({ signal }) =>
      parseEntries(path, productDetailSchema, await fetchFile(path, signal)),
    gcTime: Infinity,
  })
}
