import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { Receipt } from '#src/domain/order/receipt.ts'
import * as m from '#src/messages/messages.gen.ts'
import { clearCartAtom } from '#src/state/cart-atoms.ts'
import { showToastAtom } from '#src/state/toasts.ts'
import { keepReceiptAtom } from '#src/state/receipts.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { copyText } from '#src/ui/share-link.ts'
import * as styles from './order-page.module.css'

/** For messages that no link can hold, and devices without a mail program. */
export function ByHand({ text }: { readonly text: string }) {
  const showToast = useSetAtom(showToastAtom)
  const copy = async () => {
    const isCopied = await copyText(text)
    showToast(isCopied ? m.orderCopied : m.orderNotCopied)
  }
  return (
    <div className="row not-printed">
      <Button variant="text" onClick={() => void copy()}>
        {m.orderCopy}
      </Button>
    </div>
  )
}

/** The order's number, and the button that turns the cart into a receipt. */
export function Sent({ receipt }: { readonly receipt: Receipt }) {
  const { number } = receipt
  const clearCart = useSetAtom(clearCartAtom)
  const keepReceipt = useSetAtom(keepReceiptAtom)
  const navigate = useNavigate()
  return (
    <div className={classNames(styles.sent, 'not-printed')}>
      <p>{m.orderNumber({ number })}</p>
      <p>{m.orderCartStays}</p>
      <Button
        variant="secondary"
        onClick={() => {
          keepReceipt(receipt)
          clearCart()
          void navigate({ to: '/order/$number', params: { number }, replace: true })
        }}
      >
        {m.orderSent}
      </Button>
    </div>
  )
}
