import { useEffect, useEffectEvent } from 'react'
import { openOverlays } from './open-overlays.ts'

/** While an overlay is open, the browser's Back closes it and stays on the page (decision 041). */
export function useOverlay(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen) return
    const closer = () => close()
    openOverlays.add(closer)
    return () => openOverlays.delete(closer)
  }, [isOpen])
}
