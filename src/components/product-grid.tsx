import { memo, type ComponentProps, type ReactNode } from 'react'
import type { Product } from '#src/domain/product.ts'
import { classNames } from '#src/ui/class-names.ts'
import { ProductCard } from './product-card.tsx'
import { useIsScrollRestored } from './use-is-scroll-restored.ts'
import styles from './product-grid.module.css'

interface ProductGridProps {
  readonly products: readonly Product[]
  readonly withOldPrice?: boolean
  /** What is to be said of some prices, by product id. */
  readonly notes?: ReadonlyMap<string, ReactNode>
}

/** As many cards as the widest row has: their pictures are loaded at once, the others when they come near. */
const EAGER_CARDS = 4

/** So many fill whole rows of two, three and four, and are more than a window shows. */
const PART_SIZE = 12

/**
 * All cards, in parts that the browser lays out when they come near the window; a search in the page finds the others
 * too. Where a scroll position is restored, all are laid out at once: it counts from the top.
 */
export function ProductGrid({ products, withOldPrice = true, notes }: ProductGridProps) {
  const isRestored = useIsScrollRestored()
  const parts = Array.from({ length: Math.ceil(products.length / PART_SIZE) }, (_, number) =>
    products.slice(number * PART_SIZE, (number + 1) * PART_SIZE),
  )
  return (
    <div role="list" className={classNames(styles.parts, isRestored && styles.whole)}>
      {parts.map((part, number) => (
        <div key={number} className={styles.grid} style={{ '--cards': part.length }}>
          {part.map((product, index) => (
            <GridItem
              key={product.id}
              product={product}
              withOldPrice={withOldPrice}
              isEager={number === 0 && index < EAGER_CARDS}
              note={notes?.get(product.id)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface GridPartProps extends Pick<ComponentProps<'div'>, 'ref'> {
  /** The products of some rows, of which the first begins with number `start`, from 0. */
  readonly products: readonly Product[]
  readonly start: number
  readonly total: number
  readonly columns: number
  /** The room of the rows that are not there, in pixels. */
  readonly roomBefore: number
  readonly roomAfter: number
  /** Is given the first item of each row, with the row's number as `data-index`. */
  readonly rowRef: (item: HTMLDivElement | null) => void
}

/** Some rows of a grid that is too long for the document, in the place that they have in it. */
export function ProductGridPart(props: GridPartProps) {
  const { ref, products, start, total, columns, roomBefore, roomAfter, rowRef } = props
  return (
    <div ref={ref} role="list" className={styles.grid}>
      {roomBefore > 0 && <Room height={roomBefore} />}
      {products.map((product, index) => {
        const place = start + index
        const beginsRow = place % columns === 0
        return (
          <GridItem
            key={product.id}
            product={product}
            withOldPrice
            isEager={place < EAGER_CARDS}
            place={place}
            total={total}
            row={beginsRow ? place / columns : undefined}
            rowRef={beginsRow ? rowRef : undefined}
          />
        )
      })}
      {roomAfter > 0 && <Room height={roomAfter} />}
    </div>
  )
}

interface GridItemProps {
  readonly product: Product
  readonly withOldPrice: boolean
  readonly isEager: boolean
  readonly note?: ReactNode
  readonly place?: number
  readonly total?: number
  readonly row?: number | undefined
  readonly rowRef?: ((item: HTMLDivElement | null) => void) | undefined
}

/** Its properties are plain, so that a card is not rendered again when others come and go. */
const GridItem = memo(function GridItem(props: GridItemProps) {
  const { product, withOldPrice, isEager, note, place, total, row, rowRef } = props
  return (
    <div
      ref={rowRef}
      role="listitem"
      data-index={row}
      aria-posinset={place === undefined ? undefined : place + 1}
      aria-setsize={total}
    >
      <ProductCard
        product={product}
        headingLevel="h2"
        withOldPrice={withOldPrice}
        isEager={isEager}
        note={note}
      />
    </div>
  )
})

function Room({ height }: { readonly height: number }) {
  return <div role="presentation" className={styles.room} style={{ height }} />
}
