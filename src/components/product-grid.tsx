import type { Product } from '#src/domain/product.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

interface ProductGridProps {
  readonly products: readonly Product[]
  readonly withOldPrice?: boolean
}

/** As many cards as the widest row has: their pictures are loaded at once, the others when they come near. */
const EAGER_CARDS = 4

export function ProductGrid({ products, withOldPrice = true }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            headingLevel="h2"
            withOldPrice={withOldPrice}
            isEager={index < EAGER_CARDS}
          />
        </li>
      ))}
    </ul>
  )
}
