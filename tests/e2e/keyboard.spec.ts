import type { Page } from '@playwright/test'
import { PHONE, phoneDetail, phoneList, serveFile } from './support/catalogue.ts'
import { swipeByTouch } from './support/gestures.ts'
import { expectFocusToShow, tabAndPress, tabTo } from './support/keyboard.ts'
import { card, cartLink, expect, expectAddress, keepChoices, test } from './support/shop.ts'

test('a shopper can do everything by keyboard, on a large screen and a phone', async ({ page }) => {
  const [first = PHONE, ...others] = phoneList(6)
  const red = { ...PHONE, id: 'red', itemId: 'red', name: 'Acme One Red', price: 900 }
  const variants = { colorsAvailable: ['black', 'red'], capacityAvailable: ['64GB', '128GB'] }
  await serveFile(page, 'products.json', [
    { ...PHONE, price: 100 },
    red,
    { ...red, id: 'large', itemId: 'large', name: 'Acme One Red Large' },
    first,
    ...others,
  ])
  await serveFile(page, 'phones.json', [
    { ...phoneDetail(2), ...variants },
    { ...phoneDetail(2), ...variants, id: 'red', name: 'Acme One Red', color: 'red' },
    {
      ...phoneDetail(2),
      ...variants,
      ...{ id: 'large', name: 'Acme One Red Large', color: 'red', capacity: '128GB' },
    },
  ])
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1 })

  await test.step('goes from the home page to a category', async () => {
    await openWhole(page, '')
    await expect(page.getByRole('region', { name: 'Hot price' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expectFocusToShow(page)
    await tabAndPress(page, page.getByRole('link', { name: 'Mobile phones 95 models' }))
    await expect(title).toHaveText('Phones page')
    await expect(title).toBeFocused()
  })

  await test.step('sorts it, and opens the cheapest phone', async () => {
    // Which keys change a select depends on the system: the option's first letter works on all of them.
    await tabAndPress(page, page.getByLabel('Sort by'), 'C')
    await expectAddress(page, '#/phones?sort=price')
    await tabAndPress(page, card(page, PHONE.name).getByRole('link'))
    await expect(title).toHaveText(PHONE.name)
    await expect(title).toBeFocused()
  })

  await test.step('chooses colour and capacity', async () => {
    await tabAndPress(page, page.getByRole('radio', { name: 'black', exact: true }), 'ArrowRight')
    await expect(title).toHaveText('Acme One Red')
    await expect(page.getByRole('radio', { name: 'red', exact: true })).toBeFocused()
    await expectFocusToShow(page)
    await tabAndPress(page, page.getByRole('radio', { name: '64GB', exact: true }), 'ArrowRight')
    await expect(title).toHaveText('Acme One Red Large')
    await expect(page.getByRole('radio', { name: '128GB', exact: true })).toBeFocused()
  })

  // From here on a bar at the bottom of the window could cover the focus.
  await page.setViewportSize({ width: 375, height: 800 })
  await test.step('adds it to the cart and the favourites', async () => {
    await tabAndPress(page, main.getByRole('button', { name: 'Add to cart' }).first(), 'Space')
    await expect(main.getByRole('button', { name: 'Added' }).first()).toBeFocused()
    await tabAndPress(page, main.getByRole('button', { name: 'Add to favourites' }).first())
    await expect(main.getByRole('button', { name: 'Remove from favourites' })).toBeFocused()
  })

  await test.step('changes the quantity, removes the line, and undoes that', async () => {
    await page.keyboard.press('Home')
    // The scrolling that a key starts goes on, and could take the next focused control out of the window.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await tabAndPress(page, cartLink(page))
    await expect(title).toHaveText('Cart')
    await expect(title).toBeFocused()
    await tabAndPress(page, page.getByRole('button', { name: 'Increase quantity' }), 'Space')
    await expect(page.getByText('Total for 2 items')).toBeVisible()
    await tabAndPress(page, page.getByRole('button', { name: /^Remove / }))
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused()
    await tabAndPress(page, page.getByRole('button', { name: 'Undo' }))
    await expect(page.getByRole('button', { name: /^Remove / })).toBeFocused()
  })
})

// browsers/cart.spec.ts has the focus in the dialog.
test('the checkout dialog stops Control+Z', async ({ page }) => {
  await keepChoices(page, { cartProducts: phoneList(2) })
  await openWhole(page, '#/cart')
  await page.getByRole('button', { name: 'Remove Phone 02' }).click()
  const checkout = page.getByRole('button', { name: 'Checkout' })
  await checkout.click()
  await expect(page.getByRole('button', { name: 'Continue shopping' })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(cartLink(page)).toHaveText('Cart 1')
  await page.keyboard.press('Escape')
  await expect(checkout).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(cartLink(page)).toHaveText('Cart 2')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('focus in a card that is swiped away moves to the next card', async ({ page }) => {
    await serveFile(page, 'products.json', phoneList(8))
    await openWhole(page, '')
    const carousel = page.getByRole('region', { name: 'Brand new models' })
    const add = (name: string) => card(carousel, name).getByRole('button', { name: 'Add to cart' })
    await add('Phone 08').focus()
    await swipeByTouch(page, { on: carousel.getByRole('list'), by: -80 })
    // A part of it stays in the page's margin.
    await expect(card(carousel, 'Phone 08')).not.toBeInViewport({ ratio: 0.5 })
    await expect(add('Phone 07')).toBeFocused()
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('focus scrolls a partly visible card of a carousel into view', async ({ page }) => {
    await serveFile(page, 'products.json', phoneList(4))
    await openWhole(page, '')
    const carousel = page.getByRole('region', { name: 'Brand new models' })
    await expect(carousel.getByRole('article')).toHaveCount(4)
    await carousel.getByRole('button', { name: 'Next' }).focus()
    for (const name of ['Phone 04', 'Phone 03', 'Phone 02', 'Phone 01']) {
      await tabTo(page, card(carousel, name).getByRole('button', { name: 'Add to cart' }))
      await expect(card(carousel, name)).toBeInViewport({ ratio: 1 })
    }
  })
})

/** Opens a page and waits for its late code too, which keeps the focus. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
}
