import { holdFile, PHONE, phoneDetail, phoneList, serveFile } from './support/catalogue.ts'
import { boxOf, card, clickInPlace, expect, expectAddress, test } from './support/shop.ts'

// app/second-presses.test.tsx has the others.
test('the second press of a double click opens no card of the pending page', async ({ page }) => {
  const details = await holdFile(page, 'phones.json')
  await serveFile(page, 'products.json', [PHONE, ...phoneList(8)])
  await page.goto('#/phones')
  await clickInPlace(page, card(page, PHONE.name).getByRole('link'))
  const liked = page.getByRole('region', { name: 'You may also like' })
  const other = liked.getByRole('article').first().getByRole('link')
  await other.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(other)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expectAddress(page, `#/phones/${PHONE.itemId}`)
  await details.release([phoneDetail(4)])
  await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  await expectAddress(page, `#/phones/${PHONE.itemId}`)
  await page.goBack()
  await expectAddress(page, '#/phones')
})
