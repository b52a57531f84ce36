import { keyedControls } from '#src/ui/focus-keys.ts'

const CONTROLS = 'a, button, input:not([inputmode]), select'

/** The focused element and its surroundings, recorded now: after a removal, the document no longer shows them. */
interface FocusHolder {
  readonly element: HTMLElement
  readonly parts: readonly HTMLElement[]
  readonly list: HTMLElement | null
  /** The ids of the products whose controls the list holds, in order. */
  readonly owners: readonly (string | undefined)[]
}

/** Finds what should get the focus. Until that is drawn, a stand-in has it. */
let awaited: (() => HTMLElement | undefined) | undefined

/**
 * Moves the focus when the focused control is removed, disabled or hidden by a resized window, and back to one that
 * was hidden for a moment, as by a loader. Nothing is scrolled. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let holder = focusHolder()
  const update = () => {
    awaited = undefined
    holder = focusHolder()
  }
  // A click on empty space also takes the focus away, but the control is still shown: forget it. If another control
  // gets the focus, `focusin` follows, and a measurement would cost a layout.
  const dropIfLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) return
    queueMicrotask(() => {
      if (holder && isReachable(holder.element) && isShown(holder.element)) update()
    })
  }
  const observer = new MutationObserver(() => {
    if (awaited) focusIfDrawn(awaited)
    const { activeElement } = document
    if (!holder || (activeElement !== document.body && activeElement !== holder.element)) return
    if (!isReachable(holder.element)) {
      passOn(holder)
      holder = focusHolder()
    } else if (activeElement === document.body) {
      // Does nothing while the element is hidden.
      holder.element.focus({ preventScroll: true })
    }
  })
  // Some controls, such as the menu button, are shown in narrow windows only; zooming by keyboard changes the width.
  const onResize = () => {
    if (!holder || isShown(holder.element)) return
    passOn(holder)
    holder = focusHolder()
  }
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('focusin', update, { signal })
  document.addEventListener('focusout', dropIfLeft, { signal })
  window.addEventListener('resize', onResize, { signal })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'inert', 'href'],
  })
  return () => {
    stop.abort()
    observer.disconnect()
  }
}

function passOn(lost: FocusHolder): void {
  const next = successor(lost)
  if (next) next.focus({ preventScroll: true })
  else focusOnceDrawn(awaited ?? (() => sameInPage(lost.element.dataset)), standInFor(lost))
}

/**
 * Moves the focus to what `find` returns, which may not be drawn yet; until it is, `standIn` has the focus. The wait
 * ends when the visitor moves the focus, or at the next call. Nothing is scrolled.
 */
export function focusOnceDrawn(
  find: () => HTMLElement | undefined,
  standIn: HTMLElement | null = pageHeading(),
): void {
  if (focusIfDrawn(find)) return
  standIn?.focus({ preventScroll: true })
  awaited = find
}

function focusIfDrawn(find: () => HTMLElement | undefined): boolean {
  const found = find()
  if (!found || !isReachable(found)) return false
  found.focus({ preventScroll: true })
  return true
}

function focusHolder(): FocusHolder | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const parts: HTMLElement[] = []
  for (let part = element.parentElement; part; part = part.parentElement) parts.push(part)
  const list = element.closest<HTMLElement>('ul, ol, table, [role=list]')
  const owners = list ? keyedControls(list).map(({ dataset }) => dataset.of) : []
  return { element, parts, list, owners: [...new Set(owners)] }
}

/** For a disabled control, one beside it; for a removed one, the same control elsewhere. */
function successor(holder: FocusHolder): HTMLElement | undefined {
  const { element } = holder
  const isInPlace = element.isConnected && !element.closest('[inert]')
  if (isInPlace) return neighbour(holder)
  return sameInList(holder) ?? sameInPage(element.dataset) ?? neighbour(holder)
}

/** What gets the focus if no control fits: a focusable part of the page, an empty list's text, or the heading. */
function standInFor({ parts }: FocusHolder): HTMLElement | null {
  const part = parts.find((each) => each.isConnected && each.hasAttribute('tabindex'))
  if (part && part.tagName !== 'MAIN') return part
  return document.querySelector<HTMLElement>('main [data-empty]') ?? pageHeading()
}

/** The heading of the current page: gets the focus on a new page, and when nothing else fits. */
function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1')
}

/** The same control of the same product, else of the next one in the list, else of the previous one. */
function sameInList({ element, list, owners }: FocusHolder): HTMLElement | undefined {
  const { control, of } = element.dataset
  if (!list?.isConnected || of === undefined) return undefined
  const reachable = keyedControls(list).filter(isReachable)
  const index = owners.indexOf(of)
  const inOrder = [...owners.slice(index), ...owners.slice(0, index).reverse()]
  const owner = inOrder.find((each) => reachable.some(({ dataset }) => dataset.of === each))
  const controls = reachable.filter(({ dataset }) => dataset.of === owner)
  return controls.find(({ dataset }) => dataset.control === control) ?? controls[0]
}

function sameInPage(key: DOMStringMap): HTMLElement | undefined {
  return keyedControls(document, key).find(isReachable)
}

/** The nearest control before the lost one, else the next after it, in the smallest part of the page that has one. */
function neighbour({ element, parts }: FocusHolder): HTMLElement | undefined {
  if (!element.isConnected) return undefined
  for (const part of parts) {
    if (part.tagName === 'MAIN') return undefined
    // Not a field to type into: on a phone, it would open the keyboard.
    const controls = [...part.querySelectorAll<HTMLElement>(CONTROLS)]
    const index = controls.indexOf(element)
    const isNext = (control: HTMLElement) => isReachable(control) && isShown(control)
    const next = controls.slice(0, index).findLast(isNext) ?? controls.slice(index).find(isNext)
    if (next) return next
  }
  return undefined
}

/** Whether an element is in the page and its attributes let it have the focus; hiding by CSS is not checked. */
function isReachable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled, a:not([href]), [inert], [inert] *')
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0
}
