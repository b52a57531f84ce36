/**
 * The frame's buttons do nothing yet: the one that was pressed last is marked, with `click`, or with `mousedown` while
 * the mouse is down, which links need too. `app/hand-over.ts` presses the shop's.
 */
export function keepPress(part: Element): void {
  const keep = ({ type, target }: Event) => {
    for (const control of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
      delete control.dataset.pressed
    }
    const control =
      target instanceof Element &&
      target.closest<HTMLElement>(type === 'click' ? 'button' : 'a, button')
    if (control) control.dataset.pressed = type
  }
  part.addEventListener('mousedown', keep)
  part.addEventListener('click', keep)
}
