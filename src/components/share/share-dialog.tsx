import { useRef, useState } from 'react'
import * as m from '#src/messages/messages.gen.ts'
import { Button } from '#src/ui/button.tsx'
import * as dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { canSend, copyText, sendLink } from '#src/ui/share-link.ts'
import * as styles from './share-dialog.module.css'

interface ShareDialogProps {
  readonly title: string
  readonly url: string
  readonly onClose: () => void
}

export function ShareDialog({ title, url, onClose }: ShareDialogProps) {
  const fieldRef = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')
  const send = () => sendLink({ title: document.title, url })

  const copy = async () => {
    const isCopied = await copyText(url)
    if (!isCopied) fieldRef.current?.select()
    setMessage(isCopied ? m.shareCopied : m.shareNotCopied)
  }
  return (
    <Dialog shape="card" title={title} onClose={onClose}>
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
        {canSend() && (
          <Button variant="secondary" onClick={() => void send()}>
            {m.shareSend}
          </Button>
        )}
      </div>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </Dialog>
  )
}
