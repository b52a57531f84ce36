import type { Page } from '@playwright/test'
import { phoneList, serveFile } from './support/catalogue.ts'
import { card, cartLink, expect, test } from './support/shop.ts'

test('the badge confirms each addition with a movement', async ({ page }) => {
  await openList(page)
  const moved = await page.evaluateHandle(() => {
    const texts: string[] = []
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof HTMLElement && target.closest('header')) texts.push(target.innerText)
    })
    return texts
  })
  const expectToHaveMoved = (...texts: string[]) =>
    expect.poll(() => moved.jsonValue()).toEqual(texts)

  await add(page, 'Phone 01')
  await expectToHaveMoved('1')
  await add(page, 'Phone 02')
  await expectToHaveMoved('1', '2')
  await cartLink(page).click()
  await page.getByRole('button', { name: 'Increase quantity' }).first().click()
  await expectToHaveMoved('1', '2', '3')
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('it does not move', async ({ page }) => {
    await openList(page)
    await add(page, 'Phone 01')
    const badge = cartLink(page).locator('span').last()
    await expect(badge).toHaveText('1')
    await expect(badge).toHaveCSS('animation-duration', '0s')
  })
})

async function openList(page: Page): Promise<void> {
  await serveFile(page, 'products.json', phoneList(2))
  await page.goto('#/phones')
}

async function add(page: Page, name: string): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Add to cart' }).click()
}
