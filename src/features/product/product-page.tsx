import { useQuery } from '@tanstack/react-query'
import { detailsQuery } from '#src/data/details-query.ts'
import type { Category } from '#src/domain/category.ts'
import { nameFromSlug } from '#src/domain/variants.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { ProductFrame } from './product-frame.tsx'
import { ProductHeading } from './product-heading.tsx'
import { ProductMissing } from './product-missing.tsx'
import { ProductWaiting } from './product-waiting.tsx'
import { ProductView, type OnVariantChange } from './product-view.tsx'

interface ProductPageProps {
  readonly category: Category
  readonly productId: string
  /** Leads to another variant of the family, which the shop may not have. */
  readonly onVariantChange: OnVariantChange
}

/** A product's page, in all its states (specification, section 2, 'Product detail'). */
export function ProductPage({ category, productId, onVariantChange }: ProductPageProps) {
  const { data, isPending, isError, refetch } = useQuery(detailsQuery(category))
  const detail = data?.find(({ id }) => id === productId)
  const name = detail?.name ?? nameFromSlug(productId)
  return (
    <ProductFrame category={category} productId={productId} name={name} isWaiting={isPending}>
      {isPending && <ProductWaiting productId={productId} name={name} />}
      {isError && (
        <>
          <ProductHeading name={name} />
          <ErrorMessage
            text="The details of this product could not be loaded."
            onReload={() => void refetch()}
          />
        </>
      )}
      {data && detail && (
        <ProductView
          category={category}
          details={data}
          detail={detail}
          onVariantChange={onVariantChange}
        />
      )}
      {data && !detail && <ProductMissing category={category} slug={productId} />}
    </ProductFrame>
  )
}
