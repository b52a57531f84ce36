import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useReturnState } from '#src/components/page/history-entry.ts'
import { ShopLink } from '#src/components/page/shop-link.tsx'
import { AddToCartButton } from '#src/components/product/add-to-cart-button.tsx'
import { ListToggle } from '#src/components/product/list-toggle.tsx'
import { Price } from '#src/components/product/price.tsx'
import { SpecificationList } from '#src/components/product/specification-list.tsx'
import { useIsInSet } from '#src/components/product/use-is-in-set.ts'
import { summarySpecifications } from '#src/domain/facts/page-facts.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { mailAddress, whatsappAddress } from '#src/domain/order/order-addresses.ts'
import { articleNumberText, type Product } from '#src/domain/product/product.ts'
import { nameParts } from '#src/domain/product/model-name.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { sendEvent } from '#src/analytics/send-event.ts'
import { cartIdsAtom } from '#src/state/cart-atoms.ts'
import { classNames } from '#src/ui/class-names.ts'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { useUncoveredFocus } from '#src/ui/use-uncovered-focus.ts'
import * as styles from './purchase.module.css'

/** A phone held upright. With strong zoom or very large text, the bar would cover too much of the page. */
const PHONE = '(20rem <= width < 640px) and (height >= 480px)'

/** The share of the page's buttons that has to be in view. Not 1: at some zoom levels a fraction of a pixel is cut off. */
const SHOWN = 0.95

interface PurchaseProps {
  /** The catalogue's entry, with a price of its own; undefined until it has loaded. */
  readonly product: Product | undefined
  /** What the cart receives. */
  readonly sold: Product | undefined
  /** The price that the page shows. */
  readonly prices: { readonly price: number; readonly fullPrice: number }
  readonly detail: ProductDetail
}

export function Purchase({ product, sold, prices, detail }: PurchaseProps) {
  const buttonsRef = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery(PHONE)
  const isOutOfView = useIsOutOfView(buttonsRef)
  const part = useRef(null)
  const isOnRequest = product?.availability === 'request'
  const isAdded = useIsInSet(cartIdsAtom, product?.id)
  const returnState = useReturnState()
  const variant = product ? nameParts(product).variant : ''
  const summary = summarySpecifications(detail)
  useEffect(() => {
    if (product) sendEvent((events) => events.productShown(part, product))
  }, [product])
  return (
    <div className={styles.purchase}>
      {sold && product?.price !== detail.priceDiscount && (
        <p className={styles.note}>{m.productCartPrice({ price: formatPrice(sold.price) })}</p>
      )}
      <div ref={buttonsRef} className="row">
        <AddToCartButton product={sold} />
        <ListToggle list="favourites" product={product} />
        <ListToggle list="comparison" product={product} />
      </div>
      {isAdded && (
        <Link to="/cart" state={returnState} className="action not-printed">
          {m.layoutViewCart}
        </Link>
      )}
      {isPhone && isOutOfView && !isOnRequest && (
        <Bar sold={sold} prices={prices} name={detail.name} buttonsRef={buttonsRef}>
          {variant === '' ? detail.name : variant}
        </Bar>
      )}
      {product && <AskLink product={product} />}
      <Promises />
      {summary.length > 0 && <SpecificationList rows={summary} />}
      <p className="note">
        {detail.sku ?? m.productNumber({ number: product ? articleNumberText(product) : '' })}
      </p>
    </div>
  )
}

/** A message to the owner about the product, if its price is on request or the owner answers questions about all. */
function AskLink({ product }: { readonly product: Product }) {
  const { email, whatsapp, ask } = SETTINGS.order ?? {}
  const named = { name: product.name, number: articleNumberText(product) }
  const write =
    email === undefined
      ? whatsapp !== undefined && whatsappAddress(whatsapp)
      : mailAddress(email, m.productQuestionTitle(named))
  if (!write || !(ask || product.availability === 'request')) return null
  return (
    <a href={write(`${m.productQuestion(named)}\n\n`)} className="action not-printed">
      {m.productAsk}
    </a>
  )
}

/** The owner's promises, such as delivery and returns, below the buttons of every product. */
function Promises() {
  const { promises } = SETTINGS
  if (promises.length === 0) return null
  return (
    <ul className={styles.promises}>
      {promises.map(({ text, link }) => (
        <li key={text}>
          <ShopLink link={link} className="note quiet">
            <bdi>{text}</bdi>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

interface BarProps extends Pick<PurchaseProps, 'sold' | 'prices'> {
  readonly name: string
  readonly buttonsRef: RefObject<HTMLElement | null>
  /** What is shown above the price: the page's heading says the rest. */
  readonly children: string
}

/** Price and 'Add to cart' at the bottom of a phone's window while the page's own buttons are out of view. */
function Bar({ sold, prices, name, buttonsRef, children }: BarProps) {
  useUncoveredFocus(buttonsRef)
  return (
    <div
      role="group"
      aria-label={m.productBuy({ name })}
      className={classNames(styles.bar, 'not-printed')}
    >
      <div className={styles.words}>
        <p dir="auto" className={styles.name}>
          {children}
        </p>
        <Price {...prices} />
      </div>
      <AddToCartButton product={sold} />
    </div>
  )
}

/** Whether an element is outside of the window, or in the edges of it that the page's scroll padding keeps free. */
function useIsOutOfView(elementRef: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false)

  useEffect(() => {
    const element = elementRef.current
    if (!element) return
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const margin = [scrollPaddingTop, scrollPaddingBottom].map(
      (padding) => `${-(Number.parseFloat(padding) || 0)}px`,
    )
    const observer = new IntersectionObserver(
      (entries) => setIsOut((entries.at(-1)?.intersectionRatio ?? 1) < SHOWN),
      { rootMargin: margin.join(' 0px '), threshold: SHOWN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [elementRef])

  return isOut
}
