import type { RegisteredRouter } from '@tanstack/react-router'

/** Labels are matched first: pressing a label also presses its field. */
const CONTROLS = ['label', 'a, button, input, select, summary']

/**
 * Ignores the second press of a double click if it hits another control than the first: the page has changed in
 * between, and the visitor did not aim at the new control. The same holds for Enter held down. Also ignores links to
 * the page that is already being opened.
 *
 * @returns a function that stops it
 */
export function ignoreSecondPresses(router: RegisteredRouter): () => void {
  let firstClick:
    { readonly control: Element | undefined; readonly href: string | null } | undefined
  let held: EventTarget | null = null

  const onClick = (event: MouseEvent) => {
    const control = controlAt(event.target)
    const href = control?.getAttribute('href') ?? null
    const first = firstClick
    // `detail` counts quick clicks at the same spot; it is 0 for clicks by keyboard.
    const isSecond = event.detail > 1
    if (!isSecond) firstClick = { control, href }
    // Follow a link once only, unless its address has changed since, as that of a list's next page does.
    const isMeant = control === first?.control && (href === null || href !== first?.href)
    if ((isSecond && !isMeant) || isOnTheWayTo(router, href)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    if (!event.repeat) held = event.target
    else if (event.target !== held || controlAt(event.target)?.matches('a')) event.preventDefault()
  }
  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('keydown', onKeyDown, { capture: true })
  return () => {
    document.removeEventListener('click', onClick, { capture: true })
    document.removeEventListener('keydown', onKeyDown, { capture: true })
  }
}

function controlAt(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined
  for (const selector of CONTROLS) {
    const control = target.closest(selector)
    if (control) return control
  }
  return undefined
}

/** Whether the shop is already navigating to this address. */
function isOnTheWayTo(router: RegisteredRouter, href: string | null): boolean {
  const { latestLocation, state, history } = router
  if (latestLocation.href === state.resolvedLocation?.href) return false
  return href === history.createHref(latestLocation.href)
}
