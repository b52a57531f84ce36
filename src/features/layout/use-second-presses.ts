import { useRouter, type RegisteredRouter } from '@tanstack/react-router'
import { useRef, type KeyboardEvent, type MouseEvent } from 'react'

/** A label comes first: its field is pressed with it. */
const CONTROLS = ['label', 'a, button, input, select, summary']

/**
 * The second press of a double click acts on the control that the first one was meant for, or on nothing: the page may
 * have changed in between. The same holds for Enter, held down or pressed again.
 *
 * @returns props for the element around the whole page
 */
export function useSecondPresses() {
  const router = useRouter()
  const firstClickRef = useRef<{ control: Element | undefined; href: string | null }>(undefined)
  const heldRef = useRef<EventTarget>(undefined)

  return {
    onClickCapture: (event: MouseEvent) => {
      const control = controlAt(event.target)
      const href = control?.getAttribute('href') ?? null
      const first = firstClickRef.current
      // The browser counts clicks in one place; those by keyboard are 0.
      const isSecond = event.detail > 1
      if (!isSecond) firstClickRef.current = { control, href }
      // A link is followed once, unless it leads further by now, as that to the next page of a list.
      const isMeant = control === first?.control && (href === null || href !== first?.href)
      if ((isSecond && !isMeant) || isOnTheWayTo(router, href)) {
        event.preventDefault()
        event.stopPropagation()
      }
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      if (!event.repeat) heldRef.current = event.target
      else if (event.target !== heldRef.current || controlAt(event.target)?.matches('a')) {
        event.preventDefault()
      }
    },
  }
}

function controlAt(target: EventTarget): Element | undefined {
  if (!(target instanceof Element)) return undefined
  for (const selector of CONTROLS) {
    const control = target.closest(selector)
    if (control) return control
  }
  return undefined
}

/** Whether an address is that of the page that the shop is about to show. */
function isOnTheWayTo(router: RegisteredRouter, href: string | null): boolean {
  const { latestLocation, state, history } = router
  if (latestLocation.href === state.resolvedLocation?.href) return false
  return href === history.createHref(latestLocation.href)
}
