import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import type { Category } from '#src/domain/product/category.ts'
import { findProduct } from '#src/domain/product/find-product.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Loader } from '#src/ui/loader.tsx'
import { ProductHeading } from './product-heading.tsx'
import { GalleryPending } from './gallery-pending.tsx'
import styles from './product-view.module.css'

interface ProductPendingProps {
  readonly category: Category
  readonly productId: string
  readonly name: string
}

/** A product whose details are pending: shows its picture from the catalogue meanwhile. */
export function ProductPending({ category, productId, name }: ProductPendingProps) {
  const { data } = useQuery(catalogueQuery())
  return (
    <>
      <ProductHeading name={name} />
      <div className={classNames(styles.top, styles.pending)}>
        <GalleryPending product={findProduct(data, category, productId)} />
        <Loader />
      </div>
    </>
  )
}
