import type { Locator, Page } from '@playwright/test'

/** Where a gesture starts, and how far it goes sideways, in pixels; left is negative. */
interface Swipe {
  readonly on: Locator
  readonly by: number
}

/** A finger or a pen sends many small moves. */
const STEPS = 8

/** Presses the mouse in the middle of an element, moves it sideways and lets go. */
export async function swipeByMouse(page: Page, { on, by }: Swipe): Promise<void> {
  const { x, y } = await middleOf(on)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y, { steps: STEPS })
  await page.mouse.up()
}

/** Touches the middle of an element, moves the finger sideways and lifts it. Needs a context with touch. */
export async function swipeByTouch(page: Page, { on, by }: Swipe): Promise<void> {
  const { x, y } = await middleOf(on)
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', offset?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: offset === undefined ? [] : [{ x: x + offset, y }],
    })
  await send('touchStart', 0)
  for (let step = 1; step <= STEPS; step++) await send('touchMove', (by * step) / STEPS)
  await send('touchEnd')
  await session.detach()
}

/** How long a tap and the pause between two of them take, in milliseconds. */
const TAP = 60

/**
 * Taps the middle of an element twice. The time stamps are those of a person's taps, however long a busy browser
 * takes to answer. Needs a context with touch.
 */
export async function tapTwice(page: Page, on: Locator): Promise<void> {
  const point = await middleOf(on)
  const session = await page.context().newCDPSession(page)
  const start = Date.now()
  for (const [index, type] of (
    ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const
  ).entries()) {
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [point] : [],
      timestamp: (start + index * TAP) / 1000,
    })
  }
  await session.detach()
}

/** Puts two fingers on an element, one after the other, and moves them apart. Needs a context with touch. */
export async function pinch(page: Page, on: Locator): Promise<void> {
  const { x, y } = await middleOf(on)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', offsets: readonly number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: offsets.map((offset, id) => ({ x: x + offset, y, id })),
    })
  await touch('touchStart', [-20])
  await touch('touchStart', [-20, 20])
  for (let step = 1; step <= STEPS; step++) {
    await touch('touchMove', [-20 - 10 * step, 20 + 10 * step])
  }
  await touch('touchEnd', [])
  await session.detach()
}

/** Fires wheel or trackpad events over an element; `at` is an event's time stamp in milliseconds. */
export async function wheelEvents(
  page: Page,
  on: Locator,
  events: readonly { readonly deltaY: number; readonly at: number }[],
): Promise<void> {
  const { x, y } = await middleOf(on)
  const session = await page.context().newCDPSession(page)
  const start = Date.now()
  for (const { deltaY, at } of events) {
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x,
      y,
      deltaX: 0,
      deltaY,
      timestamp: (start + at) / 1000,
    })
  }
  await session.detach()
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown, so it cannot be touched')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
