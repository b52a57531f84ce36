import { useEffect, useState, type ComponentType } from 'react'
import { lateCode } from '#src/code/late-code.ts'
import { readText } from '#src/state/browser-storage.ts'
import { STORAGE_KEYS } from '#src/state/storage-keys.ts'

const withRow = lateCode(
  'recently viewed products',
  () => import('#src/components/recently-viewed.tsx'),
)

/** Kept, so that the row is in the first render when the visitor returns to the page. */
let LoadedRow: ComponentType | undefined

/** 'Recently viewed', whose code loads where a product has been opened before. */
export function LateRecentlyViewed() {
  const [Row, setRow] = useState(() => LoadedRow)
  useEffect(() => {
    if (readText(STORAGE_KEYS.viewed) === null) return
    return withRow(({ RecentlyViewed }) => {
      LoadedRow = RecentlyViewed
      setRow(() => LoadedRow)
      return () => undefined
    })
  }, [])
  return Row && <Row />
}
