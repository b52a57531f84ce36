import {
  article,
  button,
  cartLink,
  favouritesLink,
  heading,
  inside,
  nth,
  role,
} from './support/targets.ts'
import { test } from './support/test.ts'
import type { Shop } from './support/shop.ts'

const line = (index: number, control: string) =>
  inside(nth(inside(role('main'), role('listitem')), index), [{ role: 'button', start: control }])
const checkout = button('Checkout')
const dialog = role('dialog')

test('cart and favourites survive a reload; focus moves on from a removed line, and Undo restores it', async ({
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
  await shop.run(() => {
    document.querySelector<HTMLElement>('[aria-label="Decrease quantity"]')?.focus()
  }, null)
  await shop.tab.press('Enter')
  await shop.see(line(0, 'Decrease'), { isDisabled: true })
  await shop.press(line(0, 'Remove'))
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

/** The two cheapest phones. */
async function putInCart(shop: Shop): Promise<void> {
  await shop.open('#/phones?sort=price&perPage=4')
  for (const index of [0, 1]) await shop.press(inside(nth(article, index), button('Add to cart')))
  await shop.see(cartLink, { text: 'Cart 2' })
}
