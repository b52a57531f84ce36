import type { Locator, Page } from '@playwright/test'
import { expect, OFTEN } from './shop.ts'

/** The most Tab stops allowed on the way to a control. */
const MOST_STOPS = 60

/** Presses Tab, or Shift+Tab, until the control has the focus; every stop on the way must show its focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const goal = await target.elementHandle()
  for (let stops = 1; stops <= MOST_STOPS; stops++) {
    await page.keyboard.press(key)
    await expectFocusToShow(page)
    if (await page.evaluate((element) => document.activeElement === element, goal)) return
  }
  throw new Error(`${MOST_STOPS} stops do not lead to ${target.toString()}`)
}

/** Moves the focus to a control by Tab, and presses a key there. */
export async function tabAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Expects the focused element in the window, with a ring, and with its middle uncovered (WCAG 2.4.7, 2.4.11). */
export async function expectFocusToShow(page: Page): Promise<void> {
  const options = { ...OFTEN, message: 'what is wrong with the focus' }
  await expect.poll(() => faultsOfFocus(page), options).toEqual([])
}

function faultsOfFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return []
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const name = `${element.ariaLabel ?? element.innerText} (${element.tagName})`
    // Pages scroll by whole pixels, so allow one pixel.
    const isOutside =
      Math.min(left, top, window.innerWidth - right, window.innerHeight - bottom) < -1
    const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const faults = {
      'is not in the window': isOutside,
      'is covered': !isOutside && !element.contains(shown) && !shown?.contains(element),
      'has no ring': !hasRing(element),
    }
    return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${name} ${fault}`] : []))

    /** A card draws the ring of its link, and a label that of its field. */
    function hasRing(focused: HTMLElement): boolean {
      return [focused, focused.closest('article'), focused.closest('label')].some((drawn) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(drawn ?? focused)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      })
    }
  })
}
