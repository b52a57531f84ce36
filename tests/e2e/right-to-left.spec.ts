import { pseudoMessages } from '#tests/support/pseudo-language.ts'
import { wordsOf } from '#tests/support/words.ts'
import { ENGLISH } from '#tools/site/messages/read-messages.ts'
import { BUILDS } from './support/builds.ts'
import { PHONE, phoneDetail, phoneList, serveFile } from './support/catalogue.ts'
import { swipeByMouse, swipeByTouch } from './support/gestures.ts'
import { boxOf, expect, OFTEN, test } from './support/shop.ts'

test.use({ baseURL: BUILDS.pseudo })

const words = wordsOf(pseudoMessages(ENGLISH))

test('the next card and slide are on the left, by button and by swipe', async ({ page }) => {
  await serveFile(page, 'products.json', [PHONE, ...phoneList(7)])
  await page.goto('')
  const row = page.getByRole('region', { name: words('Brand new models') })
  const cards = row.getByRole('article')
  const rowBox = await boxOf(row)
  const expectFirst = async (index: number) => {
    await expect
      .poll(async () => endOf(await boxOf(cards.nth(index))), OFTEN)
      .toBeCloseTo(endOf(rowBox), 0)
    expect((await boxOf(cards.nth(index + 1))).x).toBeLessThan((await boxOf(cards.nth(index))).x)
  }
  await expectFirst(0)
  const next = row.getByRole('button', { name: words('Next') })
  const previous = row.getByRole('button', { name: words('Previous') })
  expect((await boxOf(next)).x).toBeLessThan((await boxOf(previous)).x)
  await next.click()
  await expectFirst(1)
  await swipeByMouse(page, { on: row, by: 200 })
  await expectFirst(2)
  await swipeByMouse(page, { on: row, by: -200 })
  await expectFirst(1)

  await page.getByRole('button', { name: words('Stop turning slides') }).click()
  const banner = page.getByRole('region', { name: words('Banner') })
  // On a slow machine, the slides have turned meanwhile.
  await banner.getByRole('button', { name: /1/ }).click()
  const slides = banner.getByRole('listitem')
  await swipeByMouse(page, { on: slides.first(), by: 200 })
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 })
  await expect(slides.first()).not.toBeInViewport()
})

test('arrow keys choose what is beside: values, and pictures in full size', async ({ page }) => {
  await page.goto('#/phones/apple-iphone-16-pro-128gb-black-titanium')
  const radios = page.getByRole('radiogroup').last().getByRole('radio')
  await radios.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(radios.nth(1)).toBeChecked()
  await expect(radios.nth(1)).toBeFocused()
  expect((await boxOf(radios.nth(1))).x).toBeLessThan((await boxOf(radios.first())).x)
  await page.keyboard.press('ArrowRight')
  await expect(radios.first()).toBeChecked()

  await page.getByRole('button', { name: words('Show image full size') }).click()
  const dialog = page.getByRole('dialog')
  const picture = dialog.getByRole('img')
  const expectImage = (number: number) =>
    expect(dialog.getByText(words(`Image ${number} of 4`))).toBeVisible()
  await expectImage(1)
  await page.keyboard.press('ArrowLeft')
  await expectImage(2)
  await swipeByMouse(page, { on: dialog, by: 200 })
  await expectImage(3)
  await page.keyboard.press('ArrowRight')
  await expectImage(2)
  // The pictures are still moving after a swipe.
  const isStill = () =>
    dialog.evaluate((element) => element.getAnimations({ subtree: true }).length === 0)
  await expect.poll(isStill).toBe(true)
  const whole = await boxOf(picture)
  await page.keyboard.press('+')
  await expect.poll(isStill).toBe(true)
  const { x, width } = await boxOf(picture)
  expect(x + width / 2).toBeCloseTo(whole.x + whole.width / 2, 0)
  // Its left part comes into view, as in any language.
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await boxOf(picture)).x, OFTEN).toBeCloseTo(x + 80, 0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true })

  test('fingers turn pictures to the right, and the row of small ones follows', async ({
    page,
  }) => {
    await serveFile(page, 'products.json', [PHONE])
    await serveFile(page, 'phones.json', [phoneDetail(40)])
    await page.goto(`#/phones/${PHONE.itemId}`)
    const gallery = page.getByRole('region', { name: words('Product images') })
    const small = (number: number) =>
      gallery.getByRole('button', { name: words(`Image ${number}`), exact: true })
    const on = gallery.getByRole('img').first()
    for (const [by, number] of [
      [100, 2],
      [-100, 1],
      [-100, 40],
    ] as const) {
      await swipeByTouch(page, { on, by })
      await expect(small(number)).toHaveAttribute('aria-current', 'true')
      await expect(small(number)).toBeInViewport({ ratio: 1 })
    }
  })
})

function endOf({ x, width }: { x: number; width: number }): number {
  return x + width
}
