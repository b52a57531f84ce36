import type { Shop, Target } from './support/shop.ts'
import { article, button, heading, inside, nth, role, title } from './support/targets.ts'
import { expect, test } from './support/test.ts'

const gallery = role('region', 'Product images')
const picture = nth(inside(gallery, role('img')), 0)

test('a colour and a capacity lead to their own address', async ({ shop }) => {
  await openProduct(shop)
  for (const group of ['Available colors', 'Select capacity']) {
    const before = await shop.run(() => location.hash, null)
    const choices = inside(role('radiogroup', group), role('radio'))
    const other = (await shop.see(nth(choices, 0))).isChecked ? nth(choices, 1) : nth(choices, 0)
    await shop.press(other)
    await shop.see(other, { isChecked: true })
    await expect.poll(() => shop.run(() => location.hash, null)).not.toBe(before)
  }
})

test('arrow keys skip variants that are not sold, and add one history entry', async ({ shop }) => {
  const start = '#/accessories/galaxy-watch7-44mm-green'
  await shop.open(start)
  const green = role('radio', 'green')
  await shop.see(role('radio', 'cream, not sold in 44mm'))
  await shop.see(green, { isChecked: true })
  const steps = await shop.run(() => history.length, null)
  await focus(shop, green)
  for (const color of ['silver', 'green', 'silver']) {
    await shop.tab.press('ArrowRight')
    await shop.see(role('radio', color), { isChecked: true, isFocused: true })
  }
  await shop.seeHash('#/accessories/galaxy-watch7-44mm-silver')
  expect(await shop.run(() => history.length, null)).toBe(Number(steps) + 1)
  await shop.run(() => history.back(), null)
  await shop.seeHash(start)
  await focus(shop, green)
  await shop.tab.press('ArrowLeft')
  await shop.see(role('radio', 'silver'), { isChecked: true, isFocused: true })
})

test('a press leads to a colour that is not sold, and to a page that says so', async ({ shop }) => {
  await shop.open('#/accessories/galaxy-watch7-44mm-green')
  await shop.press(role('radio', 'cream, not sold in 44mm'))
  await shop.see(heading('There are no galaxy watch7 44mm cream yet'))
})

test('a swipe by mouse turns the picture, a shorter one does not', async ({ shop }) => {
  await openProduct(shop)
  const thumbnails = inside(gallery, [{ role: 'button', start: 'Image' }])
  const swipe = async (by: number) => {
    const { x, y } = await shop.show(picture)
    await shop.tab.drag({ x, y }, { x: x + by, y })
  }
  await swipe(-60)
  await shop.see(nth(thumbnails, 1), { current: 'true' })
  await swipe(-40)
  await swipe(60)
  await shop.see(nth(thumbnails, 0), { current: 'true' })
})

test('thumbnails and the wheel turn the gallery', async ({ shop }) => {
  await openProduct(shop)
  const thumbnails = inside(gallery, [{ role: 'button', start: 'Image' }])
  await shop.press(nth(thumbnails, 1))
  await shop.see(nth(thumbnails, 1), { current: 'true' })
  await shop.press(nth(thumbnails, 0))
  await shop.tab.turnWheel(await shop.show(picture), -120)
  await shop.see(nth(thumbnails, -1), { current: 'true' })
})

test('Back returns to the list with its order and page size', async ({ shop }) => {
  await openProduct(shop)
  await shop.press(inside(role('main'), role('link', 'Back')))
  await shop.seeHash('#/phones?sort=year&perPage=8')
  await shop.seeCount(article, 8)
  await shop.see(inside(nth(article, 0), button('Add to cart')))
})

/** Focuses the chosen colour by pressing it, which changes nothing else. */
async function focus(shop: Shop, radio: Target): Promise<void> {
  await shop.press(radio)
  await shop.see(radio, { isChecked: true, isFocused: true })
}

async function openProduct(shop: Shop): Promise<void> {
  await shop.open('#/phones?sort=year&perPage=8')
  const card = inside(nth(article, 0), nth(role('link'), 0))
  const { text } = await shop.see(card)
  await shop.press(card)
  await shop.see(title, { text })
}
