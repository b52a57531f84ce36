import { useEffect, useEffectEvent } from 'react'

const closers = new Set<() => void>()

let onChange: () => void = () => undefined

/** The overlays that are open: dialogs, the menu and the search on phones. The browser's Back closes them. */
export const openOverlays = {
  get isAny() {
    return closers.size > 0
  },
  add(close: () => void) {
    closers.add(close)
    onChange()
  },
  delete(close: () => void) {
    closers.delete(close)
    onChange()
  },
  closeAll() {
    const all = [...closers]
    closers.clear()
    all.forEach((close) => close())
  },
  /** Calls the one function that keeps the browser's history in step. */
  watch(listener: () => void) {
    onChange = listener
  },
}

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
