import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { availableNow } from '#src/domain/product/available-now.ts'
import type { Product } from '#src/domain/product/product.ts'

const asKept = (kept: Product) => kept

/** Gives kept products the availability that the catalogue has now, once it has loaded. */
export function useAvailableNow(): (kept: Product) => Product {
  // Only reads, as in `usePriceChanges`.
  const { data } = useQuery({ ...catalogueQuery(), enabled: false })
  return useMemo(() => (data ? availableNow(data) : asKept), [data])
}
