import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { lazyComponent } from '#src/components/page/lazy-component.tsx'
import * as m from '#src/messages/messages.gen.ts'
import { showToastAtom } from '#src/state/toasts.ts'
import { Button } from '#src/ui/button.tsx'
import { copyText, fullAddress, sendLink } from '#src/ui/share-link.ts'
import { previewAddress } from '#src/domain/sharing/preview-address.ts'

const ShareDialog = lazyComponent({
  part: 'sharing',
  load: async () => (await import('./share-dialog.tsx')).ShareDialog,
})

/** Shares the page's address or that of its link preview: by the system's sheet, else by copying or showing it. */
export function ShareButton() {
  const router = useRouter()
  const showToast = useSetAtom(showToastAtom)
  const [shownUrl, setShownUrl] = useState<string>()
  const close = () => setShownUrl(undefined)
  const share = async () => {
    const href = router.history.createHref(router.latestLocation.href)
    const preview = import.meta.env.SHOP_PREVIEWS === true ? previewAddress(href) : undefined
    const url = fullAddress(preview ?? href)
    if (await sendLink({ title: document.title, url })) return
    if (await copyText(url)) showToast(m.shareCopied)
    else setShownUrl(url)
  }
  return (
    <>
      <Button variant="text" onClick={() => void share()}>
        {m.shareShare}
      </Button>
      {shownUrl !== undefined && (
        <ShareDialog title={m.sharePage} url={shownUrl} onClose={close} onMissing={close} />
      )}
    </>
  )
}
