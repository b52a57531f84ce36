import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { showMessageAtom } from '#src/state/message.ts'
import { Button } from '#src/ui/button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { fullAddress } from './full-address.ts'
import { sendLink } from '#src/ui/send-link.ts'
import { useShareDialog } from './use-share-dialog.tsx'

/** Shares the address of the page: by the system's sheet, else by copying it, else by showing it. */
export function ShareButton() {
  const router = useRouter()
  const showMessage = useSetAtom(showMessageAtom)
  const { open, dialog } = useShareDialog('this page')

  const share = async () => {
    const { history, latestLocation } = router
    const url = fullAddress(history.createHref(latestLocation.href))
    if (await sendLink({ title: document.title, url })) return
    if (await copyText(url)) showMessage('Link copied.')
    else
      await open(url).catch(() =>
        showMessage('The link could not be copied. It is in the address bar.'),
      )
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void share()}>
        Share
      </Button>
      {dialog}
    </>
  )
}
