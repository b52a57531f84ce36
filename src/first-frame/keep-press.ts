/**
 * The frame's buttons do nothing yet: the one that was pressed last is marked, with `click`, or with `mousedown` while
 * the mouse is down. `app/hand-over.ts` presses the shop's.
 */
export function keepPress(part: Element): void {
  const keep = ({ type, target }: Event) => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]'))
      delete button.dataset.pressed
    const button = target instanceof Element && target.closest('button')
    if (button) button.dataset.pressed = type
  }
  part.addEventListener('mousedown', keep)
  part.addEventListener('click', keep)
}
