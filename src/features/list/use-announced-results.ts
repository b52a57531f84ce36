import { useLocation } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import { announceAtom } from '#src/state/messages.ts'

/** How long the shopper has stopped typing when the results are announced, in milliseconds. */
const TYPING_PAUSE = 600

/**
 * Announces a list when it is shown, and again when its address changes: another order or filter shows other products,
 * perhaps under the same numbers. A page number that is corrected because it was past the last changes nothing.
 *
 * @param results undefined while the list is only prepared
 */
export function useAnnouncedResults(results: string | undefined, search: CatalogueSearch): void {
  const announce = useSetAtom(announceAtom)
  const isTyped = useLocation({ select: ({ state }) => state.typingRun !== undefined })
  const list = JSON.stringify({ ...search, page: undefined })

  useEffect(() => {
    if (results === undefined) return undefined
    if (!isTyped) {
      announce(results)
      return undefined
    }
    const timer = setTimeout(() => announce(results), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [announce, results, list, isTyped])
}
