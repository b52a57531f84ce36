import { countOf } from '#tools/dev/demo-catalogue.ts'
import { BUILDS } from './support/builds.ts'
import {
  card,
  cardsInSight,
  cartLink,
  expect,
  expectAddress,
  expectScrollTop,
  favouritesLink,
  mainNavigation,
  test,
} from './support/shop.ts'

test.use({ baseURL: BUILDS.real })

test('a shopper goes from the home page to a confirmed checkout', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('heading', { name: 'Welcome to the store!' })).toBeVisible()

  await test.step('looks through the carousel and adds the first visible card', async () => {
    const carousel = page.getByRole('region', { name: 'Brand new models' })
    const previous = carousel.getByRole('button', { name: 'Previous' })
    await expect(previous).toBeDisabled()
    await carousel.getByRole('button', { name: 'Next' }).click()
    await expect(previous).toBeEnabled()
    const first = cardsInSight(carousel).first()
    await first.getByRole('button', { name: 'Add to cart' }).click()
    await expect(first.getByRole('button', { name: 'Added', pressed: true })).toBeVisible()
    await expect(cartLink(page)).toHaveText('Cart 1')
  })

  await test.step('opens a category and sorts it', async () => {
    await page.getByRole('link', { name: 'Mobile phones 95 models' }).click()
    await expect(page.getByRole('heading', { name: 'Phones page' })).toBeVisible()
    await expect(mainNavigation(page).getByRole('link', { name: 'Phones' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByText(`${countOf('phones')} models`)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(countOf('phones'))
    await page.getByLabel('Sort by').selectOption('Cheapest')
    await page.getByLabel('Items on page').selectOption('8')
    await expectAddress(page, '#/phones?sort=price&perPage=8')
    await expect(page.getByRole('article')).toHaveCount(8)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expectAddress(page, '#/phones?sort=price&perPage=8&page=2')
  })

  const title = page.getByRole('heading', { level: 1 })
  await test.step('opens a product and chooses colour and capacity', async () => {
    await page.getByRole('link', { name: 'Page 3', exact: true }).click()
    await expectAddress(page, '#/phones?sort=price&perPage=8&page=3')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
    // The new page scrolls to the top: a click before that would miss.
    await expect(title).toBeFocused()
    await expectScrollTop(page, 0)
    for (const name of ['Available colors', 'Select capacity']) {
      const before = (await title.textContent()) ?? ''
      const other = page.getByRole('radiogroup', { name }).getByRole('radio', { checked: false })
      await other.first().click({ force: true })
      await expect(title).not.toHaveText(before)
      await expect(page.getByText('ID: 802390')).toBeVisible()
    }
  })

  const chosen = (await title.textContent()) ?? ''
  await test.step('adds it to the favourites and the cart, and goes to the cart', async () => {
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Add to favourites' }).first().click()
    await expect(favouritesLink(page)).toHaveText('Favourites 1')
    await main.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(cartLink(page)).toHaveText('Cart 2')
    await favouritesLink(page).click()
    await expect(card(page, chosen)).toBeVisible()
    await cartLink(page).click()
    await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible()
  })

  await test.step('cancels the checkout, then confirms it', async () => {
    const checkout = page.getByRole('button', { name: 'Checkout' })
    const dialog = page.getByRole('dialog')
    await checkout.click()
    await dialog.getByRole('button', { name: 'Continue shopping' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Total for 2 items')).toBeVisible()
    await checkout.click()
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await expect(cartLink(page)).toHaveText('Cart')
  })
})
