import type * as TestingLibrary from '@testing-library/dom'

declare global {
  /** The tests add it to every page. */
  var TestingLibraryDom: typeof TestingLibrary
}

/** One step of a search: an element by role and name, inside the elements of the previous step. */
export interface Step {
  readonly role: string
  /** The whole name. */
  readonly name?: string
  /** The start of the name. */
  readonly start?: string
  /** Index among several, from 0; -1 is the last. */
  readonly at?: number
}

export interface Search {
  readonly steps: readonly Step[]
  /** Scroll the first match into view. */
  readonly isShown: boolean
}

/**
 * Runs in the page: facts about the elements that the steps lead to. Inert elements do not count. A labelled input is
 * where its label is.
 */
export function find({ steps, isShown }: Search) {
  const found = steps.reduce<readonly HTMLElement[]>(
    (within, step) => within.flatMap((scope) => take(scope, step)),
    [document.body],
  )
  if (isShown && found[0] && coverOf(found[0]) !== '') {
    boxOf(found[0]).scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  return found.map(factsOf)

  function take(scope: HTMLElement, { role, name, start, at }: Step): readonly HTMLElement[] {
    const matches = globalThis.TestingLibraryDom.queryAllByRole(scope, role, {
      ...(name !== undefined && { name }),
      ...(start !== undefined && { name: (text: string) => text.startsWith(start) }),
    }).filter((element) => !element.closest('[inert]'))
    return at === undefined ? matches : matches.slice(at).slice(0, 1)
  }

  function factsOf(element: HTMLElement) {
    const { x, y } = middleOf(element)
    return {
      x,
      y,
      text: element.innerText.trim().replace(/\s+/g, ' '),
      current: element.ariaCurrent ?? 'false',
      isPressed: element.ariaPressed === 'true',
      isDisabled: element.matches(':disabled') || element.ariaDisabled === 'true',
      isFocused: element === document.activeElement,
      coveredBy: coverOf(element),
    }
  }

  function boxOf(element: HTMLElement): HTMLElement {
    return element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element
  }

  function middleOf(element: HTMLElement) {
    const { left, top, width, height } = boxOf(element).getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }

  /** What a click at its middle would hit instead, or an empty text. */
  function coverOf(element: HTMLElement): string {
    const { x, y } = middleOf(element)
    const hit = document.elementFromPoint(x, y)
    return boxOf(element).contains(hit) ? '' : (hit?.outerHTML.slice(0, 80) ?? 'nothing')
  }
}
