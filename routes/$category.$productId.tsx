import { createFileRoute } from '@tanstack/react-router'
import { warmDetails } from '#src/data/details-query.ts'
import { ProductPage } from '#src/features/product/product-page.tsx'

export const Route = createFileRoute('/$category/$productId')({
  loader: ({ context, params }) => warmDetails(context.queryClient, params.category),
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
          // The Back button leads where it led before.
          state: ({ back }) => ({ ...(back && { back }), inPlace: isKnown }),
          resetScroll: !isKnown,
        })
      }
    />
  )
}
