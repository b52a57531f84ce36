import { createFileRoute, notFound } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { ORDER_NUMBER } from '#src/domain/address/slugs.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { OrderRecordPage } from '#src/features/order/order-record-page.tsx'

export const Route = createFileRoute('/order_/$number')({
  validateSearch: z.object({ cart: z.optional(z.string()), delivery: z.optional(z.string()) }),
  beforeLoad: ({ params }) => {
    if (!SETTINGS.order || !ORDER_NUMBER.test(params.number)) throw notFound()
  },
  loader: ({ context }) => void context.warm(catalogueQuery()),
  component: OrderRecordRoute,
})

function OrderRecordRoute() {
  const { number } = Route.useParams()
  return <OrderRecordPage number={number} search={Route.useSearch()} />
}
