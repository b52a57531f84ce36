import type { Removal } from '#src/domain/removal.ts'
import { hasMark, markedControls } from '#src/ui/marked-elements.ts'
import { focusOnceDrawn } from './focus-once-drawn.ts'

/** Moves the focus to the first product that was put back, or to the page's heading if the page does not show it. */
export function focusRestored({ from, removed: [first] }: Removal): void {
  focusOnceDrawn(() => first && removalControl(from, first.product.id))
}

/** The control that removes a product from a list. If the page shows the product twice, prefer the one in sight. */
function removalControl(list: string, id: string): HTMLElement | undefined {
  const controls = markedControls(document).filter((control) =>
    hasMark(control, { control: `remove from ${list}`, of: id }),
  )
  return controls.find(isInSight) ?? controls[0]
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth
}
