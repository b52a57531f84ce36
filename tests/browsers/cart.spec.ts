import { test, type Shop } from './support/test.ts'

const cart = 'banner > link Cart'
const checkout = 'main > button Checkout'
const line = 'main > listitem[0] > button '
const focusOn = (button: string) =>
  `document.querySelector('main [aria-label^="${button}"]').focus()`

test('the focus stays at a button that is disabled, and goes on from a line that is removed', async ({
  shop,
}) => {
  await putInCart(shop)
  await shop.press(cart)
  await shop.press(`${line}Increase`)
  await shop.see(cart, { text: 'Cart 3' })
  await shop.evaluate(focusOn('Decrease'))
  await shop.key('Enter')
  await shop.see(`${line}Decrease`, { isDisabled: true })
  // Engines treat the focus of a disabled button differently.
  await shop.seeValue('/quantity$/.test(document.activeElement?.ariaLabel)', true)
  await shop.evaluate(focusOn('Remove'))
  await shop.key('Enter')
  await shop.see(cart, { text: 'Cart 1' })
  await shop.see(`${line}Remove`, { isFocused: true })
  await shop.press('button Undo')
  await shop.see(cart, { text: 'Cart 2' })
})

test('the checkout dialog keeps the focus, returns it, and clears the cart', async ({ shop }) => {
  await putInCart(shop)
  await shop.press(cart)
  await shop.press(checkout)
  await shop.see('dialog > button Continue shopping', { isFocused: true })
  await shop.key('Tab')
  await shop.see('dialog > button Confirm', { isFocused: true })
  await shop.key('Escape')
  await shop.seeCount('dialog', 0)
  await shop.see(checkout, { isFocused: true })
  await shop.press(checkout)
  await shop.press('dialog > button Confirm')
  await shop.see('heading Your cart is empty')
  await shop.see(cart, { text: 'Cart' })
})

// Safari 26 freezes if a page with `position-try` in it is hidden (WebKit's bug 299742).
test('the comparison opens from the cart', async ({ shop }) => {
  await shop.open('#/phones?sort=price&perPage=4')
  for (const index of [0, 1]) await shop.press(`article[${index}] > button Compare`)
  await shop.press('article[0] > button Add to cart')
  await shop.press(cart)
  await shop.see(checkout)
  await shop.press('link Compare 2')
  await shop.see('table')
})

/** The two cheapest phones. */
async function putInCart(shop: Shop): Promise<void> {
  await shop.open('#/phones?sort=price&perPage=4')
  for (const index of [0, 1]) await shop.press(`article[${index}] > button Add to cart`)
  await shop.see(cart, { text: 'Cart 2' })
}
