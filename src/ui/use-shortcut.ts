import { useEffect, useEffectEvent } from 'react'

/** Calls `onPressed` for a key together with Control, or with Command on a Mac, wherever focus is. */
export function useShortcut(key: string, onPressed: () => void): void {
  const pressed = useEffectEvent(onPressed)
  // The keyboard of the whole window is outside of React's tree.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.altKey || event.shiftKey) return
      if (event.ctrlKey === event.metaKey) return
      event.preventDefault()
      pressed()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [key])
}
