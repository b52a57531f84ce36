import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { detailsQuery, warmDetails } from '#src/data/details-query.ts'
import { lacksFacts } from '#src/domain/facets/with-details.ts'
import type { Product } from '#src/domain/product.ts'
import type { ProductDetail } from '#src/domain/product-detail.ts'

const NONE: readonly ProductDetail[] = []

/**
 * The details of the products' categories, where the products themselves lack facts to filter by; undefined until they
 * have loaded. A category whose details fail to load has none.
 */
export function useFacts(
  products: readonly Product[],
  isNeeded: boolean,
): readonly ProductDetail[] | undefined {
  const client = useQueryClient()
  const categories = useMemo(
    () =>
      isNeeded && lacksFacts(products)
        ? [...new Set(products.map(({ category }) => category))]
        : [],
    [products, isNeeded],
  )

  useEffect(() => {
    for (const category of categories) void warmDetails(client, category)
  }, [client, categories])

  const details = useQueries({
    // Only reads: an enabled query would count the error of a failed load as shown.
    queries: categories.map((category) => ({ ...detailsQuery(category), enabled: false })),
    combine: joined,
  })
  return categories.length === 0 ? NONE : details
}

interface Result {
  readonly data: readonly ProductDetail[] | undefined
  readonly isPending: boolean
}

function joined(results: readonly Result[]): readonly ProductDetail[] | undefined {
  if (results.some(({ isPending }) => isPending)) return undefined
  return results.flatMap(({ data = NONE }) => data)
}
