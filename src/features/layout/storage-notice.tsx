import { useHydrated } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { storageRefusedAtom } from '#src/state/storage-health.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Says once that choices will be lost, where the browser refuses to keep them. */
export function StorageNotice() {
  const isRefused = useAtomValue(storageRefusedAtom)
  const [isDismissed, setIsDismissed] = useState(false)
  // The template of a page has no notice.
  const isHydrated = useHydrated()
  if (!isRefused || isDismissed || !isHydrated) return null
  return (
    <Notice>
      <p>This browser does not let the shop keep your cart and favourites after you leave.</p>
      <IconButton icon="close" label="Close message" onClick={() => setIsDismissed(true)} />
    </Notice>
  )
}
