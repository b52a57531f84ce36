import { expect, test as base, type Locator, type Page } from '@playwright/test'

/** What the console of all tabs has said: warnings, errors, and exceptions that nobody caught. */
interface ConsoleWatch {
  readonly messages: readonly string[]
  /** Lets messages pass that belong to the test, such as the browser's own on a request that failed. */
  readonly allow: (message: RegExp) => void
}

/** A test of the shop: whatever the console complains about is a fault, unless the test allows it. */
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

/** What the browser itself says when a file cannot be had. */
export const FAILED_REQUEST = /^error: Failed to load resource/

/** What browsers say of something that the page's security policy refuses. */
export const POLICY_FAULT = /Content Security Policy|Trusted|eval/

/** The part of the address that is the shop's own. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).hash, { message: 'address' }).toBe(address)
}

/** A product in a list or carousel, by its whole name. */
export function card(within: Page | Locator, name: string): Locator {
  return within.getByRole('article', { name, exact: true })
}

/** The cards of a carousel that can be reached now; the others are inert. */
export function cardsInSight(carousel: Locator): Locator {
  return carousel.getByRole('article').and(carousel.page().locator(':not([inert] *)'))
}

export function mainNavigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' })
}

/** The link to the cart in the header, its badge among its text. */
export function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ })
}

export function favouritesLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Favourites/ })
}

export function loader(page: Page): Locator {
  return page.getByRole('status', { name: 'Loading' })
}

/** How far the page is scrolled down, in pixels. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

export async function expectScrollTop(page: Page, top: number): Promise<void> {
  await expect.poll(() => scrollTop(page), { message: 'scroll position' }).toBe(top)
}

/**
 * Scrolls something to the middle of the window, and says how far the page is scrolled then. Waits for the frame in which
 * the browser tells the page of it, as it would for any hand.
 */
export async function scrollToMiddle(page: Page, target: Locator): Promise<number> {
  await target.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center' })
    // Scroll events come before the callbacks of a frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  return scrollTop(page)
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/**
 * The box of something shown, in pixels from the window's corner. What the shop draws anew in place of the first frame
 * has none for a moment.
 */
export async function boxOf(shown: Locator): Promise<Box> {
  await expect(shown).toBeVisible()
  return (await shown.boundingBox()) ?? boxOf(shown)
}

/** Where something shown begins and ends, in pixels from the window's top. */
export async function extentOf(shown: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = await boxOf(shown)
  return { top: y, bottom: y + height }
}

/** Clicks what is in sight where it stands: an ordinary click may scroll the page first. */
export async function clickInPlace(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(target)
  await page.mouse.click(x + width / 2, y + height / 2)
}
