import type { CDPSession, Locator, Page } from '@playwright/test'

/** A gesture's target, and how far it goes sideways, in pixels; left is negative. */
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
  await touching(page, on, async (touch) => {
    for (let step = 0; step <= STEPS; step++) await touch([(by * step) / STEPS])
    await touch([])
  })
}

/** How long a tap and the pause between two of them take, in milliseconds. */
const TAP = 60

/**
 * Taps the middle of an element twice. The time stamps are those of a person's taps, however long a busy browser
 * takes to answer. Needs a context with touch.
 */
export async function tapTwice(page: Page, on: Locator): Promise<void> {
  const start = Date.now()
  await touching(page, on, async (touch) => {
    for (const [index, fingers] of [[0], [], [0], []].entries()) {
      await touch(fingers, (start + index * TAP) / 1000)
    }
  })
}

/** Puts two fingers on an element, one after the other, and moves them apart. Needs a context with touch. */
export async function pinch(page: Page, on: Locator): Promise<void> {
  await touching(page, on, async (touch) => {
    await touch([-20])
    for (let step = 0; step <= STEPS; step++) await touch([-20 - 10 * step, 20 + 10 * step])
    await touch([])
  })
}

/** Puts fingers at these distances from the middle, and lifts all others. */
type Touch = (fingers: readonly number[], timestamp?: number) => Promise<unknown>

async function touching(
  page: Page,
  on: Locator,
  gesture: (touch: Touch) => Promise<void>,
): Promise<void> {
  const { x, y } = await middleOf(on)
  const session = await page.context().newCDPSession(page)
  await gesture(fingersAt(session, x, y))
  await session.detach()
}

/** How fingers touch the page around a point. */
export function fingersAt(session: CDPSession, x: number, y: number): Touch {
  let before = 0
  return async (fingers, timestamp) => {
    const count = fingers.length
    await session.send('Input.dispatchTouchEvent', {
      type: count === 0 ? 'touchEnd' : count > before ? 'touchStart' : 'touchMove',
      touchPoints: fingers.map((offset, id) => ({ x: x + offset, y, id })),
      ...(timestamp !== undefined && { timestamp }),
    })
    before = count
  }
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown, so it cannot be touched')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
