import { useEffect, useState, type ComponentType } from 'react'
import { lateCode } from '#src/code/late-code.ts'

const withNotices = lateCode('notices', () => import('./passing-notices.tsx'))

/** Undo and short messages. Their code loads after the first page, before it is needed. */
export function LateNotices() {
  // Not React's `lazy`, which would show the first notice up to 300 ms late.
  const [PassingNotices, setPassingNotices] = useState<ComponentType>()
  useEffect(
    () =>
      withNotices(({ PassingNotices }) => {
        setPassingNotices(() => PassingNotices)
        return () => setPassingNotices(undefined)
      }),
    [],
  )
  return PassingNotices && <PassingNotices />
}
