import { useLayoutEffect } from 'react'
import { focusPageHeading } from '#src/components/focus-page-heading.ts'
import type { Removal } from '#src/domain/removal.ts'

/**
 * Where a control has gone with what it took out of a list, focus goes to the same control of what has taken its place,
 * or to the heading that says that nothing is left. Such controls carry the product's id in `data-removes`.
 */
export function useFocusAfterRemoval(removal: Removal | undefined): void {
  // Focus is the browser's, and moves before the visitor sees that it was lost.
  useLayoutEffect(() => {
    const [first] = removal?.removed ?? []
    if (!first || document.activeElement !== document.body) return
    if (removalControl(first.product.id)) return
    const controls = removalControls()
    const next = controls.find((control, index) => placeOf(control, index) >= first.place)
    const nothingLeft = document.querySelector<HTMLElement>('main h2[tabindex]')
    ;(next ?? controls.at(-1) ?? nothingLeft)?.focus()
  }, [removal])
}

/** Moves focus to what is back on the page, else to the page's heading. */
export function focusRestored({ removed: [first] }: Removal): void {
  const control = first && removalControl(first.product.id)
  if (control) control.focus()
  else focusPageHeading()
}

/** The control that takes a product out; where the page shows the product twice, the one in sight. */
function removalControl(id: string): HTMLElement | undefined {
  const controls = removalControls().filter(({ dataset }) => dataset.removes === id)
  return controls.find(isInSight) ?? controls[0]
}

function removalControls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-removes]')]
}

/** The place in the list, from 0: of a long list, only some items are in the document, and tell their places. */
function placeOf(control: HTMLElement, index: number): number {
  const item = control.closest('[aria-posinset]')
  return item ? Number(item.ariaPosInSet) - 1 : index
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth
}
