import { useSetAtom } from 'jotai'
import type { ComponentProps } from 'react'
import type { Product } from '#src/domain/product/product.ts'
import * as m from '#src/messages/messages.gen.ts'
import { addToCartAtom, cartIdsAtom } from '#src/state/cart-atoms.ts'
import { showToastAtom } from '#src/state/toasts.ts'
import { Button } from '#src/ui/button.tsx'
import * as button from '#src/ui/button.module.css'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { focusKey } from '#src/ui/focus-keys.ts'
import { ProductLink } from './product-link.tsx'
import { useIsInSet } from './use-is-in-set.ts'
import * as styles from './add-to-cart-button.module.css'

interface AddToCartButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  /** Undefined until the catalogue has loaded: the button is disabled. */
  readonly product: Product | undefined
  readonly describedBy?: string
}

/**
 * Adds a product to the cart, unless it is sold out. Another press changes nothing (specification, section 4). Nothing
 * for a price on request; a link to the page of a product that asks for something.
 */
export function AddToCartButton({
  product,
  describedBy,
  variant = 'primary',
}: AddToCartButtonProps) {
  const isAdded = useIsInSet(cartIdsAtom, product?.id)
  const isSoldOut = product?.availability === 'out'
  const addToCart = useSetAtom(addToCartAtom)
  const showToast = useSetAtom(showToastAtom)
  if (product?.availability === 'request') return null
  if (product?.options !== undefined && !isSoldOut)
    return (
      <ProductLink
        product={product}
        aria-describedby={describedBy}
        className={classNames(button.button, button[variant], styles.button)}
      >
        {m.cardChoose}
      </ProductLink>
    )
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
        addToCart(product)
        showToast(m.cardAddedToCart({ name: product.name }), product)
      }}
    >
      {isAdded && !isSoldOut && <Icon name="check" />}
      <span>{isSoldOut ? m.availabilityOut : isAdded ? m.cardAdded : m.cardAddToCart}</span>
    </Button>
  )
}
