import { button, cartLink, heading, inside, link, mainLink, nth, role } from './support/targets.ts'
import { expect, test } from './support/test.ts'

const banner = role('region', 'Banner')
const inBanner = (name: string) => inside(banner, button(name))
const dot = (number: number) => inBanner(`Go to slide ${number}`)
const newest = role('region', 'Brand new models')
const theme = role('switch', 'Dark theme')

test('the banner cycles both ways and pauses', async ({ shop }) => {
  await shop.open()
  await shop.press(inBanner('Stop turning slides'))
  await shop.see(inBanner('Start turning slides'))
  await shop.press(dot(1))
  await shop.see(dot(1), { current: 'true' })
  await shop.press(inBanner('Previous slide'))
  await shop.see(dot(3), { current: 'true' })
  await shop.press(inBanner('Next slide'))
  await shop.see(dot(1), { current: 'true' })
})

test('the banner advances by itself', async ({ shop }) => {
  await shop.open()
  await shop.see(dot(2), { current: 'true' })
})

test('a carousel moves by its buttons', async ({ shop }) => {
  await shop.open()
  const first = nth(inside(newest, role('article')), 0)
  // WebKit shows a card's text shortly after the card.
  await expect.poll(async () => (await shop.see(first)).text).toContain('$')
  const { text } = await shop.see(first)
  await shop.see(inside(newest, button('Previous')), { isDisabled: true })
  await shop.press(inside(newest, button('Next')))
  await expect.poll(async () => (await shop.see(first)).text).not.toBe(text)
  await shop.press(inside(newest, button('Previous')))
  await shop.see(first, { text })
})

test('a swipe by mouse moves a carousel and opens nothing', async ({ shop }) => {
  await shop.open()
  const { x, y } = await shop.show(nth(inside(newest, role('article')), 1))
  await shop.tab.drag({ x, y }, { x: x - 120, y })
  await shop.see(inside(newest, button('Previous')), { isDisabled: false })
  await shop.see(heading('Welcome to the store!'))
})

test('on a phone carousel cards are not cut at their bottom, and reach the edge of the window', async ({
  shop,
}) => {
  await shop.tab.resize({ width: 375, height: 800 })
  await shop.open()
  await shop.press(inside(nth(inside(newest, role('article')), 0), button('Add to cart')))
  await shop.see(cartLink, { text: 'Cart 1' })
  const { y } = await shop.show(inside(newest, button('Next')))
  expect(await shop.run(isCardAtEdge, y + 200)).toBe(true)
})

test('on a phone the menu opens, follows links and closes by Escape', async ({ shop }) => {
  await shop.tab.resize({ width: 375, height: 800 })
  await shop.open()
  expect(await shop.run(() => window.innerWidth, null)).toBe(375)
  await shop.press(button('Open menu'))
  await shop.see(mainLink('Home'), { isFocused: true })
  await shop.tab.press('Escape')
  await shop.see(button('Open menu'), { isFocused: true })
  await shop.press(button('Open menu'))
  await shop.press(mainLink('Accessories'))
  await shop.see(heading('Accessories page'))
  await shop.see(button('Open menu'))
})

test('the chosen theme is remembered', async ({ shop }) => {
  await shop.open()
  await shop.see(theme, { isChecked: false })
  await shop.press(theme)
  await shop.see(theme, { isChecked: true })
  await shop.reload()
  await shop.see(nth(role('article'), 0))
  await shop.see(theme, { isChecked: true })
  expect(await shop.run(() => getComputedStyle(document.documentElement).colorScheme, null)).toBe(
    'dark',
  )
})

test('Tab reaches the skip link first, and it leads to the page', async ({ shop }) => {
  await shop.open()
  await shop.see(heading('Welcome to the store!'))
  await shop.tab.press('Tab')
  const skip = link('Skip to content')
  await shop.see(skip, { isFocused: true })
})

/** Runs in the page: whether a card reaches the window's right edge, without the scrollbar, at a given height. */
function isCardAtEdge(y: number): boolean {
  const edge = document.elementFromPoint(document.documentElement.clientWidth - 1, y)
  return edge?.closest('li') instanceof HTMLElement
}
