import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { countedLink } from '#tests/support/on-page.ts'
import { detail, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const back = () => screen.getByRole('link', { name: 'Back' })

it.each([
  ['/phones/acme-one-64gb-black', '/phones'],
  ['/accessories/acme-strap', '/accessories'],
  ['/cart', '/'],
])('leads from %s, opened from outside the shop, to its parent %s', async (address, parent) => {
  const { router, user } = await renderApp(address, { phones: [detail()] })
  expect(back()).toHaveAttribute('href', parent)
  await user.click(back())
  expect(router.state.location.href).toBe(parent)
})

// e2e/history.spec.ts has that it steps back in the history.
it('leads from the cart back to the page from which it was opened', async () => {
  const { router, user } = await renderApp('/tablets?sort=price', {
    products: [product({ category: 'tablets' })],
  })
  await user.click(countedLink('Cart'))
  expect(back()).toHaveAttribute('href', '/tablets?sort=price')
  await user.click(countedLink('Cart'))
  await user.click(back())
  expect(router.state.location.href).toBe('/tablets?sort=price')
})
