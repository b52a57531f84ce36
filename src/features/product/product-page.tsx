import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useRestoredScroll } from '#src/components/page/restored-scroll.ts'
import { detailsQuery } from '#src/data/details-query.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { missingVariant } from '#src/domain/product/missing-variant.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { ProductLayout } from './product-layout.tsx'
import { ProductMissing } from './product-missing.tsx'
import { ProductPending } from './product-pending.tsx'
import { ProductView } from './product-view.tsx'
import type { OnVariantChange } from './variant-picker.tsx'

interface ProductPageProps {
  readonly category: Category
  readonly productId: string
  /** Opens another variant of the family, which the shop may not have. */
  readonly onVariantChange: OnVariantChange
}

/** A product's page, in all its states (specification, section 2, 'Product detail'). */
export function ProductPage({ category, productId, onVariantChange }: ProductPageProps) {
  const { data, isPending, isError, refetch } = useQuery(detailsQuery(category))
  // Deferred: the page responds to input while React draws the details.
  const isWaiting = useDeferredValue(isPending) || isPending
  useRestoredScroll(!isWaiting && !isError)
  const detail = data?.find(({ id }) => id === productId)
  const isMissing = !isWaiting && data !== undefined && !detail
  const missing = useMemo(
    () => (isMissing ? missingVariant(data, productId) : undefined),
    [isMissing, data, productId],
  )
  return (
    <ProductLayout
      category={category}
      productId={productId}
      name={detail?.name ?? missing?.name}
      isWaiting={isWaiting}
      isMissing={isMissing}
    >
      {isWaiting && <ProductPending category={category} productId={productId} />}
      {!isWaiting && isError && (
        <ErrorMessage text="The details of this product could not be loaded." onReload={refetch} />
      )}
      {!isWaiting && data && detail && (
        <ProductView
          category={category}
          details={data}
          detail={detail}
          onVariantChange={onVariantChange}
        />
      )}
      {isMissing && (
        <ProductMissing
          category={category}
          slug={productId}
          name={missing?.name}
          variants={missing?.nearest ?? []}
        />
      )}
    </ProductLayout>
  )
}
