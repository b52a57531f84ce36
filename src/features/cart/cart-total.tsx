import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { cartTotal, pricedLines } from '#src/domain/cart/cart-total.ts'
import { cartPieces, type CartLine } from '#src/domain/cart/cart.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { sendEvent } from '#src/events/send-event.ts'
import { clearCartAtom } from '#src/state/cart.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckoutDialog } from './checkout-dialog.tsx'
import styles from './cart-total.module.css'

interface CartTotalProps {
  readonly lines: readonly CartLine[]
}

export function CartTotal({ lines }: CartTotalProps) {
  const clearCart = useSetAtom(clearCartAtom)
  const [isAsked, setIsAsked] = useState(false)
  const openCheckout = () => {
    setIsAsked(true)
    sendEvent((events) => events.checkoutBegun(lines))
  }
  return (
    <div className={styles.total}>
      <div className={styles.content}>
        <p className={styles.sum}>{formatPrice(cartTotal(lines))}</p>
        <p className={styles.count}>{`Total for ${cartPieces(pricedLines(lines))} items`}</p>
        <Button className={styles.checkout} onClick={openCheckout}>
          Checkout
        </Button>
      </div>
      {isAsked && (
        <CheckoutDialog onClose={() => setIsAsked(false)} onConfirm={() => clearCart()} />
      )}
    </div>
  )
}
