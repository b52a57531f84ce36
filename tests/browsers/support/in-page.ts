import type * as TestingLibrary from '@testing-library/dom'

declare global {
  /** The tests add it to every page. */
  var TestingLibraryDom: typeof TestingLibrary
  /** Warnings and errors of the page so far; undefined on pages that are not the shop's. */
  var complaints: string[] | undefined
}

/** Runs in every page as early as possible: records console warnings and errors. */
export function noteComplaints(): void {
  const complaints: string[] = (globalThis.complaints = [])
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...words: unknown[]) => complaints.push(`${level}: ${words.join(' ')}`)
  }
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`against the policy: ${violatedDirective} ${blockedURI}`),
  )
}

export type Facts = ReturnType<typeof find>[number]

/**
 * Runs in the page: facts about the elements at the end of steps as `region New > article[1] > button Add`, by role,
 * place among several and start of the name. Inert elements do not count.
 */
export function find({ path, isShown }: { readonly path: string; readonly isShown: boolean }) {
  const found = path
    .split(' > ')
    .reduce<readonly HTMLElement[]>(
      (scopes, step) => scopes.flatMap((scope) => take(scope, step)),
      [document.body],
    )
  const [first] = found
  if (isShown && first && coverOf(first) !== '') {
    first.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  return found.map((element) => ({
    ...middleOf(element),
    text: element.innerText.trim().replace(/\s+/g, ' '),
    current: element.ariaCurrent ?? 'false',
    isDisabled: element.matches(':disabled') || element.ariaDisabled === 'true',
    isFocused: element === document.activeElement,
    coveredBy: coverOf(element),
    isMoving: isMoving(element),
  }))

  function take(scope: HTMLElement, step: string): readonly HTMLElement[] {
    const [, role = '', place, start = ''] = /^(\w+)(?:\[(\d+)\])?(?: (.*))?$/.exec(step) ?? []
    const all = globalThis.TestingLibraryDom.queryAllByRole(scope, role, {
      ...(start && { name: (name: string) => name.startsWith(start) }),
    }).filter((element) => !element.closest('[inert]'))
    return place === undefined ? all : all.slice(Number(place), Number(place) + 1)
  }

  function middleOf(element: HTMLElement) {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }

  /**
   * Whether time moves it or what holds it: on a busy machine, two looks may come between the same frames. What the
   * scroll position moves, as the header, is always running.
   */
  function isMoving(element: HTMLElement): boolean {
    return document.getAnimations().some(({ effect, playState, timeline }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : undefined
      const isTimed = timeline instanceof DocumentTimeline
      return isTimed && playState === 'running' && target?.contains(element) === true
    })
  }

  /** What a click at its middle would hit instead, or an empty text. */
  function coverOf(element: HTMLElement): string {
    const { x, y } = middleOf(element)
    const hit = document.elementFromPoint(x, y)
    return element.contains(hit) ? '' : (hit?.outerHTML.slice(0, 80) ?? 'nothing')
  }
}
