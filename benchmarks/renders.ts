import type { Browser } from '@playwright/test'
import { openPhone } from './phone.ts'

/** Counts the components that React renders for each action on the list of phones. */
export async function measureRenders(
  browser: Browser,
  url: string,
): Promise<Record<string, number>> {
  const { page, close } = await openPhone(browser)
  await page.addInitScript(countRenders)
  await page.goto(`${url}#/phones`)
  await page.getByRole('article').first().waitFor()
  const renders: Record<string, number> = {}
  const count = async (name: string, act: () => Promise<unknown>) => {
    await page.waitForTimeout(300)
    await page.evaluate(() => (window.renderCount = 0))
    await act()
    await page.waitForTimeout(300)
    renders[name] = await page.evaluate(() => window.renderCount)
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
  await count('add to the cart', () => button('Add to cart').click())
  await count('mark a favourite', () => button('Add to favourites').click())
  await count('open the menu', () => button('Open menu').click())
  await count('close the menu', () => button('Close menu').click())
  await count('order by price', () => page.getByLabel('Sort by').selectOption('Cheapest'))
  await close()
  return renders
}

/** The part of React's internal tree that shows which components have rendered. */
interface Fiber {
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly flags: number
  readonly tag: number
}

declare global {
  interface Window {
    renderCount: number
    __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown
  }
}

/** Runs in the page, before its own scripts: takes the place of React's developer tools and counts renders. */
function countRenders(): void {
  const functionTags = new Set([0, 1, 11, 14, 15])
  const performedWork = 1
  window.renderCount = 0
  const visit = (fiber: Fiber) => {
    if (functionTags.has(fiber.tag) && (fiber.flags & performedWork) !== 0) window.renderCount++
    // An unchanged part shares its children with the previous tree.
    if (fiber.alternate?.child === fiber.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child)
  }
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => visit(root.current),
    onCommitFiberUnmount: () => undefined,
  }
}
