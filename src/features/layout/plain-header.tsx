import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { categoryLabel, SHOWN_CATEGORIES } from '#src/domain/shown-categories.ts'
import { cartPiecesAtom } from '#src/state/cart.ts'
import styles from './plain-header.module.css'

/** Replaces a header that failed to render. Made of links alone, so that it cannot fail for the same reason. */
export function PlainHeader() {
  const pieces = useAtomValue(cartPiecesAtom)
  return (
    <header className={styles.header}>
      <nav aria-label="Main" className={styles.links}>
        <Link to="/">Home</Link>
        {SHOWN_CATEGORIES.map((category) => (
          <Link key={category} to="/$category" params={{ category }}>
            {categoryLabel(category)}
          </Link>
        ))}
      </nav>
      <div className={styles.links}>
        <Link to="/favourites">Favourites</Link>
        <Link to="/cart">{pieces > 0 ? `Cart ${pieces}` : 'Cart'}</Link>
      </div>
    </header>
  )
}
