import { useEffect, useEffectEvent, type RefObject } from 'react'
import { listenForShortcut } from './listen-for-shortcut.ts'

/**
 * As `listenForShortcut`.
 *
 * @param shortcutKey undefined while there is none
 * @param controlRef the control for the same action
 */
export function useShortcut(
  shortcutKey: string | undefined,
  controlRef: RefObject<HTMLElement | null>,
  onPressed: () => void,
): void {
  const pressed = useEffectEvent(onPressed)
  useEffect(() => {
    if (shortcutKey === undefined) return
    return listenForShortcut(
      shortcutKey,
      () => controlRef.current,
      () => pressed(),
    )
  }, [shortcutKey, controlRef])
}
