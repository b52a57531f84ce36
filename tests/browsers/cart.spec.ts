import {
  article,
  button,
  cartLink,
  favouritesLink,
  heading,
  inside,
  link,
  nth,
  role,
} from './support/targets.ts'
import { expect, test } from './support/test.ts'
import type { Shop } from './support/shop.ts'

const line = (index: number, control: string) =>
  inside(nth(inside(role('main'), role('listitem')), index), [{ role: 'button', start: control }])
const checkout = button('Checkout')
const dialog = role('dialog')

test('cart and favourites survive a reload; the focus survives a disabled button and a removed line', async ({
  shop,
}) => {
  await putInCart(shop)
  await shop.press(inside(nth(article, 0), button('Add to favourites')))
  await shop.see(favouritesLink, { text: 'Favourites 1' })
  await shop.reload()
  await shop.see(favouritesLink, { text: 'Favourites 1' })
  await shop.see(inside(nth(article, 0), button('Added')), { isPressed: true })
  await shop.press(cartLink)
  await shop.press(line(0, 'Increase'))
  await shop.see(cartLink, { text: 'Cart 3' })
  await shop.run(focus, '[aria-label="Decrease quantity"]')
  await shop.tab.press('Enter')
  await shop.see(line(0, 'Decrease'), { isDisabled: true })
  // Engines treat the focus of a disabled button differently.
  await expect
    .poll(() => shop.run(() => document.activeElement?.ariaLabel, null))
    .toMatch(/quantity$/)
  await shop.run(focus, 'main [aria-label^="Remove "]')
  await shop.tab.press('Enter')
  await shop.see(cartLink, { text: 'Cart 1' })
  await shop.see(line(0, 'Remove'), { isFocused: true })
  await shop.press(button('Undo'))
  await shop.see(cartLink, { text: 'Cart 2' })
})

test('the checkout dialog keeps the focus, returns it, and clears the cart', async ({ shop }) => {
  await putInCart(shop)
  await shop.press(cartLink)
  await shop.press(checkout)
  await shop.see(inside(dialog, button('Continue shopping')), { isFocused: true })
  await shop.tab.press('Tab')
  await shop.see(inside(dialog, button('Confirm')), { isFocused: true })
  await shop.tab.press('Escape')
  await shop.seeCount(dialog, 0)
  await shop.see(checkout, { isFocused: true })
  await shop.press(checkout)
  await shop.press(inside(dialog, button('Confirm')))
  await shop.see(heading('Your cart is empty'))
  await shop.see(cartLink, { text: 'Cart' })
})

// Safari 26 freezes if a page with `position-try` in it is hidden (WebKit's bug 299742).
test('the comparison opens from the cart', async ({ shop }) => {
  await shop.open('#/phones?sort=price&perPage=4')
  for (const index of [0, 1]) await shop.press(inside(nth(article, index), button('Compare')))
  await shop.press(inside(nth(article, 0), button('Add to cart')))
  await shop.press(cartLink)
  await shop.see(checkout)
  await shop.press(link('Compare 2'))
  await shop.see(role('table'))
})

/** The two cheapest phones. */
async function putInCart(shop: Shop): Promise<void> {
  await shop.open('#/phones?sort=price&perPage=4')
  for (const index of [0, 1]) await shop.press(inside(nth(article, index), button('Add to cart')))
  await shop.see(cartLink, { text: 'Cart 2' })
}

/** Runs in the page. */
function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus()
}
