import type { Shop, Target } from './support/shop.ts'
import { inside, nth, role } from './support/targets.ts'
import { expect, test } from './support/test.ts'

const gallery = role('region', 'Product images')
const picture = nth(inside(gallery, role('img')), 0)
const thumbnail = (index: number) =>
  nth(inside(gallery, [{ role: 'button', start: 'Image' }]), index)

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
})

test('a swipe by mouse and the wheel turn the gallery', async ({ shop }) => {
  await shop.open('#/phones/apple-iphone-16-pro-128gb-black-titanium')
  const swipe = async (by: number) => {
    const { x, y } = await shop.show(picture)
    await shop.tab.drag({ x, y }, { x: x + by, y })
  }
  await swipe(-60)
  await shop.see(thumbnail(1), { current: 'true' })
  await swipe(-40)
  await swipe(60)
  await shop.see(thumbnail(0), { current: 'true' })
  const point = await shop.show(picture)
  await shop.tab.turnWheel(point, 120)
  await shop.see(thumbnail(1), { current: 'true' })
})

/** Focuses the chosen colour by pressing it, which changes nothing else. */
async function focus(shop: Shop, radio: Target): Promise<void> {
  await shop.press(radio)
  await shop.see(radio, { isChecked: true, isFocused: true })
}
