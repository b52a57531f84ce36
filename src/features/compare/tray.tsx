import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { ProductPhoto, roomOf } from '#src/components/product/product-photo.tsx'
import { useReturnState } from '#src/components/page/history-entry.ts'
import * as m from '#src/messages/messages.gen.ts'
import {
  clearComparisonAtom,
  comparedIdsAtom,
  comparisonAtom,
  removeComparedAtom,
} from '#src/state/comparison.ts'
import { classNames } from '#src/ui/class-names.ts'
import { focusKey } from '#src/ui/focus-keys.ts'
import * as button from '#src/ui/button.module.css'
import { Icon } from '#src/ui/icon.tsx'
import { useUncoveredFocus } from '#src/ui/use-uncovered-focus.ts'
import * as styles from './tray.module.css'

const SHOWN_AT = '36px'

/** The products to compare, at the window's lower edge of every page but the comparison itself. */
export function Tray() {
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/compare' })
  const isEmpty = useAtomValue(comparedIdsAtom).size === 0
  // The template cannot know what the visitor compares, and the first render must match it.
  const isHydrated = useHydrated()
  return isHydrated && !isHere && !isEmpty && <Bar />
}

function Bar() {
  const products = useAtomValue(comparisonAtom)
  const remove = useSetAtom(removeComparedAtom)
  const clear = useSetAtom(clearComparisonAtom)
  const returnState = useReturnState()
  useUncoveredFocus()
  return (
    <section aria-label={m.compareTitle} className={classNames(styles.tray, 'not-printed')}>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              aria-label={m.uiRemove(product)}
              title={product.name}
              className={styles.product}
              style={roomOf(product)}
              {...focusKey('remove from comparison', product.id)}
              onClick={() => remove(product.id)}
            >
              <ProductPhoto of={product} shownAt={SHOWN_AT} />
              <span className={styles.cross}>
                <Icon name="close" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={classNames(styles.clear, 'quiet')} onClick={() => clear()}>
        {m.compareClear}
      </button>
      <Link
        to="/compare"
        search={{ ids: products.map(({ itemId }) => itemId) }}
        state={returnState}
        className={classNames(button.button, button.primary, styles.link)}
      >
        {m.compareCompare({ count: products.length })}
      </Link>
    </section>
  )
}
