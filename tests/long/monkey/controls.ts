import type { Page } from '@playwright/test'

/** All that can be pressed, except links to another tab. */
export const CONTROLS = 'a[href]:not([target]), button, select, input'

/** Elements to swipe and to turn the wheel over. */
export const MOVABLE = 'main section, dialog picture'

/** Scrolls to one of the controls that can be reached now: the one at `part`, from 0 to 1, of all of them. */
export function reach(page: Page, selector: string, part: number) {
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
      // A radio button is hidden behind its label.
      const seen = control.closest('label:has(input)') ?? control
      seen.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = seen.getBoundingClientRect()
      // What skips parts of the page is above the window until it has the focus: nobody can press it there.
      if (top + height / 2 < 0) return undefined
      const name = control.ariaLabel ?? seen.textContent.trim()
      return {
        name: `${control.localName} "${name.slice(0, 60)}"`,
        x: left + width / 2,
        y: top + height / 2,
        isNumber: control.matches('[type=number]'),
        /** For a select: its index among all selects, and its number of options. */
        select:
          control instanceof HTMLSelectElement
            ? {
                index: [...document.querySelectorAll('select')].indexOf(control),
                options: control.options.length,
              }
            : undefined,
      }
    },
    { selector, part },
  )
}
