import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { factsQuery } from '#src/data/facts-query.ts'
import { lacksFacts } from '#src/domain/facets/with-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'

const NONE: readonly ProductDetail[] = []

/**
 * The details of products that lack facts to filter by: none if they lack nothing, undefined while pending or not
 * needed.
 */
export function useFacts(
  products: readonly Product[],
  isNeeded: boolean,
): readonly ProductDetail[] | undefined {
  const categories = useMemo(
    () =>
      isNeeded ? [...new Set(products.filter(lacksFacts).map(({ category }) => category))] : [],
    [products, isNeeded],
  )
  const { data } = useQuery(factsQuery(categories))
  if (!isNeeded) return undefined
  return categories.length === 0 ? NONE : data
}
