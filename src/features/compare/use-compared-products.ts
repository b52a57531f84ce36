import { useQueries } from '@tanstack/react-query'
import { detailsQuery } from '#src/data/details-query.ts'
import { CATEGORIES } from '#src/domain/product/category.ts'
import type { ComparedProduct } from '#src/domain/facts/comparison-groups.ts'
import type { Product } from '#src/domain/product/product.ts'

/** Products with their details, which are loaded for their categories only. */
export function useComparedProducts(products: readonly Product[]) {
  const categories = CATEGORIES.filter((each) => products.some(({ category }) => category === each))
  const results = useQueries({ queries: categories.map(detailsQuery) })
  const failed = results.filter(({ isError }) => isError)
  return {
    compared: products.map((product): ComparedProduct => {
      const details = results[categories.indexOf(product.category)]?.data
      return { product, detail: details?.find(({ id }) => id === product.itemId) }
    }),
    isPending: results.some(({ isPending }) => isPending),
    /** Loads the details again that have failed to load; undefined if none have. */
    reload: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  }
}
