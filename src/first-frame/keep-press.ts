/**
 * The frame's buttons do nothing yet: the one that was pressed last is marked, with `click`, or with `mousedown` while
 * the mouse is down, which links need too. `app/hand-over.ts` presses the shop's.
 */
export function keepPress(part: HTMLElement): void {
  const keep = ({ type, target, button, ctrlKey, metaKey }: MouseEvent) => {
    for (const control of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
      delete control.dataset.pressed
    }
    // Other buttons, and a link for another tab, are the browser's.
    const isPress = button === 0 && !ctrlKey && !metaKey
    const control =
      isPress &&
      target instanceof Element &&
      target.closest<HTMLElement>(type === 'click' ? 'button' : 'a, button')
    if (control) control.dataset.pressed = type
  }
  part.addEventListener('mousedown', keep)
  part.addEventListener('click', keep)
}
