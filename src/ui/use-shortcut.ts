import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls `onPressed` for a lower-case Latin letter together with Control, or with Command on a Mac; but not in a text
 * field, nor while the control for the same action is inert or behind a modal dialog.
 */
export function useShortcut(
  letter: string,
  controlRef: RefObject<HTMLElement | null>,
  onPressed: () => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, shiftKey, ctrlKey, metaKey } = event
    if (altKey || shiftKey || ctrlKey === metaKey || event.key.toLowerCase() !== letter) return
    if (isInTextField(event) || !isInReach(controlRef.current)) return
    event.preventDefault()
    onPressed()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function isInTextField({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(':read-write')
}

function isInReach(control: HTMLElement | null): boolean {
  if (!control || control.closest('[inert]')) return false
  const modals = [...document.querySelectorAll(':modal')]
  return modals.every((modal) => modal.contains(control))
}
