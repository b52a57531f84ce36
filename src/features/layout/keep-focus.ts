import { hasMark, markedControls, markedEmpty, type ControlMark } from '#src/ui/focus-marks.ts'
import { focusOnceDrawn } from './focus-once-drawn.ts'
import { isReachable } from './is-reachable.ts'
import { pageHeading } from './page-heading.ts'

/** The element that has the focus, and its place: once the element is removed, the page no longer tells. */
interface FocusHolder {
  readonly element: HTMLElement
  /** What it is in, nearest first. */
  readonly parts: readonly HTMLElement[]
  readonly list: HTMLElement | null
  /** Whose controls the list holds, in order. */
  readonly owners: readonly (string | undefined)[]
}

/**
 * Keeps the focus from falling to the page when the control that has it is removed, disabled or hidden: by the visitor, by
 * another tab, or because the window is resized. Nothing is scrolled.
 *
 * @returns the function that stops it
 */
export function keepFocus(): () => void {
  let holder = focusHolder()
  /** What the stand-in with the focus waits for. */
  let waiting: { readonly standIn: Element | null; readonly lost: ControlMark } | undefined
  const update = () => {
    holder = focusHolder()
  }
  // After a click beside all controls, nothing has the focus: the control that had it is still there.
  const dropIfLeft = () =>
    queueMicrotask(() => {
      if (holder && isReachable(holder.element) && isShown(holder.element)) update()
    })
  const passOn = (lostHolder: FocusHolder) => {
    const { element } = lostHolder
    const current = focusHolder()?.element
    if (current === undefined || current === element) {
      const { control, of } = element.dataset
      const lost = waiting?.standIn === element ? waiting.lost : { control, of }
      const next = successor(lostHolder)
      if (next) next.focus({ preventScroll: true })
      else focusOnceDrawn(() => sameInPage(lost), standInFor(lostHolder))
      waiting = next ? undefined : { standIn: document.activeElement, lost }
    }
    update()
  }
  const observer = new MutationObserver(() => {
    if (holder && !isReachable(holder.element)) passOn(holder)
  })
  // Some controls, such as the burger, are shown in narrow windows only.
  const onResize = () => {
    if (holder && !isShown(holder.element)) passOn(holder)
  }
  document.addEventListener('focusin', update)
  document.addEventListener('focusout', dropIfLeft)
  window.addEventListener('resize', onResize)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'inert', 'href'],
  })
  return () => {
    document.removeEventListener('focusin', update)
    document.removeEventListener('focusout', dropIfLeft)
    window.removeEventListener('resize', onResize)
    observer.disconnect()
  }
}

function focusHolder(): FocusHolder | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const parts: HTMLElement[] = []
  for (let part = element.parentElement; part; part = part.parentElement) parts.push(part)
  const list = element.closest<HTMLElement>('ul, ol, [role=list]')
  const owners = list ? markedControls(list).map(({ dataset }) => dataset.of) : []
  return { element, parts, list, owners: [...new Set(owners)] }
}

/** A control beside one that is disabled or hidden, else the same control elsewhere. */
function successor(holder: FocusHolder): HTMLElement | undefined {
  const { element } = holder
  const isInPlace = element.isConnected && !element.closest('[inert]')
  if (isInPlace) return neighbour(holder)
  return sameInList(holder) ?? sameInPage(element.dataset) ?? neighbour(holder)
}

/** Finds what has the focus while no control does: a part of the page, or the heading that says what is there. */
function standInFor({ parts }: FocusHolder): () => HTMLElement | null {
  const part = parts.find((each) => each.isConnected && each.hasAttribute('tabindex'))
  if (part && part.tagName !== 'MAIN') return () => part
  return () => markedEmpty() ?? pageHeading()
}

/** The same control of the same thing, of one after it in the list, or of one before it. */
function sameInList({ element, list, owners }: FocusHolder): HTMLElement | undefined {
  const { control, of } = element.dataset
  if (!list?.isConnected || of === undefined) return undefined
  const reachable = markedControls(list).filter(isReachable)
  const place = owners.indexOf(of)
  const inOrder = [...owners.slice(place), ...owners.slice(0, place).reverse()]
  const owner = inOrder.find((each) => reachable.some(({ dataset }) => dataset.of === each))
  const controls = reachable.filter(({ dataset }) => dataset.of === owner)
  return controls.find(({ dataset }) => dataset.control === control) ?? controls[0]
}

function sameInPage(mark: ControlMark): HTMLElement | undefined {
  return markedControls(document).find((each) => hasMark(each, mark) && isReachable(each))
}

/** The last control before one that is still there, in the smallest part of the page that has any; else the next. */
function neighbour({ element, parts }: FocusHolder): HTMLElement | undefined {
  if (!element.isConnected) return undefined
  for (const part of parts) {
    if (part.tagName === 'MAIN') return undefined
    const controls = [...part.querySelectorAll<HTMLElement>('a, button, input, select')]
    const place = controls.indexOf(element)
    const isNext = (control: HTMLElement) => isReachable(control) && isShown(control)
    const next = controls.slice(0, place).findLast(isNext) ?? controls.slice(place).find(isNext)
    if (next) return next
  }
  return undefined
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0
}
