import type { Page } from '@playwright/test'

/** Something on the page that a hand can reach. */
export interface Control {
  readonly name: string
  /** Its middle, in the window. */
  readonly x: number
  readonly y: number
  /** Of a select: its place among all selects, and how many choices it has. */
  readonly select?: { readonly place: number; readonly options: number }
}

/** Whatever can be pressed; GitHub is another page in another tab. */
export const CONTROLS = 'a[href]:not([target]), button, select, input'

/** What can be swiped and turned by the wheel. */
export const MOVABLE = 'main section'

/** One of the controls that can be reached now, brought into the window: `part` of the way through all of them. */
export function reach(page: Page, selector: string, part: number): Promise<Control | undefined> {
  return page.evaluate(
    ({ selector, part }) => {
      const dialog = document.querySelector('dialog[open]')
      const found = [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches('[inert] *, :disabled'),
      )
      const control = found[Math.floor(part * found.length)]
      if (!control) return undefined
      // Of a radio button the label is seen.
      const seen = control.closest('label:has(input)') ?? control
      seen.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = seen.getBoundingClientRect()
      const name = control.ariaLabel ?? seen.textContent.trim()
      return {
        name: `${control.localName} "${name.slice(0, 60)}"`,
        x: left + width / 2,
        y: top + height / 2,
        ...(control instanceof HTMLSelectElement && {
          select: {
            place: [...document.querySelectorAll('select')].indexOf(control),
            options: control.options.length,
          },
        }),
      }
    },
    { selector, part },
  )
}
