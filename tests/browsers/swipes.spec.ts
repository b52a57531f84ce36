import { expect, test } from './support/test.ts'

const newest = 'region Brand new models'
const card = (index: number) => `${newest} > article[${index}]`
const previous = `${newest} > button Previous`

test('a carousel moves by its buttons and by a swipe of the mouse, which opens nothing', async ({
  shop,
}) => {
  await shop.open()
  // WebKit shows a card's text shortly after the card.
  await shop.seeText(card(0), '$')
  const { text } = await shop.show(card(0))
  await shop.see(previous, { isDisabled: true })
  await shop.press(`${newest} > button Next`)
  await shop.see(card(0), { text: expect.not.stringContaining(text) })
  await shop.press(previous)
  await shop.see(card(0), { text })
  await shop.drag(card(1), -120)
  await shop.see(previous, { isDisabled: false })
  await shop.see('heading Welcome to the store!')
})

test.describe('on a phone', () => {
  test.use({ size: { width: 375, height: 800 } })

  test('the menu opens and closes, and carousel cards reach the edge of the window', async ({
    shop,
  }) => {
    await shop.open()
    await shop.seeValue('innerWidth', 375)
    await shop.press(`${card(0)} > button Add to cart`)
    await shop.see('banner > link Cart', { text: 'Cart 1' })
    const { y } = await shop.show(`${newest} > button Next`)
    await shop.seeValue(
      `document.elementFromPoint(document.documentElement.clientWidth - 1, ${y + 200})?.closest('li') !== null`,
      true,
    )
    await shop.press('button Open menu')
    await shop.see('navigation Main > link Home', { isFocused: true })
    await shop.key('Escape')
    await shop.see('button Open menu', { isFocused: true })
  })
})

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
