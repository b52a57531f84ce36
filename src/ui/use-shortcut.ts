import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls `onPressed` for a lower-case Latin letter together with Control, or with Command on a Mac, and for `/` alone,
 * but not in a text field, nor while the control for the same action is inert or behind a modal dialog.
 */
export function useShortcut(
  shortcutKey: string | undefined,
  controlRef: RefObject<HTMLElement | null>,
  onPressed: () => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (shortcutKey === undefined) return
    if (!hasModifiers(event, shortcutKey) || !isKey(event, shortcutKey)) return
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

/** Signs may need Shift: on a German keyboard, `/` is Shift and 7. */
function hasModifiers(event: KeyboardEvent, shortcutKey: string): boolean {
  const { altKey, shiftKey, ctrlKey, metaKey } = event
  const isSign = shortcutKey === '/'
  if (altKey || (shiftKey && !isSign)) return false
  return isSign ? !ctrlKey && !metaKey : ctrlKey !== metaKey
}

/** On a keyboard of another script, such as Cyrillic, the key at the same place of an English keyboard counts. */
function isKey({ key, code }: KeyboardEvent, shortcutKey: string): boolean {
  const isOfOtherScript = /^[\p{L}\p{M}]$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  if (!isOfOtherScript) return key.toLowerCase() === shortcutKey
  return code === (shortcutKey === '/' ? 'Slash' : `Key${shortcutKey.toUpperCase()}`)
}

function isInTextField({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(':read-write')
}

function isInReach(control: HTMLElement | null): boolean {
  if (!control || control.closest('[inert]')) return false
  const modals = [...document.querySelectorAll(':modal')]
  return modals.every((modal) => modal.contains(control))
}
