import { expect, expectAddress, test } from './support/shop.ts'

test('a shopper compares, shares and buys, all by keyboard', async ({ page, browser, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('')
  await test.step('finds three', async () => {
    await page.getByRole('combobox', { name: 'Search' }).focus()
    await page.keyboard.type('galaxy')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
    for (const index of [0, 1, 2]) {
      await page.getByRole('article').nth(index).getByRole('button', { name: 'Compare' }).focus()
      await page.keyboard.press('Enter')
    }
    await page.getByRole('link', { name: 'Compare 3' }).focus()
    await page.keyboard.press('Enter')
  })
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(
    3,
  )

  const link = await test.step('compares, and copies the link', async () => {
    const differences = page.getByRole('checkbox', { name: 'Differences only' })
    await differences.focus()
    await page.keyboard.press('Space')
    await expect(differences).toBeChecked()
    await page.getByRole('button', { name: 'Share' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Link copied.')).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  })

  const friend = await browser.newContext({ ...(baseURL && { baseURL }) })
  const friendPage = await friend.newPage()
  await test.step('a friend sees the same products', async () => {
    await friendPage.goto(link)
    const shown = await table.innerText()
    await expect.poll(() => friendPage.getByRole('table').innerText()).toBe(shown)
  })
  await friend.close()

  await test.step('buys one', async () => {
    await table.getByRole('button', { name: 'Add to cart' }).first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).focus()
    await page.keyboard.press('Enter')
    await expectAddress(page, '#/cart')
    await expect(page.getByText('Total for 1 items')).toBeVisible()
  })
})
