import { expect, test as base, type Locator, type Page } from '@playwright/test'

/** The console messages of all tabs: warnings, errors and uncaught exceptions. */
export interface ConsoleWatch {
  readonly messages: readonly string[]
  /** Ignores messages that the test expects, such as the browser's own about a failed request. */
  readonly allow: (message: RegExp) => void
}

/** A test of the shop: it fails on any warning or error on the console that it does not allow. */
export const test = base.extend<{ consoleWatch: ConsoleWatch }>({
  consoleWatch: [
    async ({ context }, use) => {
      const messages: string[] = []
      const allowed: RegExp[] = []
      context.on('console', (message) => {
        if (message.type() !== 'warning' && message.type() !== 'error') return
        messages.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`))
      await use({ messages, allow: (message) => allowed.push(message) })
      expect(messages.filter((text) => !allowed.some((message) => message.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The browser's own message about a file that failed to load. */
export const FAILED_REQUEST = /^error: Failed to load resource/

/** Asks more often than Playwright, which soon waits for half a second and more; in milliseconds. */
export const OFTEN = { intervals: [50] }

/** Waits until React has hydrated the first page of a visit. */
export async function expectStarted(page: Page): Promise<void> {
  const hasStarted = () =>
    page.evaluate(() => {
      const { hasReact = false, path } = globalThis.shopBootState ?? {}
      return hasReact && path === undefined
    })
  await expect.poll(hasStarted, { ...OFTEN, message: 'the shop has started' }).toBe(true)
}

/** Waits for this address; it begins with `#`. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  const hash = () => new URL(page.url()).hash
  await expect.poll(hash, { ...OFTEN, message: 'address' }).toBe(address)
}

/** The card of a product in a list or carousel, by its full name. */
export function card(within: Page | Locator, name: string): Locator {
  return within.getByRole('article', { name, exact: true })
}

export function mainNavigation(page: Page, name = 'Main'): Locator {
  return page.getByRole('navigation', { name })
}

/** The link to the cart in the header; its text includes the badge. */
export function cartLink(page: Page, name = /^Cart/): Locator {
  return page.getByRole('banner').getByRole('link', { name })
}

export function loader(page: Page): Locator {
  return page.getByRole('status', { name: 'Loading' })
}

/** How far the page is scrolled down, in pixels. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

export async function expectScrollTop(page: Page, top: number): Promise<void> {
  await expect.poll(() => scrollTop(page), { ...OFTEN, message: 'scroll position' }).toBe(top)
}

/** Waits until the page has drawn what a scroll brings into view. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)
}

/**
 * Scrolls an element to the middle of the window, and returns how far the page is scrolled then, in pixels. Waits until
 * the page has got its scroll event, as it has before a visitor's next action.
 */
export async function scrollToMiddle(page: Page, target: Locator): Promise<number> {
  await target.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center' })
    // A frame fires its scroll events before its animation callbacks.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  return scrollTop(page)
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/**
 * The box of a visible element, in pixels from the window's top left corner. Retries, because an element has no box
 * for a moment while the shop replaces the template.
 */
export async function boxOf(shown: Locator): Promise<Box> {
  await expect(shown).toBeVisible()
  return (await shown.boundingBox()) ?? boxOf(shown)
}

/** Top and bottom of a visible element, in pixels from the window's top. */
export async function extentOf(shown: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = await boxOf(shown)
  return { top: y, bottom: y + height }
}

/** Clicks an element in view without scrolling: Playwright's own click may scroll the page first. */
export async function clickInPlace(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(target)
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Writes choices of an earlier visit to the storage, by key, before the page loads. */
export async function keepChoices(
  page: Page,
  choices: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) window.localStorage.setItem(key, JSON.stringify(value))
  }, Object.entries(choices))
}

/** Makes the browser's storage full. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
}
