import { useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import { BackLink } from '#src/components/page/back-link.tsx'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { ListActions } from '#src/components/share/list-actions.tsx'
import { NewPrices } from '#src/components/product/new-prices.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { RecentlyViewed } from '#src/components/product/recently-viewed.tsx'
import * as titleRow from '#src/components/page/title-row.module.css'
import { useCartLines } from '#src/components/product/use-cart-lines.ts'
import { usePriceChanges } from '#src/components/product/use-price-changes.ts'
import { sendEvent } from '#src/events/send-event.ts'
import { replaceProductsAtom } from '#src/state/cart.ts'
import { classNames } from '#src/ui/class-names.ts'
import { CartLines } from './cart-lines.tsx'
import { CartTotal } from './cart-total.tsx'
import * as styles from './cart-page.module.css'

export function CartPage() {
  const lines = useCartLines()
  const products = useMemo(() => lines.map(({ product }) => product), [lines])
  const changes = usePriceChanges(products)
  const replaceProducts = useSetAtom(replaceProductsAtom)
  const part = useRef(null)
  useEffect(() => sendEvent((events) => events.cartShown(part, lines)), [lines])
  const lists = {
    cart: lines.map(({ product, quantity }) => ({ id: product.id, quantity })),
    favourites: [],
  }
  return (
    <>
      <BackLink parent="/" />
      <div className={classNames(titleRow.row, styles.head)}>
        <PageHeading>Cart</PageHeading>
        <ListActions name="cart" lists={lists} />
      </div>
      {lines.length > 0 ? (
        <div className={styles.cart}>
          <div>
            <NewPrices changes={changes} onAccept={replaceProducts} />
            <CartLines lines={lines} changes={changes} />
          </div>
          <CartTotal lines={lines} />
        </div>
      ) : (
        <>
          <EmptyState text="Your cart is empty" />
          <RecentlyViewed />
        </>
      )}
    </>
  )
}
