import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useReturnState } from '#src/components/page/history-entry.ts'
import * as page from '#src/components/page/two-columns.module.css'
import { DeliveryNote, PriceTerms } from '#src/components/product/price-terms.tsx'
import { type CartLine, cartPieces } from '#src/domain/cart/cart.ts'
import { cartTotal, countedLines } from '#src/domain/cart/todays-lines.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { sendEvent } from '#src/analytics/send-event.ts'
import { clearCartAtom } from '#src/state/cart-atoms.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import * as dialog from '#src/ui/dialog.module.css'
import { closeDialog, Dialog } from '#src/ui/dialog.tsx'
import * as styles from './cart-total.module.css'

export function CartTotal({ lines }: { readonly lines: readonly CartLine[] }) {
  const [isAsked, setIsAsked] = useState(false)
  const navigate = useNavigate()
  const returnState = useReturnState()
  const openCheckout = () => {
    if (SETTINGS.order) void navigate({ to: '/order', state: returnState() })
    else setIsAsked(true)
    sendEvent((events) => events.checkoutBegun(lines))
  }
  return (
    <div className={classNames(page.aside, styles.total)}>
      <div className={styles.content}>
        <p className={classNames(page.sum, styles.sum)}>{formatPrice(cartTotal(lines))}</p>
        <p className="quiet">{m.cartTotal({ count: cartPieces(countedLines(lines)) })}</p>
        <Button className={styles.checkout} onClick={openCheckout}>
          {m.cartCheckout}
        </Button>
      </div>
      <PriceTerms />
      <DeliveryNote lines={countedLines(lines)} />
      {isAsked && <CheckoutDialog onClose={() => setIsAsked(false)} />}
    </div>
  )
}

/** Replaces the checkout of a shop that takes no orders (specification, section 1): offers to clear the cart. */
function CheckoutDialog({ onClose }: { readonly onClose: () => void }) {
  const clearCart = useSetAtom(clearCartAtom)
  return (
    <Dialog shape="card" title={m.cartNoOrders} onClose={onClose}>
      <div className={dialog.buttons}>
        <Button onClick={closeDialog}>{m.cartContinue}</Button>
        <Button
          variant="secondary"
          className={styles.confirm}
          onClick={(event) => {
            closeDialog(event)
            clearCart()
          }}
        >
          {m.cartConfirm}
        </Button>
      </div>
    </Dialog>
  )
}
