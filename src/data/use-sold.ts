import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { productsWithOptions, withLines } from '#src/domain/cart/line-options.ts'
import type { Product } from '#src/domain/product/product.ts'
import { optionsQuery } from './details-query.ts'

type UseSold = (
  catalogue: readonly Product[] | undefined,
  /** The same array as long as nothing in it changes. */
  lines: readonly { readonly id: string }[],
  refetchOnMount?: 'always' | false,
) => {
  readonly sold: readonly Product[] | undefined
  readonly isFetching: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

/** The catalogue, and what these lines are sold as now if they have options; undefined until all of that has loaded. */
export const useSold: UseSold =
  import.meta.env.SHOP_OPTIONS === false ? withoutOptions : useSoldWithOptions

function withoutOptions(sold: readonly Product[] | undefined): ReturnType<UseSold> {
  return { sold, isFetching: false, isError: false, refetch: () => undefined }
}

function useSoldWithOptions(...[catalogue, lines, refetchOnMount = false]: Parameters<UseSold>) {
  const found = useMemo(() => productsWithOptions(catalogue ?? [], lines), [catalogue, lines])
  const categories = [...new Set(found.map(({ product }) => product.category))]
  const { data, isFetching, isError, refetch } = useQuery({
    ...optionsQuery(categories),
    enabled: found.length > 0,
    refetchOnMount,
  })
  const sold = useMemo(
    () => (found.length === 0 ? catalogue : catalogue && data && withLines(catalogue, found, data)),
    [catalogue, data, found],
  )
  return { sold, isFetching, isError, refetch }
}
