import { createFileRoute } from '@tanstack/react-router'
import { detailsQuery } from '#src/data/details-query.ts'
import { ProductLayout } from '#src/features/product/product-layout.tsx'
import { ProductPage } from '#src/features/product/product-page.tsx'

/** In milliseconds. Cached details load sooner, also on a slow phone: the picture can grow into the new page. */
const PENDING_DELAY = 100

export const Route = createFileRoute('/$category/$productId')({
  loader: ({ context, params }) => context.warm(detailsQuery(params.category, params.productId)),
  pendingMs: PENDING_DELAY,
  pendingComponent: ProductPendingRoute,
  component: ProductRoute,
})

function ProductRoute() {
  const { category, productId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <ProductPage
      category={category}
      productId={productId}
      onVariantChange={(variantId, isKnown) =>
        void navigate({
          params: { category, productId: variantId },
          // The Back link on the page keeps its target.
          state: ({ back }) => ({ ...(back && { back }), inPlace: isKnown }),
          resetScroll: !isKnown,
        })
      }
    />
  )
}

function ProductPendingRoute() {
  const { category, productId } = Route.useParams()
  return <ProductLayout category={category} productId={productId} isWaiting />
}
