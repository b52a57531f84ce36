import { memo, useMemo, type ReactNode } from 'react'
import type { Product } from '#src/domain/product/product.ts'
import { EAGER_CARDS } from '#src/lib/boot-state.ts'
import { LongList } from '#src/components/page/long-list.tsx'
import { ProductCard } from './product-card.tsx'
import * as styles from './product-grid.module.css'

interface ProductGridProps {
  readonly list: string
  readonly products: readonly Product[]
  readonly withOldPrice?: boolean
  readonly noteOf?: ((product: Product) => ReactNode) | undefined
  /** Renders a card that replaces the usual one; undefined for the usual one. */
  readonly renderCard?: ((product: Product, isEager: boolean) => ReactNode) | undefined
  /** When `products` changes, the new list replaces the old one in steps; without this, it shows at once. */
  readonly changesInSteps?: boolean
}

/** Memoized, so that a card does not render when others are added or removed. */
const Card = memo(ProductCard)

/** Whole rows of two, three or four cards, and about what a window shows. */
const FIRST_CARDS = 12

/** A slow phone draws them in about 50 milliseconds. */
const NEXT_CARDS = 6

/** The largest page of a list. Drawn at once: in steps, the page numbers below it would move while they are pressed. */
const LARGEST_PAGE = 16

export function ProductGrid({
  list,
  products,
  withOldPrice = true,
  noteOf,
  renderCard,
  changesInSteps = false,
}: ProductGridProps) {
  const items = useMemo(
    () =>
      products.map((product, index) => ({
        key: product.id,
        content: renderCard?.(product, index < EAGER_CARDS) ?? (
          <Card
            list={list}
            product={product}
            isInGrid
            withOldPrice={withOldPrice}
            isEager={index < EAGER_CARDS}
            note={noteOf?.(product)}
          />
        ),
      })),
    [list, products, withOldPrice, noteOf, renderCard],
  )
  return (
    <LongList
      items={items}
      className={styles.grid}
      {...(changesInSteps && { part: FIRST_CARDS })}
      first={products.length <= LARGEST_PAGE ? LARGEST_PAGE : FIRST_CARDS}
      step={NEXT_CARDS}
      changesInSteps={changesInSteps}
    />
  )
}
