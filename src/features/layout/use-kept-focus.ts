import { useEffect } from 'react'
import { loadCode } from '#src/code/load-code.ts'

/** Runs `keepFocus`. Its code loads after the page is drawn, so that a first visit does not wait for it. */
export function useKeptFocus(): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isLeft = false
    void loadCode('the focus', () => import('./keep-focus.ts')).then(
      ({ keepFocus }) => {
        if (!isLeft) stop = keepFocus()
      },
      // The shop works without it: ignore that the code failed to load.
      () => undefined,
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [])
}
