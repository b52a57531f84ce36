import { useEffect } from 'react'
import { loadCode } from '#src/code/load-code.ts'

/** Keeps the focus as `keep-focus.ts` does. Its code comes once the page is drawn, and is no part of a first visit. */
export function useKeptFocus(): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isLeft = false
    void loadCode('the focus', () => import('./keep-focus.ts')).then(
      ({ keepFocus }) => {
        if (!isLeft) stop = keepFocus()
      },
      // The shop works without it.
      () => undefined,
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [])
}
