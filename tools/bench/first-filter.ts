import type { Browser } from '@playwright/test'
import type { Host } from './host.ts'
import { heapOf, openMobilePhone } from './phone.ts'
import { LIST } from './places.ts'
import type { Run } from './report.ts'

/** Milliseconds from the first filter's press to the next paint, and to its list, on a slow phone and network. */
export async function measureFirstFilter(
  browser: Browser,
  hosts: readonly Host[],
  count: number,
): Promise<Run[]> {
  const runs: Run[] = []
  for (let run = 0; run < count; run++) {
    for (const { name: build, url } of hosts) {
      const { page, devTools, close } = await openMobilePhone(browser)
      page.setDefaultTimeout(180_000)
      await page.goto(`${url}${LIST}`)
      await page.locator('main article a').first().waitFor()
      await page.getByRole('button', { name: 'Filters' }).click()
      const dialog = page.getByRole('dialog')
      const value = dialog.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first()
      const count = await dialog.getByRole('button', { name: /^Show \d/ }).textContent()
      const figures = await value.evaluate(press, count ?? '')
      const heap = await heapOf(devTools)
      runs.push({ name: 'first filter', build, figures: { ...figures, heap } })
      await close()
    }
  }
  return runs
}

/** Runs in the page. The list has answered when the dialog's button has another count. */
async function press(value: Element, before: string) {
  const start = performance.now()
  if (value instanceof HTMLElement) value.click()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const nextPaint = performance.now() - start
  const buttons = () => [...document.querySelectorAll('dialog button')]
  while (buttons().some(({ textContent }) => textContent === before))
    await new Promise((resolve) => setTimeout(resolve, 10))
  return { nextPaint, list: performance.now() - start }
}
