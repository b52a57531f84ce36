import { useId, type RefObject } from 'react'
import { Button } from '#src/ui/button.tsx'
import styles from './checkout-dialog.module.css'

interface CheckoutDialogProps {
  readonly dialogRef: RefObject<HTMLDialogElement | null>
  readonly onConfirm: () => void
}

/** Replaces the checkout, which the shop does not have (specification, section 1): offers to clear the cart. */
export function CheckoutDialog({ dialogRef, onConfirm }: CheckoutDialogProps) {
  const textId = useId()
  const close = () => dialogRef.current?.close()
  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={textId}
      className={styles.dialog}
      onClick={(event) => {
        // The content covers the whole dialog: a click whose target is the dialog itself is on the backdrop.
        if (event.target === dialogRef.current) close()
      }}
    >
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
    </dialog>
  )
}
