import { useEffect, useState, type ComponentType } from 'react'
import { loadCode } from '#src/code/load-code.ts'
import { readText, subscribeToKey } from '#src/state/browser-storage.ts'
import { STORAGE_KEYS } from '#src/state/storage-keys.ts'

/** Kept, so that the row is in the first render when the visitor returns to the page. */
let LoadedRow: ComponentType | undefined

/** 'Recently viewed', whose code loads once a product has been opened, here or in another tab. */
export function LateRecentlyViewed() {
  const [Row, setRow] = useState(() => LoadedRow)
  useEffect(() => {
    const load = () => {
      if (readText(STORAGE_KEYS.viewed) === null) return
      void loadCode('recently viewed', () => import('#src/components/recently-viewed.tsx')).then(
        ({ RecentlyViewed }) => {
          LoadedRow = RecentlyViewed
          setRow(() => LoadedRow)
        },
        // The page works without the row.
        () => undefined,
      )
    }
    load()
    return subscribeToKey(STORAGE_KEYS.viewed, load)
  }, [])
  return Row && <Row />
}
