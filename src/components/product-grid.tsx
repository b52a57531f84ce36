import { memo, useMemo, type ReactNode } from 'react'
import type { Product } from '#src/domain/product.ts'
import { classNames } from '#src/ui/class-names.ts'
import type { ListItem } from '#src/ui/list-item.ts'
import { useDrawnInSteps } from '#src/ui/use-drawn-in-steps.ts'
import { ListOfAnyLength } from './list-of-any-length.tsx'
import { ProductCard } from './product-card.tsx'
import { useIsScrollRestored } from './use-is-scroll-restored.ts'
import styles from './product-grid.module.css'

interface ProductGridProps {
  readonly products: readonly Product[]
  readonly withOldPrice?: boolean
  /** Notes on prices, by product id; each gets the id of the link with the product's name. */
  readonly notes?: ReadonlyMap<string, (nameId: string) => ReactNode>
  /** Other products are another list, which replaces this one in steps; without it they show at once. */
  readonly changesInSteps?: boolean
}

/** Not rendered again when other cards come and go. */
const Card = memo(ProductCard)

/** As many cards as the widest row has: their pictures are loaded at once, the others when they come near. */
const EAGER_CARDS = 4

/**
 * Twelve cards fill whole rows of two, three and four, and are more than a window shows. The browser lays out one such part
 * at a time, and each step draws one: while a list replaces another, no part holds cards of both, which may be the same.
 */
const PART_SIZE = 12

/** The largest page of a list is drawn at once: its page numbers would move while they are pressed. */
const LARGEST_PAGE = 16

/** Without `content-visibility`, a browser would lay out all cards again at every step. */
const laysOutInParts = 'ContentVisibilityAutoStateChangeEvent' in globalThis

/** Product cards in rows, as many as there are. */
export function ProductGrid({
  products,
  withOldPrice = true,
  notes,
  changesInSteps = false,
}: ProductGridProps) {
  const items = useMemo(
    () =>
      products.map((product, place) => ({
        key: product.id,
        content: (
          <Card
            product={product}
            headingLevel="h2"
            withOldPrice={withOldPrice}
            isEager={place < EAGER_CARDS}
            note={notes?.get(product.id)}
          />
        ),
      })),
    [products, withOldPrice, notes],
  )
  return (
    <ListOfAnyLength
      items={items}
      className={styles.grid}
      whole={(cards) => <Parts cards={cards} changesInSteps={changesInSteps} />}
    />
  )
}

interface PartsProps {
  readonly cards: readonly ListItem[]
  readonly changesInSteps: boolean
}

/**
 * All cards, in parts that the browser lays out when they come near the window; a search in the page finds the others
 * too. Where a scroll position is restored, all are laid out at once: it counts from the top.
 */
function Parts({ cards, changesInSteps }: PartsProps) {
  const isRestored = useIsScrollRestored()
  const drawn = useDrawnInSteps(cards, {
    first: cards.length <= LARGEST_PAGE ? LARGEST_PAGE : PART_SIZE,
    step: PART_SIZE,
    isAtOnce: isRestored || !laysOutInParts,
    changesInSteps,
  })
  const parts = Array.from({ length: Math.ceil(drawn.length / PART_SIZE) }, (_, number) =>
    drawn.slice(number * PART_SIZE, (number + 1) * PART_SIZE),
  )
  return (
    <div role="list" className={classNames(styles.parts, isRestored && styles.whole)}>
      {parts.map((part, number) => (
        <div key={number} className={styles.grid} style={{ '--cards': part.length }}>
          {part.map(({ key, content }) => (
            <div key={key} role="listitem">
              {content}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
