import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls `onPressed` for a letter together with Control, or with Command on a Mac, wherever the focus is, except in a
 * text field, which has shortcuts of its own. Does nothing while the control for the same action cannot be used:
 * behind a modal dialog, or inert.
 *
 * @param letter a lower-case Latin letter
 * @param controlRef the control for the same action
 */
export function useShortcut(
  letter: string,
  controlRef: RefObject<HTMLElement | null>,
  onPressed: () => void,
): void {
  const pressed = useEffectEvent(onPressed)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return
      if (!isLetter(event, letter) || isInTextField(event) || !isInReach(controlRef.current)) return
      event.preventDefault()
      pressed()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [letter, controlRef])
}

/** On a keyboard of another script, such as Cyrillic, the key in the letter's place on an English keyboard counts. */
function isLetter({ key, code }: KeyboardEvent, letter: string): boolean {
  const isOfOtherScript = /^[\p{L}\p{M}]$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  return isOfOtherScript ? code === `Key${letter.toUpperCase()}` : key.toLowerCase() === letter
}

function isInTextField({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(':read-write')
}

function isInReach(control: HTMLElement | null): boolean {
  if (!control || control.closest('[inert]')) return false
  const modals = [...document.querySelectorAll(':modal')]
  return modals.every((modal) => modal.contains(control))
}
