import { useEffect, useEffectEvent } from 'react'
import { loadCode } from '#src/code/load-code.ts'

/** Starts something that runs while the component is on the page; returns a function that stops it. */
type Start = () => () => void

/**
 * An effect whose code loads after the page is drawn, so that a first visit does not wait for it. For what the shop
 * works without: if the code fails to load, nothing happens.
 *
 * @param part the name of the code, as for `loadCode`
 * @param load called once
 */
export function useLateEffect(part: string, load: () => Promise<Start>): void {
  const loadOnce = useEffectEvent(load)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isLeft = false
    void loadCode(part, () => loadOnce()).then(
      (start) => {
        if (!isLeft) stop = start()
      },
      () => undefined,
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [part])
}
