import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cardNames, countedLink, navLink } from '#tests/support/on-page.ts'
import { phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const carousel = (name: string) => screen.getByRole('region', { name })

const mixed = [
  product({ itemId: 'a', name: 'Old and cut', price: 100, fullPrice: 900, year: 2019 }),
  product({ itemId: 'b', name: 'New and full', price: 1000, fullPrice: 1000, year: 2025 }),
  product({ itemId: 'c', name: 'New too', price: 500, fullPrice: 520, year: 2025 }),
  product({ itemId: 'd', name: 'Half', price: 2, fullPrice: 4, year: 2020 }),
  product({ itemId: 't', name: 'Tablet', category: 'tablets', fullPrice: 9000, year: 2030 }),
]

it.each([
  ['Brand new models', ['New and full', 'New too', 'Half', 'Old and cut'], false],
  ['Hot price', ['Old and cut', 'New too', 'Half'], true],
])('shows under “%s” the phones %j; old prices: %s', async (name, names, hasOldPrices) => {
  await renderApp('/', { products: mixed })
  const region = carousel(name)
  expect(cardNames(region)).toEqual(names)
  expect(within(region).getByText('$100')).toBeVisible()
  expect(within(region).queryAllByText('$900')).toHaveLength(hasOldPrices ? 1 : 0)
})

it.each([
  ['Mobile phones', '95 models', '/phones'],
  ['Tablets', '24 models', '/tablets'],
  ['Accessories', '100 models', '/accessories'],
])('has the tile %s with the fixed count %s, which links to %s', async (title, count, address) => {
  const { user, href } = await renderApp('/', { products: mixed })
  const section = within(screen.getByRole('region', { name: 'Shop by category' }))
  const tile = section.getByRole('link', { name: new RegExp(`^${title}`) })
  expect(within(tile).getByText(count)).toBeVisible()
  await user.click(tile)
  expect(href()).toBe(address)
})

it('shows titles, banner and tiles, and a spinner, while the catalogue loads', async () => {
  const { pass } = await renderApp('/', { products: mixed, isLoading: true })
  expect(screen.getByRole('heading', { level: 1, name: 'Product Catalog' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'Welcome to the store!' })).toBeVisible()
  await pass(1490)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Banner' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Shop by category' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Hot price' })).not.toBeInTheDocument()
  await pass(11)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(carousel('Hot price')).toBeVisible()
})

it('has below the banner links to the categories, which are not called as those of the header', async () => {
  const { user, href } = await renderApp('/', { products: mixed })
  const links = within(screen.getByRole('navigation', { name: 'Categories' }))
  const texts = links.getAllByRole('link').map(({ textContent }) => textContent)
  expect(texts).toEqual(['Phones', 'Tablets', 'Accessories'])
  await user.click(links.getByRole('link', { name: 'All Tablets' }))
  expect(href()).toBe('/tablets')
})

it('restores the position of each carousel on Back, and starts at the first card on a new visit', async () => {
  const { user, back } = await renderApp('/', { products: phones(12) })
  const firstInSight = (name: string) =>
    within(carousel(name))
      .getAllByRole('listitem')
      .findIndex((item) => !item.hasAttribute('inert'))
  const next = () => within(carousel('Hot price')).getByRole('button', { name: 'Next' })
  for (let times = 0; times < 9; times++) await user.click(next())
  expect(firstInSight('Hot price')).toBe(9)
  await user.click(countedLink('Cart'))
  await back()
  expect(firstInSight('Hot price')).toBe(9)
  expect(firstInSight('Brand new models')).toBe(0)
  await user.click(countedLink('Cart'))
  await user.click(navLink('Home'))
  expect(firstInSight('Hot price')).toBe(0)
})
