import { useQuery } from '@tanstack/react-query'
import { BackLink } from '#src/components/page/back-link.tsx'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { ListSkeleton } from '#src/components/product/list-skeleton.tsx'
import { useCartLines } from '#src/components/product/use-available-now.ts'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import type { OrderSettings } from '#src/domain/settings/settings.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { CheckedOrder } from './checked-order.tsx'

interface OrderPageProps {
  readonly order: OrderSettings
}

/** Hands the cart over to the shop's owner. The shop itself sends nothing, and keeps nothing that is written here. */
export function OrderPage({ order }: OrderPageProps) {
  const lines = useCartLines()
  const { data: catalogue, isFetching, isError, refetch } = useQuery(catalogueQuery())
  const isEmpty = lines.length === 0
  const isWaiting = isFetching || (!catalogue && !isError)
  return (
    <>
      <BackLink parent="/cart" />
      <PageHeading className="title">Your order</PageHeading>
      {isEmpty && <EmptyState text="Your cart is empty" />}
      {!isEmpty && isWaiting && (
        <Loader>
          <ListSkeleton of="lines" />
        </Loader>
      )}
      {!isEmpty && !isWaiting && isError && (
        <ErrorMessage text="Something went wrong!" onReload={() => void refetch()} />
      )}
      {!isEmpty && !isWaiting && !isError && (
        <CheckedOrder order={order} lines={lines} catalogue={catalogue} />
      )}
    </>
  )
}
