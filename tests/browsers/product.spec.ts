import { test } from './support/test.ts'

const gallery = 'region Product images'
const picture = `${gallery} > img[0]`
const thumbnail = (index: number) => `${gallery} > button[${index}] Image`

test('a swipe by mouse and the wheel turn the gallery', async ({ shop }) => {
  await shop.open('#/phones/apple-iphone-16-pro-128gb-black-titanium')
  await shop.drag(picture, -60)
  await shop.see(thumbnail(1), { current: 'true' })
  await shop.drag(picture, -40)
  await shop.drag(picture, 60)
  await shop.see(thumbnail(0), { current: 'true' })
  await shop.turnWheel(picture, 120)
  await shop.see(thumbnail(1), { current: 'true' })
})
