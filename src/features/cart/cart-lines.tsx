import { memo, useMemo } from 'react'
import { FaultBoundary } from '#src/components/page/fault-boundary.tsx'
import { ListOfAnyLength } from '#src/components/long-list/list-of-any-length.tsx'
import { useIsScrollRestored } from '#src/components/page/use-is-scroll-restored.ts'
import type { CartLine } from '#src/domain/cart/cart.ts'
import type { PriceChange } from '#src/domain/cart/price-changes.ts'
import type { ListItem } from '#src/ui/list-item.ts'
import { useDrawnInSteps } from '#src/ui/use-drawn-in-steps.ts'
import { CartLineItem } from './cart-line-item.tsx'
import styles from './cart-page.module.css'

/** Memoised, so that a change of one line does not render the others. */
const Line = memo(CartLineItem)

/** Lines drawn at once: more than a window shows. */
const FIRST_LINES = 12

/** Lines per further step. Each step lays out all lines drawn so far, so a few large steps cost least. */
const NEXT_LINES = 48

interface CartLinesProps {
  readonly lines: readonly CartLine[]
  /** How the catalogue's prices differ from those in the cart, by product id. */
  readonly changes: ReadonlyMap<string, PriceChange>
}

export function CartLines({ lines, changes }: CartLinesProps) {
  const items = useMemo(
    () =>
      lines.map(({ product, quantity }) => ({
        key: product.id,
        content: (
          <FaultBoundary fallback={product.name}>
            <Line product={product} quantity={quantity} change={changes.get(product.id)} />
          </FaultBoundary>
        ),
      })),
    [lines, changes],
  )
  return (
    <ListOfAnyLength
      items={items}
      className={styles.lines}
      whole={(all) => <WholeLines items={all} />}
    />
  )
}

function WholeLines({ items }: { readonly items: readonly ListItem[] }) {
  const drawn = useDrawnInSteps(items, {
    first: FIRST_LINES,
    step: NEXT_LINES,
    isAtOnce: useIsScrollRestored(),
  })
  return (
    <ul className={styles.lines}>
      {drawn.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  )
}
