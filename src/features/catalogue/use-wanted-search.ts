import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { CatalogueSearch } from '#src/domain/catalogue-search.ts'

/** Changes the address of a list; resolves when the list of the new address is shown. */
export type OnSearchChange = (change: Partial<CatalogueSearch>, run?: number) => Promise<void>

/**
 * What the controls of a list show: the address, or a press whose address the router is still opening. The next press
 * then builds on it, and none is lost. Both stay the same objects as long as nothing else is wanted, so that controls
 * do not render again once the address is open.
 */
export function useWantedSearch(search: CatalogueSearch, onSearchChange: OnSearchChange) {
  const [press, setPress] = useState({ from: search, to: search })
  const isPressed = press.from === search || JSON.stringify(press.to) === JSON.stringify(search)
  const wanted = isPressed ? press.to : search
  const changeRef = useRef(onSearchChange)
  useLayoutEffect(() => {
    changeRef.current = (values, run) => {
      const to = { ...wanted, page: 1, ...values }
      setPress({ from: search, to })
      return onSearchChange(to, run)
    }
  })
  const change: OnSearchChange = useCallback((values, run) => changeRef.current(values, run), [])
  return { wanted, change }
}
