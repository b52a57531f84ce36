import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { storageRefusedAtom } from '#src/state/storage-health.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Warns, until dismissed, that the browser refuses to store the cart and favourites. */
export function StorageNotice() {
  const isRefused = useAtomValue(storageRefusedAtom)
  const [isDismissed, setIsDismissed] = useState(false)
  if (!isRefused || isDismissed) return null
  return (
    <Notice>
      <p>This browser does not let the shop keep your cart and favourites after you leave.</p>
      <IconButton icon="close" label="Close message" onClick={() => setIsDismissed(true)} />
    </Notice>
  )
}
