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
    shop[frame.findIndex((element) => element === focused)]?.focus({ preventScroll: true })
    const place = frame.findIndex(({ dataset }) => dataset.pressed !== undefined)
    const [pressed, control] = [frame[place], shop[place]]
    if (pressed && control && nameOf(pressed) === nameOf(control)) press(control, pressed.dataset)
  }).observe(root, { childList: true })
}

/** Footers come after what may be loaded meanwhile, and are not counted. */
function elementsOf(nodes: readonly Node[]): readonly HTMLElement[] {
  return nodes
    .filter((node) => node instanceof HTMLElement)
    .flatMap((node) => [node, ...node.querySelectorAll<HTMLElement>(':not(footer *)')])
}

function nameOf({ ariaLabel, textContent }: HTMLElement): string | null {
  return ariaLabel ?? textContent
}

/** Presses a control, or waits for the mouse that is still down on it. */
function press(control: HTMLElement, { pressed }: DOMStringMap): void {
  if (pressed === 'click') {
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
