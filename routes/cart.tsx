import { createFileRoute } from '@tanstack/react-router'
import { PagePending } from '#src/components/page/page-pending.tsx'
import { CartPage } from '#src/features/cart/cart-page.tsx'

export const Route = createFileRoute('/cart')({
  pendingComponent: () => <PagePending list="cart" />,
  component: CartPage,
})
