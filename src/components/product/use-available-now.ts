import { useMemo } from 'react'
import { useLoadedCatalogue } from '#src/components/page/use-catalogue.ts'
import { availableNow } from '#src/domain/product/available-now.ts'
import type { Product } from '#src/domain/product/product.ts'

const asKept = (kept: Product) => kept

/** Gives kept products the availability that the catalogue has now, once it has loaded. */
export function useAvailableNow(): (kept: Product) => Product {
  const { data } = useLoadedCatalogue()
  return useMemo(() => (data ? availableNow(data) : asKept), [data])
}
