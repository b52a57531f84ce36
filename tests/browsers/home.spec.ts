import { button, cartLink, heading, inside, mainLink, nth, role } from './support/targets.ts'
import { expect, test } from './support/test.ts'

const newest = role('region', 'Brand new models')
const card = (index: number) => nth(inside(newest, role('article')), index)
const previous = inside(newest, button('Previous'))

test('a carousel moves by its buttons and by a swipe of the mouse, which opens nothing', async ({
  shop,
}) => {
  await shop.open()
  // WebKit shows a card's text shortly after the card.
  await expect.poll(async () => (await shop.see(card(0))).text).toContain('$')
  const { text } = await shop.see(card(0))
  await shop.see(previous, { isDisabled: true })
  await shop.press(inside(newest, button('Next')))
  await expect.poll(async () => (await shop.see(card(0))).text).not.toBe(text)
  await shop.press(previous)
  await shop.see(card(0), { text })
  const { x, y } = await shop.show(card(1))
  await shop.tab.drag({ x, y }, { x: x - 120, y })
  await shop.see(previous, { isDisabled: false })
  await shop.see(heading('Welcome to the store!'))
})

test('on a phone the menu opens and closes, and carousel cards reach the edge of the window', async ({
  shop,
}) => {
  await shop.tab.resize({ width: 375, height: 800 })
  await shop.open()
  expect(await shop.run(() => window.innerWidth, null)).toBe(375)
  await shop.press(inside(card(0), button('Add to cart')))
  await shop.see(cartLink, { text: 'Cart 1' })
  const { y } = await shop.show(inside(newest, button('Next')))
  expect(await shop.run(isCardAtEdge, y + 200)).toBe(true)
  await shop.press(button('Open menu'))
  await shop.see(mainLink('Home'), { isFocused: true })
  await shop.tab.press('Escape')
  await shop.see(button('Open menu'), { isFocused: true })
})

/** Runs in the page: whether a card reaches the window's right edge, without the scrollbar, at a given height. */
function isCardAtEdge(y: number): boolean {
  const edge = document.elementFromPoint(document.documentElement.clientWidth - 1, y)
  return edge?.closest('li') instanceof HTMLElement
}
