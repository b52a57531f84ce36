import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { persist } from '#tests/support/persisted.ts'
import { countedLink, navLink, ownButton } from '#tests/support/on-page.ts'
import { detail, phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const shop = {
  products: [product(), ...phones(6), product({ itemId: 'tab', category: 'tablets' })],
  phones: [detail(), detail({ id: 'acme-one-64gb-red', name: 'Acme One Red', color: 'red' })],
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name })

it.each([
  ['/', 'Phones, tablets and accessories · Gadgetry'],
  ['/phones', 'Phones · Gadgetry'],
  ['/tablets?sort=price', 'Tablets · Gadgetry'],
  ['/phones/acme-one-64gb-black', 'Acme One 64GB Black · Gadgetry'],
  ['/phones/none', 'Product not found · Gadgetry'],
  ['/favourites', 'Favourites · Gadgetry'],
  ['/cart', 'Cart · Gadgetry'],
  ['/nowhere', 'Page not found · Gadgetry'],
])('%s has the title %s', async (address, title) => {
  document.title = ''
  await renderApp(address, shop)
  expect(document.title).toBe(title)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it('moves the focus to the heading on Back, and for a page that is not found', async () => {
  const { router, user, pass, back } = await renderApp('/phones', shop)
  await user.click(countedLink('Cart'))
  await back()
  expect(heading('Phones page')).toHaveFocus()
  router.history.push('/nowhere')
  await pass(1)
  expect(heading('Page not found')).toHaveFocus()
})

const productLink = (name: string) => screen.getByRole('link', { name })

it.each([
  ['the card in a list', '/phones', 'Phone 03', 0],
  ['the card in the carousel', '/', 'Phone 06', 1],
  ['the cart line', '/cart', 'Phone 02', 0],
  ['the pagination link', '/phones?perPage=4', 'Next page', 0],
])('moves the focus on Back to %s that was followed', async (_what, address, name, index) => {
  persist({ cartProducts: shop.products.slice(0, 3) })
  const { user, back } = await renderApp(address, shop)
  const link = () => screen.getAllByRole('link', { name })[index] ?? null
  await user.click(link() ?? document.body)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await back()
  expect(link()).toHaveFocus()
})

it('moves the focus to the heading on Back from a header link, even if the page links to the same list', async () => {
  const { user, back } = await renderApp('/', shop)
  expect(screen.getByRole('link', { name: /^Mobile phones/ })).toBeVisible()
  await user.click(navLink('Phones'))
  await back()
  expect(heading('Product Catalog')).toHaveFocus()
})

it('moves the focus to the heading on Back when the card is gone', async () => {
  persist({ favorites: shop.products.slice(0, 3) })
  const { user, back } = await renderApp('/favourites', shop)
  await user.click(productLink('Acme One 64GB Black'))
  await user.click(ownButton('Remove from favourites'))
  await back()
  expect(heading('Favourites')).toHaveFocus()
})

it('moves the focus to the heading when the page of a list changes', async () => {
  const { follow } = await renderApp('/phones?perPage=4', shop)
  await follow('Next page')
  expect(heading('Phones page')).toHaveFocus()
  await follow('Page 1')
  expect(heading('Phones page')).toHaveFocus()
})

it('leaves the focus alone when the shop opens, also if a page number past the last is corrected', async () => {
  const { router } = await renderApp('/phones?perPage=4&page=9', shop)
  expect(router.state.location.searchStr).toBe('?perPage=4&page=2')
  expect(document.body).toHaveFocus()
})

it('focuses the heading of a list that had to wait for the catalogue', async () => {
  const { user, pass } = await renderApp('/', { ...shop, isLoading: true })
  await user.click(navLink('Phones'))
  await pass(1510)
  expect(screen.getAllByRole('article')).toHaveLength(7)
  expect(heading('Phones page')).toHaveFocus()
})

it('offers keyboard users a link that skips the header', async () => {
  const { user, href } = await renderApp('/cart')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(href()).toBe('/cart')
  expect(window.location.hash).toBe('')
})

it('moves the focus to the card on Back, also if a variant was chosen as its page appeared', async () => {
  const { user, back } = await renderApp('/phones', shop)
  const appeared = new MutationObserver(() => {
    const red = screen.queryByRole('radio', { name: 'red' })
    if (!red) return
    appeared.disconnect()
    red.focus()
    red.click()
  })
  appeared.observe(document.body, { childList: true, subtree: true })
  await user.click(productLink('Acme One 64GB Black'))
  expect(heading('Acme One Red')).toBeVisible()
  await back()
  await back()
  expect(productLink('Acme One 64GB Black')).toHaveFocus()
})
