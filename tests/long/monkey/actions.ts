import type { CDPSession, Page } from '@playwright/test'
import type { Product } from '#src/domain/product/product.ts'
import type { Random } from './random.ts'
import { CONTROLS, MOVABLE, reach } from './controls.ts'
import { fingersAt } from '#tests/e2e/support/gestures.ts'
import { writeElsewhere } from './other-tab.ts'

/** What actions work with. */
export interface MonkeyTools {
  readonly page: Page
  /** Another tab of the same browser and host. */
  readonly otherTab: Page
  readonly session: CDPSession
  readonly random: Random
  readonly catalogue: readonly [Product, ...Product[]]
}

/** Does something; resolves to a description of it. */
type Action = (tools: MonkeyTools) => Promise<string>

/** The actions by likelihood. */
const ACTIONS: readonly (readonly [weight: number, action: Action])[] = [
  [45, press],
  [5, pressTwice],
  [5, pointAt],
  [14, pressKey],
  [5, typeSearch],
  [6, swipe],
  [5, turnWheel],
  [6, goThroughHistory],
  [3, openAddress],
  [2, poke],
  [2, resize],
  [1, changeSystem],
  [3, ({ otherTab, random, catalogue }) => writeElsewhere(otherTab, random, catalogue)],
  [3, wait],
]

/** One action in this many is a reload, if reloads are allowed. */
const RELOAD_INTERVAL = 60

/** Does a random action; in one visit, no reload. */
export async function doRandomAction(tools: MonkeyTools, isOneVisit: boolean): Promise<string> {
  if (tools.random.between(1, RELOAD_INTERVAL) === 1 && !isOneVisit) return reload(tools)
  const all = ACTIONS.reduce((sum, [weight]) => sum + weight, 0)
  let rest = tools.random.part() * all
  const [, action] = ACTIONS.find(([weight]) => (rest -= weight) < 0) ?? [0, wait]
  return action(tools)
}

async function press({ page, random }: MonkeyTools, clickCount = 1): Promise<string> {
  const control = await reach(page, CONTROLS, random.part())
  if (!control) return 'press: nothing there'
  const { name, x, y, select } = control
  if (select) {
    const index = random.between(0, select.options - 1)
    await page.locator('select').nth(select.index).selectOption({ index })
    return `choose ${index} of ${name}`
  }
  await page.mouse.click(x, y, { clickCount })
  if (control.isNumber) await page.keyboard.type(String(random.between(0, 2000)))
  return `press ${name}`
}

const QUERIES = [
  'i',
  'iphon 16',
  'blue 256gb',
  'under 500',
  'tablets',
  'qqqqqq',
  '  ',
  '<b>',
] as const

/** Types into the search field, and often takes a suggestion or opens the search page. */
async function typeSearch({ page, random }: MonkeyTools): Promise<string> {
  const text = random.oneOf(QUERIES)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(text)
  const keys = random.oneOf([
    'ArrowDown Enter',
    'ArrowUp Enter',
    'Enter',
    'Escape',
    'Tab',
    '',
  ] as const)
  for (const key of keys.split(' ').filter(Boolean)) await page.keyboard.press(key)
  return `search "${text}" ${keys}`
}

async function pressTwice(tools: MonkeyTools): Promise<string> {
  return `${await press(tools, 2)} twice`
}

/** Pointing at a link prefetches its page. */
async function pointAt({ page, random }: MonkeyTools): Promise<string> {
  const control = await reach(page, CONTROLS, random.part())
  if (!control) return 'point: nothing there'
  await page.mouse.move(control.x, control.y)
  return `point at ${control.name}`
}

const KEYS = [
  ...(['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape'] as const),
  ...(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const),
  ...(['PageUp', 'PageDown', 'Control+z', 'Control+z', '+', '-', '0'] as const),
] as const

async function pressKey({ page, random }: MonkeyTools): Promise<string> {
  const key = random.oneOf(KEYS)
  await page.keyboard.press(key)
  return `key ${key}`
}

/** By mouse or finger; sometimes too short to count. */
async function swipe({ page, session, random }: MonkeyTools): Promise<string> {
  const target = await reach(page, MOVABLE, random.part())
  const by = random.between(-200, 200)
  const isTouch = random.part() < 0.5
  if (!target) return 'swipe: nothing there'
  const { x, y, name } = target
  if (isTouch) {
    const touch = fingersAt(session, x, y)
    for (const part of [0, 0.3, 0.6, 1]) await touch([by * part])
    await touch([])
  } else {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by, y, { steps: 3 })
    await page.mouse.up()
  }
  return `swipe ${name} by ${by}${isTouch ? ' with a finger' : ''}`
}

async function turnWheel({ page, random }: MonkeyTools): Promise<string> {
  const target = await reach(page, MOVABLE, random.part())
  const by = random.between(-400, 400)
  if (target) await page.mouse.move(target.x, target.y)
  await page.mouse.wheel(0, by)
  return `wheel by ${by} over ${target?.name ?? 'the page'}`
}

async function goThroughHistory({ page, random }: MonkeyTools): Promise<string> {
  const by = random.oneOf([-1, -1, -1, 1, 1])
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
  ...(['/search', '/search?q=galaxy&group=variant', '/search?q=qqqqqq&page=3&perPage=4'] as const),
  ...(['/phones/no-such-phone', '/phones/__proto__', '/constructor', '/%E0%A4%A'] as const),
  ...(['/phones?brand=apple_nokia&price=900-300', '/tablets?group=model&color=blue'] as const),
  ...(['/accessories?kind=watch&capacity=42mm&group=model&perPage=4&page=9'] as const),
  '/accessories/galaxy-watch7-44mm-cream',
  ...([
    '/compare',
    '/compare?diff=1&ids=no-such-phone_apple-iphone-16-pro-512gb-natural-titanium',
  ] as const),
  ...(['phones', '//evil.example/phones', '/cart?sort=price', '/phones/a/b/c', '/cart/'] as const),
] as const

async function openAddress({ page, random, catalogue }: MonkeyTools): Promise<string> {
  const { category, itemId } = random.oneOf(catalogue)
  const address = random.oneOf([`/${category}/${itemId}`, random.oneOf(ODD_ADDRESSES)])
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, address)
  return `address #${address}`
}

/** Clicks anywhere, mostly beside the controls. */
async function poke({ page, random }: MonkeyTools): Promise<string> {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 }
  const [x, y] = [random.between(0, width - 1), random.between(0, height - 1)]
  await page.mouse.click(x, y)
  return `poke at ${x}, ${y}`
}

const WINDOWS = [
  { width: 375, height: 667 },
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

async function resize({ page, random }: MonkeyTools): Promise<string> {
  const size = random.oneOf(WINDOWS)
  await page.setViewportSize(size)
  return `window ${size.width} x ${size.height}`
}

async function changeSystem({ page, random }: MonkeyTools): Promise<string> {
  const colorScheme = random.oneOf(['light', 'dark'])
  const reducedMotion = random.oneOf(['reduce', 'no-preference'])
  await page.emulateMedia({ colorScheme, reducedMotion })
  return `system ${colorScheme}, motion ${reducedMotion}`
}

/** The banner advances, and the time to undo ends. */
async function wait({ page, random }: MonkeyTools): Promise<string> {
  const seconds = random.between(1, 12)
  await page.clock.runFor(seconds * 1000)
  return `wait ${seconds} s`
}

async function reload({ page }: MonkeyTools): Promise<string> {
  await page.reload()
  return 'reload'
}
