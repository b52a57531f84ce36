import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { CatalogueSearch } from '#src/domain/list/catalogue-search.ts'

/**
 * Changes the address of a list, and goes to page 1; resolves when the list of the new address is shown.
 *
 * @param typingRun the same for all changes of one run of typing, which are one step of the history
 */
type ChangeSearch = (change: Partial<CatalogueSearch>, typingRun?: number) => Promise<void>

interface ListSearches {
  /** What the controls show: the same as the list, or a press whose list is not drawn yet. */
  readonly pressed: CatalogueSearch
  /** Stays the same function. */
  readonly change: ChangeSearch
}

/**
 * The two searches of a list: the one that the list shows, and the one that was pressed. A press shows in its control at
 * once; the router draws the list of the new address after the next paint. The next press builds on it, so that none is
 * lost.
 *
 * @param search what the list shows
 */
export function useListSearches(search: CatalogueSearch): ListSearches {
  const open = useOpenSearch()
  const [press, setPress] = useState({ from: search, to: search })
  // The same object as long as it says the same: controls do not render again once the list is drawn.
  const isPressed = press.from === search || JSON.stringify(press.to) === JSON.stringify(search)
  const pressed = isPressed ? press.to : search
  const changeRef = useRef<ChangeSearch>(undefined)
  useLayoutEffect(() => {
    changeRef.current = (values, typingRun) => {
      const to = { ...pressed, page: 1, ...values }
      setPress({ from: search, to })
      return open(to, typingRun)
    }
  })
  const change: ChangeSearch = useCallback(
    async (values, typingRun) => changeRef.current?.(values, typingRun),
    [],
  )
  return { pressed, change }
}

/** Opens another search as a new entry of the history, or, within a run of typing, in place of the last one. */
function useOpenSearch() {
  const router = useRouter()
  const navigate = useNavigate()
  return (search: CatalogueSearch, typingRun: number | undefined) =>
    navigate({
      to: '.',
      search,
      state: typingRun === undefined ? {} : { typingRun },
      replace: typingRun !== undefined && typingRun === router.latestLocation.state.typingRun,
      resetScroll: false,
    })
}
