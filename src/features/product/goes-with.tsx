import { useMemo } from 'react'
import { CarouselSlot } from '#src/components/product/carousel-slot.tsx'
import { useCatalogue } from '#src/components/page/use-catalogue.ts'
import type { Category } from '#src/domain/product/category.ts'
import { findProduct } from '#src/domain/product/find-product.ts'
import { goesWith } from '#src/domain/product/goes-with.ts'
import styles from './goes-with.module.css'

interface GoesWithProps {
  readonly category: Category
  readonly itemId: string
}

/**
 * A row of what fits the product, and of what an accessory fits. It is shown together with 'You may also like', whose
 * loader keeps the space of one row: only what is below both moves.
 */
export function GoesWith({ category, itemId }: GoesWithProps) {
  const { products, isPending } = useCatalogue()
  const suited = useMemo(() => {
    const shown = findProduct(products, category, itemId)
    return products && shown ? goesWith(products, shown) : []
  }, [products, category, itemId])
  if (isPending || suited.length === 0) return null
  return (
    <div className={styles.row}>
      {/* The key resets the row to its start for another product. */}
      <CarouselSlot key={itemId} heading="Goes with it" products={suited} isPending={false} />
    </div>
  )
}
