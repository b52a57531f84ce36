import type { ReactNode } from 'react'
import type { CartLine } from '#src/domain/cart/cart.ts'
import { linePrice } from '#src/domain/cart/todays-lines.ts'
import { optionsText } from '#src/domain/cart/line-options.ts'
import { formatPrice, unitPriceText } from '#src/domain/money/money.ts'
import { availabilityText } from '#src/domain/product/availability.ts'
import type { Product } from '#src/domain/product/product.ts'
import { ProductLink } from './product-link.tsx'
import { ProductName } from './product-name.tsx'
import { ProductPhoto, roomOf } from './product-photo.tsx'
import * as styles from './product-line.module.css'

interface ProductLineProps {
  readonly product: Product
  readonly nameId?: string
  readonly note?: ReactNode
  readonly loading?: 'eager' | 'lazy'
  readonly children: ReactNode
}

/** A product in a list of lines: picture, name, and what the list says of it. */
export function ProductLine({
  product,
  nameId,
  note,
  loading = 'eager',
  children,
}: ProductLineProps) {
  const options = optionsText(product)
  const availability = availabilityText(product)
  return (
    <div className={styles.line}>
      <span className={styles.photo} style={roomOf(product)}>
        <ProductPhoto of={product} shownAt="(width >= 640px) 128px, 88px" loading={loading} />
      </span>
      <div>
        <ProductLink id={nameId} product={product} className={styles.name}>
          <ProductName product={product} />
        </ProductLink>
        {options !== '' && <p className="note">{options}</p>}
        {product.unitPrice && (
          <p className="note">
            <bdi>{unitPriceText(product.unitPrice)}</bdi>
          </p>
        )}
        {availability && <p className="note">{availability}</p>}
        {note}
      </div>
      {children}
    </div>
  )
}

/** A product with its quantity and the sum of its price, which cannot be changed here. */
export function SummedLine({ product, quantity, note }: CartLine & { readonly note?: ReactNode }) {
  return (
    <ProductLine product={product} note={note} loading="lazy">
      <p className={styles.sum}>
        {quantity > 1 && <span className="quiet">{`${quantity} × `}</span>}
        {quantity > 1 && <span className="quiet">{`${formatPrice(product.price)} = `}</span>}
        <span className="strong">{formatPrice(linePrice({ product, quantity }))}</span>
      </p>
    </ProductLine>
  )
}
