import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { phones } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

it.each([
  ['an unknown path', '/nowhere'],
  ['an unknown category', '/laptops'],
  ['a product of an unknown category', '/laptops/phone-01'],
  ['another spelling of a category', '/Phones'],
  ['a path that is too deep', '/phones/phone-01/reviews'],
  ['a path below the cart', '/cart/checkout'],
  ['a path below the favourites', '/favourites/1'],
  ['the name of a property', '/constructor'],
  ['a malformed path', '/%E0%A4%A'],
  ['a malformed product id', '/phones/%E0%A4%A'],
  ['an unknown path with parameters', '/nowhere?sort=price&perPage=%'],
])('shows Page not found for %s, within the layout', async (_, address) => {
  const { files } = await renderApp(address, { products: phones(1) })
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(files.requests.filter((path) => path !== 'api/products.json')).toEqual([])
})

it('links to the store', async () => {
  const { router, user } = await renderApp('/nowhere')
  await user.click(screen.getByRole('link', { name: 'Go to the store' }))
  expect(router.state.location.href).toBe('/')
  expect(screen.getByRole('heading', { name: 'Welcome to the store!' })).toBeVisible()
})
