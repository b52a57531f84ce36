import { createFileRoute, useRouter } from '@tanstack/react-router'
import { warmDetails } from '#src/data/details-query.ts'
import { nameFromSlug } from '#src/domain/variants.ts'
import { ProductFrame } from '#src/features/product/product-frame.tsx'
import { ProductPage } from '#src/features/product/product-page.tsx'
import { ProductWaiting } from '#src/features/product/product-waiting.tsx'

/**
 * In milliseconds. Details that are at hand come sooner: the page that is left stays until then, for its picture to grow
 * out of it.
 */
const PATIENCE = 20

export const Route = createFileRoute('/$category/$productId')({
  loader: ({ context, params }) => warmDetails(context.queryClient, params.category),
  pendingMs: PATIENCE,
  pendingComponent: ProductPending,
  component: ProductRoute,
})

function ProductRoute() {
  const { category, productId } = Route.useParams()
  const navigate = Route.useNavigate()
  const router = useRouter()
  return (
    <ProductPage
      category={category}
      productId={productId}
      onVariantChange={(variantId, { isKnown, ...run }) =>
        void navigate({
          params: { category, productId: variantId },
          // The Back button leads where it led before.
          state: ({ back }) => ({ ...(back && { back }), ...run, inPlace: isKnown }),
          replace:
            run.arrowedThrough !== undefined &&
            run.arrowedThrough === router.latestLocation.state.arrowedThrough,
          resetScroll: !isKnown,
        })
      }
    />
  )
}

function ProductPending() {
  const { category, productId } = Route.useParams()
  const name = nameFromSlug(productId)
  return (
    <ProductFrame category={category} productId={productId} name={name} isWaiting>
      <ProductWaiting productId={productId} name={name} />
    </ProductFrame>
  )
}
