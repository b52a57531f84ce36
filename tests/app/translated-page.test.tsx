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
import { renderApp } from '#tests/support/render-app.tsx'

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

it('updates quantities, sums, total and badge in the cart', async () => {
  persist({ cartProducts: phones(2) })
  const { press } = await renderTranslated('/cart', { products: phones(2) })
  const [first] = cartLines()
  if (!first) throw new Error('no line')
  await press('Increase quantity', first)
  expect(first).toHaveTextContent('2$200')
  expect(main()).toHaveTextContent('$301Total for 3 itemsCheckout')
  expect(badge('Cart')).toBe('3')
  said('Quantity 2')
  await press('Increase quantity', first)
  expect(first).toHaveTextContent('3$300')
  expect(main()).toHaveTextContent('$401Total for 4 itemsCheckout')
  expect(badge('Cart')).toBe('4')
  said('Quantity 3')
})

it('updates the total, and the message of what was removed, on removal and Undo', async () => {
  persist({ cartProducts: phones(3) })
  const { press } = await renderTranslated('/cart', { products: phones(3) })
  await press('Remove Phone 01')
  expect(main()).toHaveTextContent('Total for 2 items')
  expect(screen.getByRole('status')).toHaveTextContent('Removed from the cart.')
  await press('Checkout')
  await press('Confirm')
  expect(main()).toHaveTextContent('Your cart is empty')
  expect(screen.getByRole('status')).toHaveTextContent('2 products removed.')
  await press('Undo')
  expect(main()).toHaveTextContent('Total for 2 items')
  expect(screen.getByRole('status')).toHaveTextContent('Removed from the cart.')
  await press('Undo')
  expect(main()).toHaveTextContent('Total for 3 items')
})

it('updates the count of favourites, down to none and back with Undo', async () => {
  persist({ favorites: phones(2) })
  const { user, press } = await renderTranslated('/favourites', { products: phones(2) })
  const remove = () => screen.getAllByRole('button', { name: 'Remove from favourites' })[0]
  for (const text of ['1 models', 'There are no favourites yet']) {
    await user.click(remove() ?? main())
    expect(main()).toHaveTextContent(text)
  }
  expect(badge('Favourites')).toBe('')
  await press('Undo')
  expect(main()).toHaveTextContent('1 models')
  await press('Undo')
  expect(main()).toHaveTextContent('2 models')
  expect(badge('Favourites')).toBe('2')
})

it('updates prices and total when one new price, then all, are accepted', async () => {
  const old = phones(4)
  persist({ cartProducts: old })
  const { press } = await renderTranslated('/cart', {
    products: old.map((entry) => ({ ...entry, price: entry.price + 900 })),
  })
  expect(main()).toHaveTextContent('4 products have a new price')
  await press('Use the new price of Phone 02')
  expect(main()).toHaveTextContent('3 products have a new price')
  expect(cartLines()[1]).toHaveTextContent('$1,001')
  await press('Use all new prices')
  expect(main()).not.toHaveTextContent('new price')
  expect(cartLines()[3]).toHaveTextContent('$1,003')
  expect(main()).toHaveTextContent('$4,006Total for 4 items')
})

it('updates order, pages and cart buttons of a list', async () => {
  const { user, follow, choose, pass } = await renderTranslated('/phones?perPage=4', {
    products: phones(30),
  })
  const add = () => within(card('Phone 01')).getByRole('button', { name: /^Add(ed| to cart)$/ })
  await user.click(add())
  expect(add()).toHaveTextContent('Added')
  expect(badge('Cart')).toBe('1')
  expect(screen.getByText('Added to cart: Phone 01')).toBeVisible()
  await follow('Next page')
  expect(paginationText()).toBe('1 [2] 3 4 5 … 8')
  expect(cardNames()).toEqual(['Phone 05', 'Phone 06', 'Phone 07', 'Phone 08'])
  said('Showing 5 to 8 of 30.')
  await choose('Sort by', 'Newest')
  expect(paginationText()).toBe('[1] 2 3 4 5 … 8')
  expect(cardNames()).toEqual(['Phone 30', 'Phone 29', 'Phone 28', 'Phone 27'])
  await choose('Items on page', 'All')
  // The others follow, a step after each paint.
  for (let step = 0; step < 3; step++) await pass(100)
  expect(cardNames()).toHaveLength(30)
})

it('shows the name, the prices and the facts of another variant', async () => {
  const red = {
    ...{ id: 'red', name: 'Acme One Red', color: 'red', ram: '8GB' },
    ...{ priceDiscount: 450, priceRegular: 450 },
  }
  const { user, follow } = await renderTranslated('/phones/acme-one-64gb-black', {
    products: [product(), product({ itemId: 'red', name: 'Acme One Red', price: 470 })],
    phones: [detail(), detail(red)],
  })
  expect(main()).toHaveTextContent('$400Regular price $500')
  await user.click(screen.getByRole('radio', { name: 'red' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Acme One Red$/)
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Acme One Red')
  expect(screen.getByRole('radiogroup', { name: 'Available colors' })).toHaveTextContent('red')
  expect(main()).toHaveTextContent(/\$450(?!Regular)/)
  expect(main()).toHaveTextContent('The cart will hold it at $470.')
  expect(facts(main())).toContain('RAM: 8GB')
  await user.click(screen.getByRole('radio', { name: '128GB, not sold in red' }))
  expect(main()).toHaveTextContent('There are no acme one 128gb red yet')
  await follow('Back')
  expect(main()).toHaveTextContent('Phones page')
})

it('shows every page that is opened, with the count of its products', async () => {
  const { user, pass, follow } = await renderTranslated('/', {
    products: [...phones(3), product({ category: 'tablets' })],
  })
  await user.click(navLink('Phones'))
  expect(main()).toHaveTextContent('Phones pageShare3 models')
  await user.click(navLink('Tablets'))
  expect(main()).toHaveTextContent('Tablets pageShare1 models')
  await user.click(navLink('Phones'))
  await follow('Phone 02')
  await pass(10)
  await user.click(countedLink('Cart'))
  await user.click(navLink('Home'))
  expect(main()).toHaveTextContent('Welcome to the store!')
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
