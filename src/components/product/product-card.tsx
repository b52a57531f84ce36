import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { cardSpecifications } from '#src/domain/facts/specifications.ts'
import type { Product } from '#src/domain/product/product.ts'
import { sendEvent } from '#src/events/send-event.ts'
import { focusKey } from '#src/ui/focus-keys.ts'
import { AddToCartButton } from './add-to-cart-button.tsx'
import { CARD_SIZES } from './card-sizes.ts'
import { CompareButton } from './compare-button.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { Price } from './price.tsx'
import { ProductPhoto } from './product-photo.tsx'
import { SpecificationList } from './specification-list.tsx'
import { useReturnState } from '#src/components/page/use-return-state.ts'
import styles from './product-card.module.css'

interface ProductCardProps {
  /** The name of the list that the card is in, for events. */
  readonly list: string
  readonly product: Product
  /** What the name's link shows, instead of the product's name. */
  readonly name?: ReactNode
  readonly headingLevel?: 'h2' | 'h3'
  readonly withOldPrice?: boolean
  /** Loads the picture at once, as in the first row. */
  readonly isEager?: boolean
  /** Whether the price is the lowest of several variants. */
  readonly isLowestPrice?: boolean
  /** Renders a note below the price; gets the id of the link with the product's name. */
  readonly note?: ((nameId: string) => ReactNode) | undefined
  /** Over a corner of the picture. */
  readonly badge?: ReactNode
  /** Replaces the list of specifications. */
  readonly facts?: ReactNode
}

/** A product in a list or carousel. Its name is the only link, which covers the card except for the buttons. */
export function ProductCard({
  list,
  product,
  name = product.name,
  headingLevel: Heading = 'h3',
  withOldPrice = true,
  isEager = false,
  isLowestPrice = false,
  note,
  badge,
  facts = <SpecificationList rows={cardSpecifications(product)} />,
}: ProductCardProps) {
  const nameId = useId()
  const returnState = useReturnState()
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div data-picture={product.itemId} className={styles.photo}>
        <ProductPhoto
          path={product.image}
          pictureSizes={product.pictureSizes}
          alt=""
          shownAt={CARD_SIZES}
          loading={isEager ? 'eager' : 'lazy'}
        />
      </div>
      <Heading className={styles.name}>
        <Link
          id={nameId}
          dir="auto"
          to="/$category/$productId"
          params={{ category: product.category, productId: product.itemId }}
          state={returnState}
          {...focusKey('open', product.id)}
          onClick={() => sendEvent((events) => events.itemSelected(list, product))}
          className={styles.link}
        >
          {name}
        </Link>
      </Heading>
      {badge}
      <div>
        <Price
          price={product.price}
          fullPrice={withOldPrice ? product.fullPrice : undefined}
          currency={product.currency}
          isLowest={isLowestPrice}
        />
        {note?.(nameId)}
      </div>
      {facts}
      <div className={styles.buy}>
        <AddToCartButton product={product} describedBy={nameId} variant="secondary" />
      </div>
      <div className={styles.toggles}>
        <FavouriteButton product={product} describedBy={nameId} />
        <CompareButton product={product} describedBy={nameId} />
      </div>
    </article>
  )
}
