import { useSetAtom } from 'jotai'
import type { ComponentProps } from 'react'
import type { Product } from '#src/domain/product/product.ts'
import { addToCartAtom, cartIdsAtom } from '#src/state/cart-atoms.ts'
import { showMessageAtom } from '#src/state/messages.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { focusKey } from '#src/ui/focus-keys.ts'
import { useAskFirst } from './use-ask-first.ts'
import { useIsInSet } from './use-is-in-set.ts'
import * as styles from './add-to-cart-button.module.css'

/** In a shop without options, undefined. */
const useOptions = import.meta.env.SHOP_OPTIONS === false ? (): undefined => undefined : useAskFirst

interface AddToCartButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  /** Undefined until the catalogue has loaded: the button is disabled. */
  readonly product: Product | undefined
  readonly describedBy?: string
  /** Whether the product is as the shopper has chosen it. A list does not know its options. */
  readonly isChosen?: boolean
}

/** Adds a product to the cart, unless it is sold out; nothing if its price is on request. Another press changes nothing (specification, section 4). */
export function AddToCartButton({
  product,
  describedBy,
  variant = 'primary',
  isChosen = false,
}: AddToCartButtonProps) {
  const isAdded = useIsInSet(cartIdsAtom, product?.id)
  const isSoldOut = product?.availability === 'out'
  const addToCart = useSetAtom(addToCartAtom)
  const showMessage = useSetAtom(showMessageAtom)
  const askFirst = useOptions()
  if (product?.availability === 'request') return null
  return (
    <Button
      variant={variant}
      className={classNames(styles.button, isAdded && !isSoldOut && styles.added)}
      aria-pressed={isAdded}
      aria-describedby={describedBy}
      {...(product && focusKey('add', product.id))}
      disabled={product === undefined || isSoldOut}
      onClick={() => {
        if (!product || isAdded) return
        const add = () => {
          addToCart(product)
          showMessage(`Added to cart: ${product.name}`, true)
        }
        if (isChosen || !askFirst) add()
        else void askFirst(product, add)
      }}
    >
      {isAdded && !isSoldOut && <Icon name="check" />}
      <span>{isSoldOut ? 'Sold out' : isAdded ? 'Added' : 'Add to cart'}</span>
    </Button>
  )
}
