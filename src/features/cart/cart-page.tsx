import { useSetAtom } from 'jotai'
import { memo, useEffect, useMemo, useRef } from 'react'
import { ListOfAnyLength } from '#src/components/long-list/list-of-any-length.tsx'
import { BackLink } from '#src/components/page/back-link.tsx'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { FaultBoundary } from '#src/components/page/fault-boundary.tsx'
import { ListActions } from '#src/components/share/list-actions.tsx'
import { NewPrices } from '#src/components/product/new-prices.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import * as productLine from '#src/components/product/product-line.module.css'
import { RecentlyViewed } from '#src/components/product/recently-viewed.tsx'
import * as titleRow from '#src/components/page/title-row.module.css'
import { useCartLines, usePriceChanges } from '#src/components/product/use-products-now.ts'
import { sendEvent } from '#src/analytics/send-event.ts'
import { replaceProductsAtom } from '#src/state/cart-atoms.ts'
import { CartLineItem } from './cart-line-item.tsx'
import { CartTotal } from './cart-total.tsx'
import * as styles from './cart-page.module.css'

/** Memoized, so that a change of one line does not render the others. */
const Line = memo(CartLineItem)

export function CartPage() {
  const lines = useCartLines()
  const products = useMemo(() => lines.map(({ product }) => product), [lines])
  const changes = usePriceChanges(products)
  const replaceProducts = useSetAtom(replaceProductsAtom)
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
  const part = useRef(null)
  useEffect(() => sendEvent((events) => events.cartShown(part, lines)), [lines])
  const lists = {
    cart: lines.map(({ product, quantity }) => ({ id: product.id, quantity })),
    favourites: [],
  }
  return (
    <>
      <BackLink parent="/" />
      <div className={titleRow.row}>
        <PageHeading>Cart</PageHeading>
        <ListActions name="cart" lists={lists} />
      </div>
      {lines.length > 0 ? (
        <div className={styles.cart}>
          <div>
            <NewPrices changes={changes} onAccept={replaceProducts} />
            <ListOfAnyLength items={items} className={productLine.lines} />
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
