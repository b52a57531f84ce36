import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The menu of small screens. */
export interface Menu {
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly close: () => void
}

/** From this width on the navigation stands in the header, and there is no menu. */
const WIDE = '(width >= 640px)'

/** The menu belongs to the location on which it was opened, so that every navigation closes it. */
export function useMenu(): Menu {
  const locationKey = useLocation({ select: ({ state }) => state.__TSR_key })
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt !== undefined && openAt === locationKey

  // A window made wide while the menu is open would leave the page behind it inert.
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
