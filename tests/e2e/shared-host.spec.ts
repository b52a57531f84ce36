import { HOST_OF_FOLDERS } from './support/builds.ts'
import { cartLink, expect, expectStarted, keepChoices, test } from './support/shop.ts'

test('two shops in folders of one host keep two carts; the languages of one share theirs', async ({
  page,
}) => {
  // What a shop at the host's root has stored is no other shop's.
  await keepChoices(page, { theme: 'dark', totalBill: {}, cartProducts: [{ id: 'other' }] })
  const open = async (path: string) => {
    await page.goto(HOST_OF_FOLDERS + path)
    await expectStarted(page)
  }
  const badge = cartLink(page, /Cart|Warenkorb|Panier/).locator('[data-badge]')
  const add = page.getByRole('main').getByRole('article').getByRole('button').first()

  await open('languages/#/kannen')
  await expect(badge).toHaveText('0')
  await add.click()
  await expect(badge).toHaveText('1')

  await open('quick/#/phones')
  await expect(badge).toHaveText('0')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await add.click()
  await add.click()

  await open('languages/fr/#/cart')
  await expect(badge).toHaveText('1')
})

test('the template of a shop in a folder shows its own badge', async ({ page }) => {
  await page.goto(`${HOST_OF_FOLDERS}quick/#/phones`)
  await expectStarted(page)
  await page.getByRole('main').getByRole('article').getByRole('button').first().click()
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(`${HOST_OF_FOLDERS}languages/`)
  await page.goto(`${HOST_OF_FOLDERS}quick/`)
  await expect(cartLink(page).locator('[data-badge]')).toHaveText('1')
})
