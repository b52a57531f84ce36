import type { RegisteredRouter } from '@tanstack/react-router'

/**
 * Ignores the second press of a double click, or Enter held down, on another control than the first: the page has
 * changed in between. A link is followed once, unless its address has changed since, as that of a list's next page
 * does. Returns a function that stops it.
 */
export function ignoreSecondPresses(router: RegisteredRouter): () => void {
  let first: { readonly control: Element | null; readonly href: string | null } | undefined
  let held: EventTarget | null = null

  const onClick = (event: MouseEvent) => {
    const control = controlAt(event.target)
    const href = control?.getAttribute('href') ?? null
    // `detail` counts quick clicks at the same spot; it is 0 for clicks by keyboard.
    const isSecond = event.detail > 1
    const isMeant = control === first?.control && (href === null || href !== first.href)
    if (!isSecond) first = { control, href }
    if ((isSecond && !isMeant) || isOnTheWayTo(router, href)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    if (!event.repeat) held = event.target
    else if (event.target !== held || controlAt(held)?.matches('a') === true) event.preventDefault()
  }
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  document.addEventListener('click', onClick, options)
  document.addEventListener('keydown', onKeyDown, options)
  return () => stop.abort()
}

/** Pressing a label also presses its field: for both, the label counts. */
function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('label') ?? target.closest('a, button, input, select, summary')
}

/** Whether the shop is already navigating to this address. */
function isOnTheWayTo({ latestLocation, state, history }: RegisteredRouter, href: string | null) {
  if (latestLocation.href === state.resolvedLocation?.href) return false
  return href === history.createHref(latestLocation.href)
}
