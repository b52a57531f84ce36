import { useId } from 'react'
import { AddToCartButton } from '#src/components/product/add-to-cart-button.tsx'
import { ListToggle } from '#src/components/product/list-toggle.tsx'
import { Price } from '#src/components/product/price.tsx'
import { ProductLink } from '#src/components/product/product-link.tsx'
import { ProductPhoto } from '#src/components/product/product-photo.tsx'
import type { Product } from '#src/domain/product/product.ts'
import { focusKey } from '#src/ui/focus-keys.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import * as styles from './comparison-head.module.css'

/** The width of a picture, in the form of the `sizes` attribute of an image. */
const SHOWN_AT = '(width >= 1600px) 160px, 88px'

interface ComparisonHeadProps {
  readonly products: readonly Product[]
  readonly onRemove: (product: Product) => void
}

/**
 * The columns' heads, and a row of buttons below them. Only the names are header cells: a screen reader repeats their
 * texts for every value. Names and prices stay in view.
 */
export function ComparisonHead({ products, onRemove }: ComparisonHeadProps) {
  const id = useId()
  const nameIdOf = (product: Product) => `${id}${products.indexOf(product)}`
  return (
    <>
      <thead className={styles.head}>
        <tr>
          <td rowSpan={3} className={styles.corner} />
          {products.map((product) => (
            <td key={product.id} className={styles.cell}>
              <div className={styles.top}>
                <div data-picture={product.itemId} className={styles.photo}>
                  <ProductPhoto of={product} shownAt={SHOWN_AT} />
                </div>
                <IconButton
                  icon="close"
                  label={`Remove ${product.name}`}
                  className={styles.remove}
                  {...focusKey('remove from comparison', product.id)}
                  onClick={() => onRemove(product)}
                />
              </div>
            </td>
          ))}
        </tr>
        <tr>
          {products.map((product) => (
            <th key={product.id} scope="col" className={styles.cell}>
              <ProductLink id={nameIdOf(product)} product={product} className={styles.name} />
            </th>
          ))}
        </tr>
        <tr>
          {products.map((product) => (
            <td key={product.id} className={styles.cell}>
              <div className={styles.price}>
                <Price price={product.price} fullPrice={product.fullPrice} />
              </div>
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className={styles.corner} />
          {products.map((product) => (
            <td key={product.id} className={styles.cell}>
              <div className={styles.buy}>
                <AddToCartButton
                  product={product}
                  describedBy={nameIdOf(product)}
                  variant="secondary"
                />
                <ListToggle list="favourites" product={product} describedBy={nameIdOf(product)} />
              </div>
            </td>
          ))}
        </tr>
      </tbody>
    </>
  )
}
