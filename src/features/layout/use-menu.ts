import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { entryKey } from '#src/components/page/history-entry.ts'
import { useMediaQuery } from '#src/ui/use-media-query.ts'

export type Menu = ReturnType<typeof useMenu>

/** From this width on, the header shows the navigation itself, and there is no menu. */
const WIDE = '(width >= 40rem)'

/** The open state belongs to the location where the menu was opened, so that every navigation closes it. */
export function useMenu() {
  const locationKey = useLocation({ select: entryKey })
  const [openAt, setOpenAt] = useState<string>()
  // In a window that becomes wide, its button is hidden, and the page would stay inert.
  const isWide = useMediaQuery(WIDE)
  const isOpen = openAt !== undefined && openAt === locationKey && !isWide
  // Forgets it, so that the menu does not open by itself when Back or Forward lead to that location again.
  if (openAt !== undefined && !isOpen) setOpenAt(undefined)

  return {
    isOpen,
    toggle: () => setOpenAt(isOpen ? undefined : locationKey),
    close: () => setOpenAt(undefined),
  }
}
