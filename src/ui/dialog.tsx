import { useEffect, type ComponentProps, type RefObject } from 'react'
import { classNames } from './class-names.ts'
import { useOverlay } from './use-overlay.ts'
import * as styles from './dialog.module.css'

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'className' | 'ref'> {
  readonly ref: RefObject<HTMLDialogElement | null>
  /** A card in the middle of the window, a sheet at its side, or all of it. */
  readonly shape: 'card' | 'sheet' | 'window'
  readonly onClose: () => void
}

/** A modal dialog, open while it is rendered. Escape, Back and a press beside it close it, and the focus returns. */
export function Dialog({ ref, shape, onClose, children, ...props }: DialogProps) {
  useEffect(() => ref.current?.showModal(), [ref])
  useOverlay(true, () => ref.current?.close())
  return (
    <dialog
      {...props}
      ref={ref}
      className={classNames(styles.dialog, styles[shape])}
      onClose={onClose}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        // Not left to the browser: its `close` event comes a frame later, and would undo an earlier press on the opener.
        event.preventDefault()
        event.currentTarget.close()
        onClose()
      }}
      onClick={({ target, currentTarget }) => {
        // The content covers the whole dialog: a click whose target is the dialog itself is on the backdrop.
        if (target === currentTarget) currentTarget.close()
      }}
    >
      {children}
    </dialog>
  )
}
