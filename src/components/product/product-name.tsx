import { nameParts } from '#src/domain/product/model-name.ts'
import type { Product } from '#src/domain/product/product.ts'
import * as styles from './product-name.module.css'

/** The model, and the variant in a line of its own; in one line in a text that is copied. */
export function ProductName({ product }: { readonly product: Product }) {
  const { model, variant } = nameParts(product)
  return (
    <>
      <span dir="auto" lang={product.nameLanguage}>
        {model}
      </span>
      {variant && (
        <>
          {' '}
          <span dir="auto" className={styles.variant} lang={product.nameLanguage}>
            {variant}
          </span>
        </>
      )}
    </>
  )
}
