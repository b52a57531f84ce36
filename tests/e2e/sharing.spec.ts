import type { Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { phoneList, serveFile } from './support/catalogue.ts'
import { cartLink, expect, keepChoices, test } from './support/shop.ts'

const products = phoneList(12)

test.beforeEach(({ page }) => serveFile(page, 'products.json', products))

/** Opens the menu of what can be done with the whole list. */
const openMenu = (page: Page) => page.getByRole('button', { name: 'Save and share' }).click()

test('the menu of a cart works by keyboard, and the QR code is on white in the dark theme too', async ({
  page,
}) => {
  await keepChoices(page, { cartProducts: products })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('#/cart')
  const opener = page.getByRole('button', { name: 'Save and share' })
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await expect(share).toBeHidden()
  await opener.press('Enter')
  await page.keyboard.press('Tab')
  await expect(share).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(share).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await share.press('Enter')
  const code = page.getByRole('img', { name: 'QR code of the link' })
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(share).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a cart is saved as a file, and opened again', async ({ page }) => {
  await keepChoices(page, { cartProducts: products.slice(0, 2), totalBill: { 'phone-02': 4 } })
  await page.goto('#/cart')
  await openMenu(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('gadgetry-cart.json')
  const path = await download.path()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    version: 1,
    cart: [
      { id: 'phone-01', quantity: 1 },
      { id: 'phone-02', quantity: 4 },
    ],
  })
  await page.getByRole('button', { name: 'Remove Phone 02' }).click()
  await openMenu(page)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open file' }).click(),
  ])
  await chooser.setFiles(path)
  await expect(page.getByText('Total for 5 items')).toBeVisible()
  await expect(cartLink(page)).toHaveText('Cart 1')
})

test('the links for developers work in Node', () => {
  const code = `
    import { buildLink, readLink } from ${JSON.stringify(pathToFileURL('dist/links/links.js').href)}
    const link = buildLink({ page: 'list', category: 'phones', search: { sort: 'price' } })
    console.log(JSON.stringify([link, readLink(link).search.sort]))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code])
  expect(JSON.parse(output.toString())).toEqual(['#/phones?sort=price', 'price'])
  // A message of the settings' schema, which no browser needs.
  expect(readFileSync('dist/links/links.js', 'utf8')).not.toContain('must be text')
})
