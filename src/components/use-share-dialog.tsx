import { useState, type ReactNode } from 'react'
import { loadCode } from '#src/code/load-code.ts'

interface ShareDialogControl {
  /** Rejects when the code of the dialog fails to load. */
  readonly open: (url: string) => Promise<void>
  readonly dialog: ReactNode
}

/**
 * The dialog with a link, its QR code and 'Copy'. Its code loads when it is first opened.
 *
 * @param what the link opens, as in 'Share your cart'
 */
export function useShareDialog(what: string): ShareDialogControl {
  const [dialog, setDialog] = useState<ReactNode>(null)
  const open = async (url: string) => {
    const { shareTools } = await loadCode('sharing', () => import('./share-tools.ts'))
    setDialog(<shareTools.ShareDialog what={what} url={url} onClose={() => setDialog(null)} />)
  }
  return { open, dialog }
}
