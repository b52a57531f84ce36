import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { LongList } from '#src/components/page/long-list.tsx'
import { BackLink } from '#src/components/page/back-link.tsx'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { FaultBoundary } from '#src/components/page/fault-boundary.tsx'
import { ListActions } from '#src/components/share/list-actions.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import * as page from '#src/components/page/two-columns.module.css'
import * as carousel from '#src/components/product/product-carousel.module.css'
import { ProductCarousel } from '#src/components/product/product-carousel.tsx'
import { RecentlyViewed } from '#src/components/product/recently-viewed.tsx'
import { useCartLines } from '#src/components/product/use-products-now.ts'
import { lazyComponent } from '#src/components/page/lazy-component.tsx'
import { useNeededProducts, useProductsOf } from '#src/data/catalogue-query.ts'
import { goesWith } from '#src/domain/product/goes-with.ts'
import type { Product } from '#src/domain/product/product.ts'
import { alsoLiked } from '#src/domain/list/selections.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { sendEvent } from '#src/analytics/send-event.ts'
import { classNames } from '#src/ui/class-names.ts'
import { CartLineItem } from './cart-line-item.tsx'
import { CartTotal } from './cart-total.tsx'

const Receipts = lazyComponent({
  part: 'receipts',
  load: async () => (await import('./sent-orders.tsx')).Receipts,
  isOptional: true,
})

/** Memoized, so that a change of one line does not render the others. */
const Line = memo(CartLineItem)
const Further = memo(Suggestions)

export function CartPage() {
  const lines = useCartLines()
  const first = lines[0]?.product
  const [isShort, setIsShort] = useState(false)
  // A cart that was short keeps the row below it, even when a product is added from it.
  if (!isShort && lines.length === 1) setIsShort(true)
  useNeededProducts(lines.map(({ product }) => product.itemId))
  const items = useMemo(
    () =>
      lines.map((line) => ({
        key: line.product.id,
        content: (
          <FaultBoundary fallback={line.product.name}>
            <Line {...line} />
          </FaultBoundary>
        ),
      })),
    [lines],
  )
  const part = useRef(null)
  useEffect(() => sendEvent((events) => events.cartShown(part, lines)), [lines])
  const lists = {
    cart: lines.map(({ product, quantity }) => ({ id: product.id, quantity })),
    favourites: [],
  }
  return (
    <>
      <div className="row spread">
        <BackLink parent="/" />
        {first && <ListActions lists={lists} />}
      </div>
      <PageHeading className="title">{m.cartHeading}</PageHeading>
      {first ? (
        <>
          <div className={page.columns}>
            <LongList items={items} />
            <CartTotal lines={lines} />
          </div>
          {isShort && <Further key={first.itemId} product={first} />}
        </>
      ) : (
        <>
          <EmptyState time="0:00" text={m.cartEmpty} />
          <RecentlyViewed />
        </>
      )}
      {SETTINGS.order && <Receipts />}
    </>
  )
}

/** What goes with a product, or else others; nothing if the catalogue failed to load. */
function Suggestions({ product }: { readonly product: Product }) {
  const { data, isPending } = useProductsOf([product.itemId])
  // Deferred: the page responds to input while it draws the row.
  const catalogue = useDeferredValue(data)
  const products = useMemo(() => {
    const suited = catalogue ? goesWith(catalogue, product) : []
    return catalogue && suited.length === 0 ? alsoLiked(catalogue, product.itemId) : suited
  }, [catalogue, product])
  return (
    <div className={classNames(carousel.further, 'not-printed')}>
      <ProductCarousel
        heading={m.cartAlsoLike}
        products={products}
        isPending={isPending || (data !== undefined && catalogue === undefined)}
      />
    </div>
  )
}
