import { useId } from 'react'
import { AddToCartButton } from '#src/components/product/add-to-cart-button.tsx'
import { ListToggle } from '#src/components/product/list-toggle.tsx'
import { Price } from '#src/components/product/price.tsx'
import { ProductLink } from '#src/components/product/product-link.tsx'
import { ProductPhoto } from '#src/components/product/product-photo.tsx'
import type { Product } from '#src/domain/product/product.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { focusKey } from '#src/ui/focus-keys.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import styles from './comparison-head.module.css'

/** The width of a picture, in the form of the `sizes` attribute of an image. */
const SHOWN_AT = '88px'

interface ComparisonHeadProps {
  readonly products: readonly Product[]
  readonly isDifferencesOnly: boolean
  /** Undefined if there is nothing to differ from. */
  readonly onDifferencesOnly: ((isOn: boolean) => void) | undefined
  readonly onRemove: (product: Product) => void
}

/**
 * The columns' heads. Only the names are header cells: a screen reader repeats their texts for every value. In low
 * windows the pictures scroll away, and the rest stays.
 */
export function ComparisonHead({
  products,
  isDifferencesOnly,
  onDifferencesOnly,
  onRemove,
}: ComparisonHeadProps) {
  const id = useId()
  const nameIdOf = (product: Product) => `${id}${products.indexOf(product)}`
  return (
    <thead className={styles.head}>
      <tr>
        <td rowSpan={3} className={styles.corner}>
          {onDifferencesOnly && (
            <label className={styles.option}>
              <Checkbox isChecked={isDifferencesOnly} onChange={onDifferencesOnly} />
              Differences only
            </label>
          )}
        </td>
        {products.map((product) => (
          <td key={product.id} className={styles.cell}>
            <div className={styles.top}>
              <div data-picture={product.itemId} className={styles.photo}>
                <ProductPhoto
                  path={product.image}
                  pictureSizes={product.pictureSizes}
                  alt=""
                  shownAt={SHOWN_AT}
                />
              </div>
              <div className={styles.toggles}>
                <IconButton
                  icon="close"
                  label={`Remove ${product.name}`}
                  className={styles.remove}
                  {...focusKey('remove from comparison', product.id)}
                  onClick={() => onRemove(product)}
                />
                <ListToggle list="favourites" product={product} describedBy={nameIdOf(product)} />
              </div>
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
            <div className={styles.buy}>
              <Price price={product.price} fullPrice={product.fullPrice} />
              <AddToCartButton
                product={product}
                describedBy={nameIdOf(product)}
                variant="secondary"
              />
            </div>
          </td>
        ))}
      </tr>
    </thead>
  )
}
