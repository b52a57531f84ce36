import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { persist } from '#tests/support/persisted.ts'
import {
  badge,
  card,
  cardNames,
  cartLines,
  countedLink,
  facts,
  navLink,
  paginationText,
} from '#tests/support/on-page.ts'
import { detail, phones, product } from '#tests/support/products.ts'
import { PAINT_TIME, renderApp } from '#tests/support/render-app.tsx'

// A translator replaces text nodes, which React may then fail to remove. The tests also catch this, because
// an error in the console fails every test.

/** Elements that a translator does not change. */
const LEFT_ALONE = 'script, style, option, font'

const main = () => screen.getByRole('main')
const said = (text: string) => expect(document.querySelector('[aria-live]')).toHaveTextContent(text)

/** Renders the shop at an address, then translates the page as a browser does. */
async function renderTranslated(address: string, options: Parameters<typeof renderApp>[1]) {
  const app = await renderApp(address, options)
  translatePage()
  await app.pass(0)
  return app
}

it('updates cart and favourites: quantities, sums, prices, badges, messages, down to none and back', async () => {
  const old = phones(3)
  persist({ cartProducts: old, favorites: old.slice(0, 1) })
  const { user, press } = await renderTranslated('/cart', {
    products: old.map((entry) => ({ ...entry, price: entry.price + 900 })),
  })
  const [first = main()] = cartLines()
  for (const [quantity, sum] of [
    [2, '4,003'],
    [3, '5,003'],
  ] as const) {
    await press('Increase quantity', first)
    expect(first).toHaveTextContent(`$${quantity},000$1,000 each`)
    expect(within(first).getByRole('textbox', { name: 'Quantity' })).toHaveValue(String(quantity))
    expect(main()).toHaveTextContent(`$${sum}Total for ${quantity + 2} itemsCheckout`)
    expect(badge('Cart')).toBe(String(quantity + 2))
    said(`Quantity ${quantity}`)
  }
  await press('Remove Phone 01')
  expect(screen.getByRole('status')).toHaveTextContent('Removed from the cart: Phone 01')
  await press('Checkout')
  await press('Confirm')
  expect(main()).toHaveTextContent('Your cart is empty')
  expect(screen.getByRole('status')).toHaveTextContent('2 products removed.')
  await press('Undo')
  expect(main()).toHaveTextContent('Total for 2 items')
  await user.click(countedLink('Favourites'))
  await press('Remove from favourites')
  expect(main()).toHaveTextContent('There are no favourites yet')
  expect(badge('Favourites')).toBe('')
  await press('Undo')
  expect(main()).toHaveTextContent('1 models')
})

it('shows other pages, orders, and variants', async () => {
  const red = { id: 'red', name: 'Acme One Red', color: 'red', ram: '8GB', priceDiscount: 450 }
  const { user, follow, choose, pass } = await renderTranslated('/', {
    products: [product({ price: 410, year: 2050 }), ...phones(29)],
    phones: [detail(), detail(red)],
  })
  await user.click(navLink('Phones'))
  expect(main()).toHaveTextContent('Phones page30 models')
  await user.click(within(card('Phone 01')).getByRole('button', { name: 'Add to cart' }))
  expect(card('Phone 01')).toHaveTextContent('Added')
  expect(screen.getByText('Added to cart: Phone 01')).toBeVisible()
  await choose('Items on page', '4')
  await follow('Next page')
  expect(paginationText()).toBe('1 [2] 3 4 5 … 8')
  // The list follows its controls after a paint.
  await pass(PAINT_TIME)
  said('Showing 5 to 8 of 30.')
  await choose('Sort by', 'Newest')
  expect(cardNames()).toEqual([product().name, 'Phone 29', 'Phone 28', 'Phone 27'])
  await follow(product().name)
  await pass(10)
  expect(main()).toHaveTextContent('$400Regular price $500')
  await user.click(screen.getByRole('radio', { name: 'red' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Acme One Red$/)
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Acme One Red')
  expect(screen.getByRole('radiogroup', { name: 'Available colors' })).toHaveTextContent('red')
  expect(main()).toHaveTextContent('$450Regular price $500')
  expect(facts(main())).toContain('RAM: 8GB')
  await user.click(screen.getByRole('radio', { name: '128GB, not sold in red' }))
  expect(main()).toHaveTextContent('There are no acme one 128gb red yet')
  await user.click(navLink('Tablets'))
  expect(main()).toHaveTextContent('There are no tablets yet')
})

/**
 * Changes the page as a browser's translator does: replaces each text node by `<font><font>` with a new text node, now
 * and whenever a text is added or changed. The words stay the same.
 */
function translatePage(): void {
  const observer = new MutationObserver(translate)
  translate()

  function translate(): void {
    observer.disconnect()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (!(node instanceof Text) || node.data.trim() === '') continue
      if (!node.parentElement?.closest(LEFT_ALONE)) texts.push(node)
    }
    for (const text of texts) text.replaceWith(translated(text.data))
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
}

function translated(text: string): DocumentFragment {
  const fonts = document.createRange().createContextualFragment('<font><font></font></font>')
  fonts.querySelector('font > font')?.append(text)
  return fonts
}
