import { inside, nth, role } from './support/targets.ts'
import { test } from './support/test.ts'

const gallery = role('region', 'Product images')
const picture = nth(inside(gallery, role('img')), 0)
const thumbnail = (index: number) =>
  nth(inside(gallery, [{ role: 'button', start: 'Image' }]), index)

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
