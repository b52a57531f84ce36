import { useEffect, useId, useRef, type ComponentProps, type MouseEvent } from 'react'
import * as m from '#src/messages/messages.gen.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useOverlay } from './use-overlay.ts'
import * as styles from './dialog.module.css'

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'className' | 'ref'> {
  /** A card in the middle of the window, a sheet at its side, or all of it. */
  readonly shape: 'card' | 'sheet' | 'window'
  /** Shown above the content; unless it is a card, beside a button that closes the dialog. */
  readonly title?: string
  readonly onClose: () => void
}

/** A modal dialog, open while it is rendered. Escape, Back and a press beside it close it, and the focus returns. */
export function Dialog({ shape, title, onClose, children, ...props }: DialogProps) {
  const titleId = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  useEffect(() => dialogRef.current?.showModal(), [])
  useOverlay(true, () => dialogRef.current?.close())
  return (
    <dialog
      aria-labelledby={title === undefined ? undefined : titleId}
      {...props}
      ref={dialogRef}
      className={classNames(styles.dialog, styles[shape])}
      onClose={onClose}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        // The browser's own `close` event comes a frame later, and would undo an earlier press on the opener.
        event.preventDefault()
        event.currentTarget.close()
        onClose()
      }}
      onClick={({ target, currentTarget }) => {
        // The content covers the whole dialog: a click whose target is the dialog itself is on the backdrop.
        if (target === currentTarget) currentTarget.close()
      }}
    >
      {title === undefined ? (
        children
      ) : (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {shape !== 'card' && (
              <IconButton
                icon="close"
                label={m.uiClose}
                className={styles.close}
                onClick={closeDialog}
              />
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}

/** For a button in a dialog. */
export function closeDialog({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.close()
}
