import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

declare global {
  interface Window {
    /** Defined by the source of axe when it runs in a page. */
    readonly axe: typeof axe
  }
}

/** The smaller file: each page has to get and to compile it. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.0, 2.1 and 2.2, levels A and AA, and axe's own best practices. */
const RULES = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  'best-practice',
]

/**
 * The violations that axe finds in a page: rule, message and element.
 *
 * @param rules or their tags
 */
export async function axeFindings(page: Page, rules = RULES): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(async (runOnly) => {
    // Leave out the rules that pass: their reports are long.
    const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, any }) => `${id} (${help}): ${html} ${any[0]?.message ?? ''}`),
    )
  }, rules)
}
