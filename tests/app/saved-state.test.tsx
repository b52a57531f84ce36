import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { badge, cardNames, cartLines, countedLink } from '../support/on-page.ts'
import { keep } from '../support/kept.ts'
import { product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const one = product({ itemId: 'one', name: 'One', price: 100 })
const two = product({ itemId: 'two', name: 'Two', price: 10 })

// tests/state has what is kept, the many ways in which it can be damaged, and what tabs do to each other.
it('restores cart, quantities and favourites of the last visit, without damaged entries', async () => {
  const favourites = JSON.stringify([one, { ...two, price: 'cheap' }, null])
  keep({ cartProducts: [two, one], totalBill: { one: 2, two: 5 }, favorites: favourites })
  const { user } = await renderApp('/cart')
  const names = cartLines().map((line) => within(line).getByRole('link').textContent)
  expect(names).toEqual(['Two', 'One'])
  expect(screen.getByText('$250')).toBeVisible()
  expect(badge('Cart')).toBe('7')
  await user.click(countedLink('Favourites'))
  expect(cardNames()).toEqual(['One'])
  expect(localStorage.getItem('favorites.rejected')).toBe(favourites)
  expect(screen.queryByText(/does not let the shop keep/)).not.toBeInTheDocument()
})
