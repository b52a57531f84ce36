import { memo, useMemo, type ReactNode } from 'react'
import type { Product } from '#src/domain/product/product.ts'
import { EAGER_CARDS } from '#src/boot/hand-over.ts'
import { classNames } from '#src/ui/class-names.ts'
import { useDrawnInSteps, type ListItem } from '#src/ui/use-drawn-in-steps.ts'
import { ListOfAnyLength } from '#src/components/long-list/list-of-any-length.tsx'
import { ProductCard } from './product-card.tsx'
import { useIsScrollRestored } from '#src/components/page/restored-scroll.ts'
import * as styles from './product-grid.module.css'

interface ProductGridProps {
  /** The list's name, for events. */
  readonly list: string
  readonly products: readonly Product[]
  readonly withOldPrice?: boolean
  /** Notes below prices, by product id. */
  readonly notes?: ReadonlyMap<string, ReactNode>
  /** Renders a card that replaces the usual one; undefined for the usual one. */
  readonly renderCard?: ((product: Product, isEager: boolean) => ReactNode) | undefined
  /** When `products` changes, the new list replaces the old one in steps; without this, it shows at once. */
  readonly changesInSteps?: boolean
}

/** Memoized, so that a card does not render when others are added or removed. */
const Card = memo(ProductCard)

/**
 * Twelve cards fill whole rows of two, three, four or six, and are about what a window shows. The browser lays out one
 * such part at a time. While a list replaces another, each step draws one: no part holds cards of both, whose keys may
 * be equal.
 */
const PART_SIZE = 12

/** The last parts are always laid out: what is below the list must not move before it is pressed. */
const END_PARTS = 2

/** Half a part: a slow phone draws it in less than 50 milliseconds. */
const STEP = PART_SIZE / 2

/** The largest page of a list. Drawn at once: in steps, the page numbers below it would move while they are pressed. */
const LARGEST_PAGE = 16

/** Whether the browser has `content-visibility`. Without it, every step would lay out all cards again. */
const laysOutInParts = 'ContentVisibilityAutoStateChangeEvent' in globalThis

/** Product cards in rows, any number of them. */
export function ProductGrid({
  list,
  products,
  withOldPrice = true,
  notes,
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
            headingLevel="h2"
            marksViewed
            withOldPrice={withOldPrice}
            isEager={index < EAGER_CARDS}
            note={notes?.get(product.id)}
          />
        ),
      })),
    [list, products, withOldPrice, notes, renderCard],
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
 * All cards, in parts that the browser lays out when they are near the window; its search in the page finds the others
 * too. While a scroll position is restored, all are laid out at once: it is measured from the top of the page.
 */
function Parts({ cards, changesInSteps }: PartsProps) {
  const isRestored = useIsScrollRestored()
  const drawn = useDrawnInSteps(cards, {
    first: cards.length <= LARGEST_PAGE ? LARGEST_PAGE : PART_SIZE,
    step: STEP,
    isAtOnce: isRestored || !laysOutInParts,
    changesInSteps,
  })
  const parts = Array.from({ length: Math.ceil(drawn.length / PART_SIZE) }, (_, number) =>
    drawn.slice(number * PART_SIZE, (number + 1) * PART_SIZE),
  )
  // During a swap, use the longer length: otherwise a press would lay out parts that are about to go.
  const end = Math.ceil(Math.max(cards.length, drawn.length) / PART_SIZE) - END_PARTS
  return (
    <div role="list" className={styles.parts}>
      {parts.map((part, number) => (
        <div
          key={number}
          className={classNames(
            styles.grid,
            !isRestored && number > 0 && number < end && styles.estimated,
          )}
          style={{ '--cards': part.length }}
        >
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
