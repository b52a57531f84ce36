import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { productsOfLines, withLines } from '#src/domain/cart/line-options.ts'
import { priceChanges, type PriceChange } from '#src/domain/cart/price-changes.ts'
import type { Product } from '#src/domain/product/product.ts'
import { catalogueQuery, useLoadedCatalogue } from './catalogue-query.ts'
import { optionsQuery } from './details-query.ts'
import { warm } from './query-client.ts'

type Catalogue = ReturnType<typeof useLoadedCatalogue>
/** The same array as long as nothing in it changes. */
type Lines = readonly { readonly id: string }[]

/**
 * The catalogue, with what lines with options are sold as now.
 *
 * @param refetchOnMount whether the details of options are asked for again
 */
export function useSold(lines: Lines, refetchOnMount: 'always' | false = false) {
  return useOptions(useQuery(catalogueQuery()), lines, refetchOnMount)
}

function useLinesNow(
  { data: catalogue, ...query }: Catalogue,
  lines: Lines,
  refetchOnMount: 'always' | false,
) {
  const products = useMemo(() => productsOfLines(catalogue ?? [], lines), [catalogue, lines])
  const categories = new Set(Array.from(products.values(), ({ category }) => category))
  const { data: details, ...options } = useQuery({
    ...optionsQuery([...categories]),
    enabled: products.size > 0,
    refetchOnMount,
  })
  const sold = useMemo(
    () => (products.size > 0 ? details && withLines(catalogue, products, details) : catalogue),
    [catalogue, products, details],
  )
  const isFetching = query.isFetching || options.isFetching
  const { isError, refetch } = query.isError ? query : options
  return { sold, isFetching, isError, refetch }
}

const useOptions: typeof useLinesNow =
  import.meta.env.SHOP_OPTIONS === false
    ? ({ data: sold, isFetching, isError, refetch }) => ({ sold, isFetching, isError, refetch })
    : useLinesNow

const NONE: ReadonlyMap<string, PriceChange> = new Map()

/**
 * How persisted products differ from what is sold, by product id; empty until that has loaded, or if it fails. With an
 * empty list it loads too (specification, section 7).
 */
export function usePriceChanges(products: readonly Product[]): ReadonlyMap<string, PriceChange> {
  const client = useQueryClient()
  const catalogue = useLoadedCatalogue()
  const isNeeded = catalogue.data === undefined
  const { sold } = useOptions(catalogue, products, false)

  useEffect(() => {
    if (isNeeded) void warm(client, catalogueQuery())
  }, [client, isNeeded])

  return useMemo(() => (sold ? priceChanges(products, sold) : NONE), [products, sold])
}
