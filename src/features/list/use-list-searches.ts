import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsScrollRestored } from '#src/components/page/restored-scroll.ts'
import type { CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import { afterNextPaint } from '#src/ui/after-next-paint.ts'

/**
 * Changes the address of a list, and goes to page 1; resolves when the list of the new address is shown.
 *
 * @param typingRun the same for all changes of one run of typing, which are one step of the history
 */
type ChangeSearch = (change: Partial<CatalogueSearch>, typingRun?: number) => Promise<void>

interface ListSearches {
  /** What the controls show: the address, or a press whose address the router is still opening. */
  readonly pressed: CatalogueSearch
  /** What the list shows; undefined before the first paint of a long list. */
  readonly shown: CatalogueSearch | undefined
  /** Stays the same function. */
  readonly change: ChangeSearch
}

/**
 * The three searches of a list: the address, what was pressed, and what is shown. A press shows in its control at once,
 * before the router has opened its address; the next press builds on it, so that none is lost. A long list follows one
 * paint after its address, because sorting and drawing it takes longer than the answer to a press may wait.
 *
 * @param search the address
 */
export function useListSearches(search: CatalogueSearch, isLong: boolean): ListSearches {
  const open = useOpenSearch()
  const [press, setPress] = useState({ from: search, to: search })
  // The same object as long as it says the same: controls do not render again once the address is open.
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

  // A scroll position is restored on the first paint.
  const isRestored = useIsScrollRestored()
  const [painted, setPainted] = useState(isRestored ? search : undefined)
  const isLate = isLong && painted !== search
  useEffect(() => (isLate ? afterNextPaint(() => setPainted(search)) : undefined), [isLate, search])

  return { pressed, shown: isLate ? painted : search, change }
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
