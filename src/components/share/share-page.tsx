import type { RegisteredRouter } from '@tanstack/react-router'
import type { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { showMessageAtom } from '#src/state/message.ts'
import { copyText } from '#src/ui/copy-text.ts'
import { sendLink } from '#src/ui/send-link.ts'
import { fullAddress } from '#src/components/page/full-address.ts'
import { previewAddress } from './preview-address.ts'
import { ShareDialog } from './share-dialog.tsx'

/**
 * Shares the address of the current page, or that of its page for link previews if the build has written one.
 *
 * @param showDialog shows a dialog in the page, or with null none
 */
export async function sharePage(
  { history, latestLocation }: RegisteredRouter,
  store: ReturnType<typeof createStore>,
  showDialog: (dialog: ReactNode) => void,
): Promise<void> {
  const href = history.createHref(latestLocation.href)
  const preview = import.meta.env.SHOP_PREVIEWS === true ? previewAddress(href) : undefined
  const url = fullAddress(preview ?? href)
  if (await sendLink({ title: document.title, url })) return
  if (await copyText(url)) store.set(showMessageAtom, 'Link copied.')
  else showDialog(<ShareDialog what="this page" url={url} onClose={() => showDialog(null)} />)
}
