import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { badge, card, cartLines, countedLink } from '#tests/support/on-page.ts'
import { phones } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const message = () => screen.queryByText(/does not let the shop keep/)

// One test only: the message is shown once per load of the shop, and all tests of a file share one load.
it('works from memory when storage is refused, and says once that choices will not be kept', async () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const { user, press } = await renderApp('/phones', { products: phones(2) })
  expect(message()).not.toBeInTheDocument()

  await press('Add to cart', card('Phone 01'))
  expect(within(card('Phone 01')).getByRole('button', { name: 'Added' })).toBeVisible()
  expect(badge('Cart')).toBe('1')
  expect(message()).toBeVisible()
  expect(localStorage.getItem('cartProducts')).toBeNull()

  await press('Close message')
  expect(message()).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()

  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  await press('Add to favourites', card('Phone 02'))
  await press('Add to cart', card('Phone 02'))
  expect(badge('Favourites')).toBe('1')
  expect(message()).not.toBeInTheDocument()

  await user.click(countedLink('Cart'))
  expect(cartLines()).toHaveLength(2)
  await press('Remove Phone 01')
  await press('Increase quantity')
  expect(screen.getByText('Total for 2 items')).toBeVisible()
})
