import { useRef, useState } from 'react'
import * as m from '#src/messages/messages.gen.ts'
import { Button } from '#src/ui/button.tsx'
import * as dialog from '#src/ui/dialog.module.css'
import { closeDialog, Dialog } from '#src/ui/dialog.tsx'
import { copyText } from '#src/ui/share-link.ts'
import * as styles from './share-dialog.module.css'

interface ShareDialogProps {
  readonly url: string
  readonly onClose: () => void
}

export function ShareDialog({ url, onClose }: ShareDialogProps) {
  const fieldRef = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')

  const copy = async () => {
    const isCopied = await copyText(url)
    if (!isCopied) fieldRef.current?.select()
    setMessage(isCopied ? m.shareCopied : m.shareNotCopied)
  }
  return (
    <Dialog shape="card" title={m.shareShare} onClose={onClose}>
      <label className={styles.label}>
        <span>{m.shareLink}</span>
        <input
          ref={fieldRef}
          readOnly
          dir="ltr"
          value={url}
          className={styles.field}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <div className={dialog.buttons}>
        <Button onClick={() => void copy()}>{m.shareCopy}</Button>
        <Button variant="secondary" onClick={closeDialog}>
          {m.uiClose}
        </Button>
      </div>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </Dialog>
  )
}
