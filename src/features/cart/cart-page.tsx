import { useAtomValue } from 'jotai'
import { BackLink } from '#src/components/back-link.tsx'
import { EmptyState } from '#src/components/empty-state.tsx'
import { PageHeading } from '#src/components/page-heading.tsx'
import { cartLinesAtom } from '#src/state/cart.ts'
import { CartLineItem } from './cart-line-item.tsx'
import { CartTotal } from './cart-total.tsx'
import styles from './cart-page.module.css'

export function CartPage() {
  const lines = useAtomValue(cartLinesAtom)
  return (
    <>
      <BackLink parent="/" />
      <PageHeading documentTitle="Cart" className={styles.title}>
        Cart
      </PageHeading>
      {lines.length > 0 ? (
        <div className={styles.cart}>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <CartLineItem key={line.product.id} line={line} />
            ))}
          </ul>
          <CartTotal lines={lines} />
        </div>
      ) : (
        <EmptyState text="Your cart is empty" />
      )}
    </>
  )
}
