import { useEffect, useEffectEvent, type RefObject } from 'react'
import { listenForShortcut } from './listen-for-shortcut.ts'

/**
 * As `listenForShortcut`.
 *
 * @param controlRef the control for the same action
 */
export function useShortcut(
  shortcutKey: string,
  controlRef: RefObject<HTMLElement | null>,
  onPressed: () => void,
): void {
  const pressed = useEffectEvent(onPressed)
  useEffect(
    () =>
      listenForShortcut(
        shortcutKey,
        () => controlRef.current,
        () => pressed(),
      ),
    [shortcutKey, controlRef],
  )
}
