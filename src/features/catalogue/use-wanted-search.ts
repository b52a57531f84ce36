import { useState } from 'react'
import type { CatalogueSearch } from '#src/domain/catalogue-search.ts'

/** Changes the address of a list; resolves when the list of the new address is shown. */
export type OnSearchChange = (change: Partial<CatalogueSearch>, run?: number) => Promise<void>

/**
 * What the controls of a list show: the address, or a press whose address the router is still opening. The next press
 * then builds on it, and none is lost.
 */
export function useWantedSearch(search: CatalogueSearch, onSearchChange: OnSearchChange) {
  const [press, setPress] = useState({ from: search, to: search })
  const wanted = press.from === search ? press.to : search
  const change: OnSearchChange = (values, run) => {
    const to = { ...wanted, page: 1, ...values }
    setPress({ from: search, to })
    return onSearchChange(to, run)
  }
  return { wanted, change }
}
