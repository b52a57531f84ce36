import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { fullAddress } from '#src/components/page/full-address.ts'
import type { CartLine } from '#src/domain/cart/cart.ts'
import { writeSharedLists } from '#src/domain/sharing/shared-lists.ts'

/** The link that rebuilds a cart; undefined if the cart is too large for one. */
export function useCartLink(lines: readonly CartLine[]) {
  const router = useRouter()
  const cart = lines.map(({ product, quantity }) => ({ id: product.id, quantity }))
  const { data, isPending } = useQuery({
    queryKey: ['cart link', cart],
    queryFn: () => writeSharedLists({ cart, favourites: [] }),
    staleTime: Infinity,
  })
  const location = data && router.buildLocation({ to: '/shared', search: data })
  const cartLink = location && fullAddress(router.history.createHref(location.href))
  return { cartLink, isPending }
}
