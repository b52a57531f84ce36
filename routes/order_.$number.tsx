import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { NotFoundPage } from '#src/components/page/not-found-page.tsx'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { ORDER_NUMBER } from '#src/domain/text/slugs.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { OrderRecordPage } from '#src/features/order/order-record-page.tsx'
import { notFoundUnless } from '#src/components/page/not-found-unless.ts'

export const Route = createFileRoute('/order_/$number')({
  validateSearch: z.object({ cart: z.optional(z.string()), delivery: z.optional(z.string()) }),
  beforeLoad: () => notFoundUnless(SETTINGS.order !== undefined),
  loader: ({ context }) => void context.warm(catalogueQuery()),
  component: OrderRecordRoute,
})

function OrderRecordRoute() {
  const { number } = Route.useParams()
  const search = Route.useSearch()
  return ORDER_NUMBER.test(number) ? (
    <OrderRecordPage number={number} search={search} />
  ) : (
    <NotFoundPage />
  )
}
