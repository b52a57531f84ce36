import { nameParts } from '#src/domain/facets/model-name.ts'
import type { Product } from '#src/domain/product/product.ts'

interface ProductNameProps {
  readonly product: Product
  readonly variantClassName: string | undefined
}

/** The model, and the variant in a line of its own; in one line in a text that is copied. */
export function ProductName({ product, variantClassName }: ProductNameProps) {
  const { model, variant } = nameParts(product)
  return (
    <>
      <span dir="auto">{model}</span>
      {variant && (
        <>
          {' '}
          <span dir="auto" className={variantClassName}>
            {variant}
          </span>
        </>
      )}
    </>
  )
}
