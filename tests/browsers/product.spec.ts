import type { Shop } from './support/shop.ts'
import { article, button, inside, nth, role, title } from './support/targets.ts'
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

test('thumbnails and the wheel turn the gallery, which cycles at both ends', async ({ shop }) => {
  await openProduct(shop)
  const thumbnails = inside(gallery, [{ role: 'button', start: 'Image' }])
  await shop.press(nth(thumbnails, 1))
  await shop.see(nth(thumbnails, 1), { current: 'true' })
  await shop.press(nth(thumbnails, 0))
  const point = await shop.show(picture)
  await shop.tab.turnWheel(point, 120)
  await shop.see(nth(thumbnails, 1), { current: 'true' })
  await shop.tab.turnWheel(point, -120)
  await shop.see(nth(thumbnails, 0), { current: 'true' })
  await shop.tab.turnWheel(point, -120)
  await shop.see(nth(thumbnails, -1), { current: 'true' })
})

test('Back returns to the list with its order and page size', async ({ shop }) => {
  await openProduct(shop)
  await shop.press(inside(role('main'), role('link', 'Back')))
  await shop.seeHash('#/phones?sort=year&perPage=8')
  await shop.seeCount(article, 8)
  await shop.see(inside(nth(article, 0), button('Add to cart')))
})

async function openProduct(shop: Shop): Promise<void> {
  await shop.open('#/phones?sort=year&perPage=8')
  const card = inside(nth(article, 0), nth(role('link'), 0))
  const { text } = await shop.see(card)
  await shop.press(card)
  await shop.see(title, { text })
}
