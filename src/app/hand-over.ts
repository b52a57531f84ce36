/**
 * The shop draws the elements of the first frame anew. What the visitor has begun there goes on here: the element that
 * has the focus gives it to the same one of the shop, and the control that was pressed last, which
 * `first-frame/keep-press.ts` has marked, is pressed.
 *
 * @param onDrawn is called when the shop has its elements in the page
 */
export function handOverOnceDrawn(root: HTMLElement, onDrawn: () => void): void {
  let focused: EventTarget | null = document.activeElement
  const keepFocus = ({ target }: FocusEvent) => {
    focused = target
  }
  root.addEventListener('focusin', keepFocus)
  new MutationObserver((records, observer) => {
    observer.disconnect()
    root.removeEventListener('focusin', keepFocus)
    onDrawn()
    const frame = elementsOf(records.flatMap(({ removedNodes }) => [...removedNodes]))
    const shop = elementsOf([...root.children])
    const sameAs = (element: HTMLElement | undefined) => {
      const isAlike = (other: HTMLElement) => element && keyOf(other) === keyOf(element)
      return shop.filter(isAlike)[frame.filter(isAlike).findIndex((each) => each === element)]
    }
    sameAs(frame.find((element) => element === focused))?.focus({ preventScroll: true })
    const marked = frame.find(({ dataset }) => dataset.pressed !== undefined)
    const control = sameAs(marked)
    if (control) press(control, marked?.dataset.pressed === 'click')
  }).observe(root, { childList: true })
}

function elementsOf(nodes: readonly Node[]): readonly HTMLElement[] {
  return nodes
    .filter((node) => node instanceof HTMLElement)
    .flatMap((node) => [node, ...node.querySelectorAll<HTMLElement>('*')])
}

/** What may have been loaded meanwhile stands between them: elements are known by what they are, not by their places. */
function keyOf({ tagName, id, ariaLabel, textContent }: HTMLElement): string {
  const isControl = tagName === 'A' || tagName === 'BUTTON'
  return [tagName, id, isControl && (ariaLabel ?? textContent)].join()
}

/** Presses a control, or waits for the mouse that is still down on it. */
function press(control: HTMLElement, isOver: boolean): void {
  if (isOver) {
    control.click()
    return
  }
  const settle = ({ type, target }: MouseEvent) => {
    removeEventListener('mouseup', settle)
    removeEventListener('mousedown', settle)
    if (type === 'mouseup' && target instanceof Node && control.contains(target)) control.click()
  }
  addEventListener('mouseup', settle)
  addEventListener('mousedown', settle)
}
