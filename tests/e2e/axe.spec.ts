import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, FAILED_REQUEST, test } from './support/shop.ts'
import { STATES } from './support/states.ts'

declare global {
  interface Window {
    /** What the source of axe leaves in a page. */
    readonly axe: typeof axe
  }
}

const WIDTHS = [320, 375, 768, 1280] as const

/** Rules whose findings depend on the colour scheme; the others look at what is the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** WCAG 2.0, 2.1 and 2.2, levels A and AA, and what axe recommends beyond them. */
const TAGS = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  'best-practice',
]

// The page's security policy would keep the test's own style sheet out.
test.use({ bypassCSP: true })

for (const { name, open, below = Infinity } of STATES) {
  test(`axe finds nothing: ${name}`, async ({ page, consoleWatch }) => {
    // Some of the states are failures.
    consoleWatch.allow(FAILED_REQUEST)
    consoleWatch.allow(/Failed to fetch dynamically imported module|CodeError/)
    await open(page)
    // A colour on its way to another one is neither.
    await page.addStyleTag({ content: '* { transition: none !important }' })
    await page.evaluate(axe.source)
    for (const width of WIDTHS.filter((each) => each < below)) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: 'light' })
      expect.soft(await findings(page, TAGS), `${width} pixels, light`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await findings(page, COLOUR_RULES), `${width} pixels, dark`).toEqual([])
    }
  })
}

/** What axe finds, by all rules or by some: the rule, what it says, and the element. */
function findings(page: Page, rules: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async (runOnly) => {
      // The parts that pass are many, and nobody reads them.
      const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, any }) => `${id} (${help}): ${html} ${any[0]?.message ?? ''}`),
      )
    },
    [...rules],
  )
}
