import type { ReactNode } from 'react'
import { availabilityText } from '#src/domain/product/availability.ts'
import type { Product } from '#src/domain/product/product.ts'
import { classNames } from '#src/ui/class-names.ts'
import { ProductLink } from './product-link.tsx'
import { ProductPhoto, roomOf } from './product-photo.tsx'
import * as styles from './product-line.module.css'

interface ProductLineProps {
  readonly product: Product
  readonly nameId?: string
  readonly note?: ReactNode
  readonly loading?: 'eager' | 'lazy'
  /** Sets `--line-columns`, the columns after picture and name in wide windows, and `--line-gap`, between rows. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A product in a list of lines: small picture, name, and what the list says of it. */
export function ProductLine({
  product,
  nameId,
  note,
  loading = 'eager',
  className,
  children,
}: ProductLineProps) {
  const availability = availabilityText(product)
  return (
    <div className={classNames(styles.line, className)}>
      <span className={styles.photo} style={roomOf(product)}>
        <ProductPhoto of={product} shownAt="72px" loading={loading} />
      </span>
      <div>
        <ProductLink id={nameId} product={product} className={styles.name} />
        {availability && <p className="note">{availability}</p>}
        {note}
      </div>
      {children}
    </div>
  )
}
