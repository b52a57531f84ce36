/**
 * The frame's buttons do nothing yet: the one that was pressed last is marked, with `click`, or with `mousedown` while
 * the mouse is down, which links need too. `app/hand-over.ts` presses the shop's.
 */
export function keepPress(part: HTMLElement): void {
  const keep = ({ type, target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    for (const control of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
      delete control.dataset.pressed
    }
    // Links that were clicked, or want a place of their own, are the browser's.
    const isLinkOut = type === 'click' || ctrlKey || metaKey || shiftKey || altKey
    const control =
      button === 0 &&
      target instanceof Element &&
      target.closest<HTMLElement>(isLinkOut ? 'button' : 'a, button')
    if (control) control.dataset.pressed = type
  }
  part.addEventListener('mousedown', keep)
  part.addEventListener('click', keep)
}
