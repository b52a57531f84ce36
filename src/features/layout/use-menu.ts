import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The navigation of small screens, opened by a button. */
export interface Menu {
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly close: () => void
}

/** From this width on, the header shows the navigation itself, and there is no menu. */
const WIDE = '(width >= 40rem)'

/** The open state belongs to the location where the menu was opened, so that every navigation closes it. */
export function useMenu(): Menu {
  const locationKey = useLocation({ select: ({ state }) => state.__TSR_key })
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt !== undefined && openAt === locationKey
  // Forgets it, so that the menu does not open by itself when Back or Forward lead to that location again.
  if (openAt !== undefined && !isOpen) setOpenAt(undefined)

  // Close the menu in a window that becomes wide: its button is hidden there, and the page would stay inert.
  useEffect(() => {
    if (!isOpen) return
    const wide = window.matchMedia(WIDE)
    const close = () => setOpenAt(undefined)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [isOpen])

  return {
    isOpen,
    toggle: () => setOpenAt(isOpen ? undefined : locationKey),
    close: () => setOpenAt(undefined),
  }
}
