import { useId, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import styles from './checkout-dialog.module.css'

interface CheckoutDialogProps {
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Replaces the checkout, which the shop does not have (specification, section 1): offers to clear the cart. */
export function CheckoutDialog({ onClose, onConfirm }: CheckoutDialogProps) {
  const textId = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const close = () => dialogRef.current?.close()
  return (
    <Dialog ref={dialogRef} shape="card" aria-labelledby={textId} onClose={onClose}>
      <div className={styles.content}>
        <p id={textId} className={styles.text}>
          Checkout is not implemented yet. Do you want to clear the Cart?
        </p>
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={close}>
            Continue shopping
          </Button>
          <Button
            onClick={() => {
              close()
              onConfirm()
            }}
          >
            Confirm
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
