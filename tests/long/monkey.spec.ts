import fc from 'fast-check'
import type { Page } from '@playwright/test'
import { setTimeout } from 'node:timers/promises'
import { chromiumOptions, findHeadlessChromium } from '#tools/dev/chromium.ts'
import { expect, expectAddress, test } from '#tests/e2e/support/shop.ts'
import { type Choices, readPage } from './read-page.ts'
import { weigh, type Weight } from './weight.ts'

const { SEED = '20261128', ACTIONS } = process.env
const COUNT = Number(ACTIONS ?? 150)
/** A long run is one visit: a reload would start with a fresh heap and hide a leak. */
const IS_LONG = ACTIONS !== undefined
/** Actions between two measurements. The last one is compared with the first. */
const LAP = 1000
const MOST_GROWTH = 1.2

// Without machine code, which is a third of the heap and grows although the page keeps nothing.
const { args = [], ...launch } = chromiumOptions(findHeadlessChromium())
test.use({
  trace: 'off',
  ...(IS_LONG && { launchOptions: { ...launch, args: [...args, '--js-flags=--jitless'] } }),
})

/** Does something by a random number; resolves to the choices that must be stored then, if it knows them. */
type Action = (page: Page, choices: Choices, number: number) => Promise<Choices | undefined>

const VIEWPORTS = [320, 375, 768, 1280]
const QUERIES = ['i', 'iphon 16', 'blue 256gb', 'under 500', 'tablets', 'qqqqqq', '  ', '<b>']
const KEYS =
  'Tab Tab Shift+Tab Enter Space Escape ArrowLeft ArrowRight ArrowDown Home End PageDown Control+z + - 0'.split(
    ' ',
  )
const ADDRESSES = [
  '/ /phones /tablets?sort=price /accessories?perPage=4&page=3 /phones?perPage=16&page=99 /laptops /cart',
  '/phones?page=-1&perPage=8 /search /search?q=galaxy&group=variant /phones/no-such-phone /phones/__proto__',
  '/%E0%A4%A /phones?brand=apple_nokia&price=900-300 /accessories/galaxy-watch7-44mm-cream /compare /favourites',
  '/compare?ids=no-such-phone_apple-iphone-16-pro-512gb-natural-titanium //evil.example/phones /phones/a/b/c',
].flatMap((line) => line.split(' '))

const ACTIONS_BY_NAME: Readonly<Record<string, Action>> = {
  press: async (page, _, number) => {
    const controls = page.locator(
      ':is(dialog[open], body:not(:has(dialog[open]))) :is(a[href]:not([target]), button, label:has(input)):not([inert] *, :disabled):visible',
    )
    await controls.evaluateAll(clickOne, number)
    return undefined
  },
  'press in a card': pressInCard,
  'filter and Back': async (page, choices, number) => {
    const boxes = page.getByRole('main').getByRole('checkbox', { disabled: false })
    const { hash } = new URL(page.url())
    if (!(await boxes.evaluateAll(clickOne, number))) return choices
    await expect.poll(() => new URL(page.url()).hash).not.toBe(hash)
    await waitUntilDrawn(page)
    await page.evaluate(() => history.back())
    await expectAddress(page, hash)
    return choices
  },
  'Back or Forward': async (page, choices, number) => {
    await page.evaluate(
      async (isForward) => {
        if (isForward && navigation.canGoForward) await navigation.forward().committed
        if (!isForward && navigation.canGoBack) await navigation.back().committed
      },
      number % 3 === 0,
    )
    return choices
  },
  'open an address': async (page, choices, number) => {
    await page.evaluate(
      (hash) => {
        location.hash = hash
      },
      oneOf(ADDRESSES, number),
    )
    return choices
  },
  search: async (page, choices, number) => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.type(oneOf(QUERIES, number))
    await page.keyboard.press(oneOf(['Enter', 'Escape', 'ArrowDown'], number >> 4))
    return choices
  },
  'press a key': async (page, _, number) => {
    await page.keyboard.press(oneOf(KEYS, number))
    return undefined
  },
  'drag and turn the wheel': async (page, choices, number) => {
    await page.mouse.move(150, 300)
    await page.mouse.down()
    await page.mouse.move(150 - (number % 140), 300, { steps: 3 })
    await page.mouse.up()
    await page.mouse.wheel(0, (number % 800) - 400)
    return choices
  },
  resize: async (page, choices, number) => {
    await page.setViewportSize({ width: oneOf(VIEWPORTS, number), height: 700 })
    return choices
  },
  'press in another tab': async (page, choices, number) => {
    const [, other = page] = page.context().pages()
    // Of two presses in two tabs within a quarter of a second, the last one wins.
    await setTimeout(334)
    const expected = await pressInCard(other, choices, number)
    await setTimeout(334)
    return expected
  },
  reload: async (page, choices) => {
    if (!IS_LONG) await page.reload()
    return choices
  },
}
const WEIGHTS = [9, 6, 2, 3, 2, 1, 3, 1, 1, 2, 1]
const NAMES = Object.keys(ACTIONS_BY_NAME).flatMap((name, index) =>
  Array.from({ length: WEIGHTS[index] ?? 1 }, () => name),
)

test('nothing breaks under random actions, and long visits leave nothing behind', async ({
  context,
  page,
  consoleWatch,
}) => {
  test.setTimeout(120_000 + COUNT * 2_000)
  const other = await context.newPage()
  await other.goto('#/phones?perPage=16')
  await page.bringToFront()
  await page.goto('')
  let { stored } = await readPage(page)
  const weights: Weight[] = []
  const script = fc.sample(fc.noBias(fc.tuple(fc.constantFrom(...NAMES), fc.nat(999_999))), {
    seed: Number(SEED),
    numRuns: COUNT,
  })
  for (const [index, [name, number]] of script.entries()) {
    const expected = await ACTIONS_BY_NAME[name]?.(page, stored, number)
    await waitUntilDrawn(page)
    const message = `seed ${SEED}, action ${index}: ${name} ${number} at ${page.url()}`
    await expect(async () => {
      const seen = await readPage(page)
      expect(seen.faults).toEqual([])
      if (expected) expect(seen.stored).toEqual(expected)
      stored = seen.stored
    }, message).toPass({ intervals: [50], timeout: 20_000 })
    expect(consoleWatch.messages, message).toEqual([])
    if ((index + 1) % LAP === 0) weights.push(await weighHome(page))
  }
  const [first, last] = [weights[0], weights.at(-1)]
  for (const what of ['heap', 'nodes', 'listeners'] as const) {
    expect(last?.[what] ?? 0, what).toBeLessThanOrEqual(MOST_GROWTH * (first?.[what] ?? 0))
  }
})

/** The page follows its address a paint later. */
function waitUntilDrawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  )
}

/** Runs in the page, in one step: a page that is drawn again between two steps would have other elements. */
function clickOne(elements: readonly Element[], number: number): boolean {
  const element = elements[number % elements.length]
  if (element instanceof HTMLElement) element.click()
  return element !== undefined
}

/** Presses a button of a card that is not in a carousel: to the cart, favourites or comparison, or back. */
async function pressInCard(page: Page, choices: Choices, number: number): Promise<Choices> {
  const cards = page.locator('main li > article:not([inert] *):not(section article)')
  const count = await cards.count()
  if (count === 0 || (await page.locator('dialog[open]').count()) > 0) return choices
  const card = cards.nth(number % count)
  const href = await card.locator('a').first().getAttribute('href')
  const slug = decodeURIComponent(href?.replace(/^.*\//, '') ?? '')
  const kinds = {
    cart: /^Add/,
    favourites: /favourites$/,
    compared: /^Compare|comparison$/,
  } as const
  const kind = oneOf(['cart', 'favourites', 'compared'] as const, number >> 5)
  const button = card.getByRole('button', { name: kinds[kind] }).last()
  if ((await button.count()) === 0 || (await button.isDisabled())) return choices
  await button.evaluate((element: HTMLElement) => element.click())
  const { [slug]: quantity, ...others } = choices[kind]
  return { ...choices, [kind]: quantity === undefined ? { ...others, [slug]: 1 } : others }
}

/** The weight of the home page, at the same width each time. */
async function weighHome(page: Page): Promise<Weight> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => {
    location.hash = '/'
  })
  await expect(page.getByRole('heading', { name: 'Hot price' })).toBeVisible()
  const weight = await weigh(page)
  console.log(JSON.stringify(weight))
  return weight
}

function oneOf<Value>(values: readonly [Value, ...Value[]] | readonly Value[], number: number) {
  const value = values[number % values.length]
  if (value === undefined) throw new Error('Nothing to choose from')
  return value
}
