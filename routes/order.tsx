import { createFileRoute } from '@tanstack/react-router'
import { catalogueQuery, refreshCatalogue } from '#src/data/catalogue-query.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { OrderPage } from '#src/features/order/order-page.tsx'
import { notFoundUnless } from '#src/components/page/not-found-unless.ts'

export const Route = createFileRoute('/order')({
  beforeLoad: () => notFoundUnless(SETTINGS.order !== undefined),
  // Not awaited. The prices are checked each time the page is opened.
  loader: ({ context }) => {
    refreshCatalogue(context.queryClient)
    void context.warm(catalogueQuery())
  },
  component: OrderRoute,
})

function OrderRoute() {
  return SETTINGS.order && <OrderPage order={SETTINGS.order} />
}
