import type { CDPSession, Page } from '@playwright/test'
import type { Product } from '#src/domain/product.ts'
import type { Chance } from './chance.ts'
import { CONTROLS, MOVABLE, reach } from './controls.ts'
import { writeElsewhere } from './other-tab.ts'

/** What a monkey has in its hands. */
export interface Hands {
  readonly page: Page
  /** Another tab of the same browser, on the same host. */
  readonly otherTab: Page
  readonly session: CDPSession
  readonly chance: Chance
  readonly catalogue: readonly [Product, ...Product[]]
}

/** Something that a monkey does; says what it was. */
type Deed = (hands: Hands) => Promise<string>

/** How likely each deed is beside the others. */
const DEEDS: readonly (readonly [weight: number, deed: Deed])[] = [
  [45, press],
  [5, pressTwice],
  [5, pointAt],
  [14, pressKey],
  [6, swipe],
  [5, turnWheel],
  [6, goThroughHistory],
  [3, openAddress],
  [2, poke],
  [2, resize],
  [1, changeSystem],
  [3, ({ otherTab, chance, catalogue }) => writeElsewhere(otherTab, chance, catalogue)],
  [3, wait],
]

/** One deed in so many loads the page anew, where that is allowed. */
const RELOADS = 60

/** Does something, whatever it is. A visit that is one has no reloads. */
export async function doSomething(hands: Hands, isOneVisit: boolean): Promise<string> {
  if (hands.chance.between(1, RELOADS) === 1 && !isOneVisit) return reload(hands)
  const all = DEEDS.reduce((sum, [weight]) => sum + weight, 0)
  let rest = hands.chance.part() * all
  const [, deed] = DEEDS.find(([weight]) => (rest -= weight) < 0) ?? [0, wait]
  return deed(hands)
}

async function press({ page, chance }: Hands, clickCount = 1): Promise<string> {
  const control = await reach(page, CONTROLS, chance.part())
  if (!control) return 'press: nothing there'
  const { name, x, y, select } = control
  if (select) {
    const index = chance.between(0, select.options - 1)
    await page.locator('select').nth(select.place).selectOption({ index })
    return `choose ${index} of ${name}`
  }
  await page.mouse.click(x, y, { clickCount })
  return `press ${name}`
}

async function pressTwice(hands: Hands): Promise<string> {
  return `${await press(hands, 2)} twice`
}

/** Pages are fetched ahead when a link is pointed at. */
async function pointAt({ page, chance }: Hands): Promise<string> {
  const control = await reach(page, CONTROLS, chance.part())
  if (!control) return 'point: nothing there'
  await page.mouse.move(control.x, control.y)
  return `point at ${control.name}`
}

const KEYS = [
  ...(['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape'] as const),
  ...(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const),
  ...(['PageUp', 'PageDown', 'Control+z', 'Control+z'] as const),
] as const

async function pressKey({ page, chance }: Hands): Promise<string> {
  const key = chance.oneOf(KEYS)
  await page.keyboard.press(key)
  return `key ${key}`
}

/** By mouse or by finger, at times too short to count. */
async function swipe({ page, session, chance }: Hands): Promise<string> {
  const target = await reach(page, MOVABLE, chance.part())
  const by = chance.between(-200, 200)
  const isTouch = chance.part() < 0.5
  if (!target) return 'swipe: nothing there'
  const { x, y, name } = target
  if (isTouch) {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', offset?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: offset === undefined ? [] : [{ x: x + offset, y }],
      })
    await touch('touchStart', 0)
    for (const part of [0.3, 0.6, 1]) await touch('touchMove', by * part)
    await touch('touchEnd')
  } else {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by, y, { steps: 3 })
    await page.mouse.up()
  }
  return `swipe ${name} by ${by}${isTouch ? ' with a finger' : ''}`
}

async function turnWheel({ page, chance }: Hands): Promise<string> {
  const target = await reach(page, MOVABLE, chance.part())
  const by = chance.between(-400, 400)
  if (target) await page.mouse.move(target.x, target.y)
  await page.mouse.wheel(0, by)
  return `wheel by ${by} over ${target?.name ?? 'the page'}`
}

async function goThroughHistory({ page, chance }: Hands): Promise<string> {
  const by = chance.oneOf([-1, -1, -1, 1, 1])
  const went = await page.evaluate((by) => {
    const { canGoBack, canGoForward } = window.navigation
    const isPossible = by < 0 ? canGoBack : canGoForward
    if (isPossible) window.history.go(by)
    return isPossible
  }, by)
  return went ? `history ${by}` : `history ${by}: nothing there`
}

const ODD_ADDRESSES = [
  ...(['', '/', '/phones', '/tablets?sort=price', '/accessories?perPage=4&page=3'] as const),
  ...(['/phones?sort=year&perPage=16&page=99', '/phones?page=-1&perPage=8', '/laptops'] as const),
  ...(['/phones/no-such-phone', '/phones/__proto__', '/constructor', '/%E0%A4%A'] as const),
  ...(['phones', '//evil.example/phones', '/cart?sort=price', '/phones/a/b/c', '/cart/'] as const),
] as const

async function openAddress({ page, chance, catalogue }: Hands): Promise<string> {
  const { category, itemId } = chance.oneOf(catalogue)
  const address = chance.oneOf([`/${category}/${itemId}`, chance.oneOf(ODD_ADDRESSES)])
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, address)
  return `address #${address}`
}

/** Presses anywhere, beside all controls most of the time. */
async function poke({ page, chance }: Hands): Promise<string> {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 }
  const [x, y] = [chance.between(0, width - 1), chance.between(0, height - 1)]
  await page.mouse.click(x, y)
  return `poke at ${x}, ${y}`
}

const WINDOWS = [
  { width: 375, height: 667 },
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

async function resize({ page, chance }: Hands): Promise<string> {
  const size = chance.oneOf(WINDOWS)
  await page.setViewportSize(size)
  return `window ${size.width} x ${size.height}`
}

async function changeSystem({ page, chance }: Hands): Promise<string> {
  const colorScheme = chance.oneOf(['light', 'dark'])
  const reducedMotion = chance.oneOf(['reduce', 'no-preference'])
  await page.emulateMedia({ colorScheme, reducedMotion })
  return `system ${colorScheme}, motion ${reducedMotion}`
}

/** Banners turn, and offers to undo end. */
async function wait({ page, chance }: Hands): Promise<string> {
  const seconds = chance.between(1, 12)
  await page.clock.runFor(seconds * 1000)
  return `wait ${seconds} s`
}

async function reload({ page }: Hands): Promise<string> {
  await page.reload()
  return 'reload'
}
