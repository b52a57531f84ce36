import { useId, type ReactNode } from 'react'
import { cardSpecifications } from '#src/domain/facts/specifications.ts'
import { availabilityText, knownPrice } from '#src/domain/product/availability.ts'
import type { Product } from '#src/domain/product/product.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { viewedIdsAtom } from '#src/state/viewed.ts'
import { classNames } from '#src/ui/class-names.ts'
import { sendEvent } from '#src/analytics/send-event.ts'
import { AddToCartButton } from './add-to-cart-button.tsx'
import { ListToggle } from './list-toggle.tsx'
import { Price } from './price.tsx'
import { ProductLink } from './product-link.tsx'
import { ProductName } from './product-name.tsx'
import { CARD_SIZES, ProductPhoto, roomOf } from './product-photo.tsx'
import { SpecificationList } from './specification-list.tsx'
import { useIsInSet } from './use-is-in-set.ts'
import * as styles from './product-card.module.css'

interface ProductCardProps {
  /** The name of the list that the card is in, for events. */
  readonly list: string
  readonly product: Product
  readonly withOldPrice?: boolean
  /** Loads the picture at once, as in the first row. */
  readonly isEager?: boolean
  readonly isLowestPrice?: boolean
  readonly note?: ReactNode
  /** In a grid, the card's heading is one level higher, and a product whose page was opened is marked. */
  readonly isInGrid?: boolean
  readonly facts?: ReactNode
}

/** A product in a list or carousel. Its name is the only link, which covers the card except for the buttons. */
export function ProductCard({
  list,
  product,
  withOldPrice = true,
  isEager = false,
  isLowestPrice = false,
  note,
  isInGrid = false,
  facts = <SpecificationList rows={cardSpecifications(product)} size="line" />,
}: ProductCardProps) {
  const Heading = isInGrid ? 'h2' : 'h3'
  const nameId = useId()
  const availability = availabilityText(product)
  const price = knownPrice(product)
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div data-picture={product.itemId} className={styles.photo} style={roomOf(product)}>
        <ProductPhoto of={product} shownAt={CARD_SIZES} loading={isEager ? 'eager' : 'lazy'} />
      </div>
      {isInGrid && <ViewedBadge product={product} />}
      <Heading className={styles.name}>
        {SETTINGS.hasRows && product.sku && (
          <span dir="auto" className={styles.number}>
            {product.sku}
          </span>
        )}
        <ProductLink
          id={nameId}
          product={product}
          onClick={() => sendEvent((events) => events.itemSelected(list, product))}
          className={styles.link}
        >
          <ProductName product={product} />
        </ProductLink>
      </Heading>
      <div className={styles.facts}>
        <Price
          price={price}
          fullPrice={withOldPrice ? product.fullPrice : undefined}
          unitPrice={isLowestPrice ? undefined : product.unitPrice}
          isLowest={isLowestPrice}
        />
        {product.priorText && <p className="note">{product.priorText}</p>}
        {availability && <p className="note">{availability}</p>}
        {SETTINGS.priceNote && price !== undefined && (
          <p className="note">{SETTINGS.priceNote.text}</p>
        )}
        {note}
        {facts}
      </div>
      <div className={styles.buy}>
        <AddToCartButton product={product} describedBy={nameId} variant="secondary" />
      </div>
      {(['comparison', 'favourites'] as const).map((name) => (
        <ListToggle
          key={name}
          list={name}
          product={product}
          describedBy={nameId}
          className={styles[name]}
        />
      ))}
    </article>
  )
}

function ViewedBadge({ product }: Pick<ProductCardProps, 'product'>) {
  const isViewed = useIsInSet(viewedIdsAtom, product.itemId)
  return isViewed && <p className={classNames(styles.badge, 'not-printed')}>{m.cardViewed}</p>
}
