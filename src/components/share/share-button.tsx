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

interface ShareButtonProps {
  /** Makes an address to share instead of the page's own; undefined if there is none. */
  readonly addressOf?: () => Promise<string | undefined>
}

/** Shares an address or that of its link preview: by the system's sheet, else by copying or showing it. */
export function ShareButton({ addressOf }: ShareButtonProps) {
  const router = useRouter()
  const showToast = useSetAtom(showToastAtom)
  const [shownUrl, setShownUrl] = useState<string>()
  const close = () => setShownUrl(undefined)
  const share = async () => {
    const address = addressOf ? await addressOf() : router.latestLocation.href
    if (address === undefined) return
    const href = router.history.createHref(address)
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
      {shownUrl !== undefined && <ShareDialog url={shownUrl} onClose={close} onMissing={close} />}
    </>
  )
}
