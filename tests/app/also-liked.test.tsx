import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cardNames, ownButton } from '../support/on-page.ts'
import { detail, phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const carousel = () => screen.getByRole('region', { name: 'You may also like' })

it('shows other products of the shop, shuffled, without the product itself', async () => {
  const others = phones(12)
  await renderApp('/phones/acme-one-64gb-black', {
    products: [product(), ...others, product({ itemId: 'tab', name: 'Tab', category: 'tablets' })],
    phones: [detail()],
  })
  expect(screen.getByRole('heading', { level: 2, name: 'You may also like' })).toBeVisible()
  const names = others.map(({ name }) => name).concat('Tab')
  expect(cardNames(carousel()).toSorted()).toEqual(names.toSorted())
  expect(cardNames(carousel())).not.toEqual(names)
})

it('keeps its order while the page of a product is open', async () => {
  const { user, pass } = await renderApp('/phones/acme-one-64gb-black', {
    products: [product(), ...phones(12)],
    phones: [detail()],
  })
  const before = cardNames(carousel())
  await user.click(ownButton('Add to cart'))
  await user.click(ownButton('Add to favourites'))
  await pass(10_000)
  expect(cardNames(carousel())).toEqual(before)
})

it('shuffles again for another product, and starts at the first card', async () => {
  const { user, pass } = await renderApp('/phones/acme-one-64gb-black', {
    products: [product(), ...phones(12)],
    phones: [detail(), detail({ id: 'phone-01', name: 'Phone 01' })],
  })
  const before = cardNames(carousel()).filter((name) => name !== 'Phone 01')
  await user.click(within(carousel()).getByRole('button', { name: 'Next' }))
  await user.click(within(carousel()).getByRole('link', { name: 'Phone 01' }))
  // Cards out of sight render over the next five paints.
  for (let paints = 0; paints < 5; paints++) await pass(20)
  const after = cardNames(carousel())
  expect(after).toContain('Acme One 64GB Black')
  expect(after.filter((name) => name !== 'Acme One 64GB Black')).not.toEqual(before)
  expect(within(carousel()).getByRole('button', { name: 'Previous' })).toBeDisabled()
})

it('is not shown when the shop has no other product', async () => {
  await renderApp('/phones/acme-one-64gb-black', { products: [product()], phones: [detail()] })
  expect(screen.queryByRole('region', { name: 'You may also like' })).not.toBeInTheDocument()
})

it('is shown on the page of a product that is not found, too', async () => {
  await renderApp('/phones/nothing', { products: phones(2) })
  expect(cardNames(carousel())).toHaveLength(2)
})

it('shows a loader until the catalogue has loaded', async () => {
  const { pass } = await renderApp('/phones/acme-one-64gb-black', {
    products: [product(), ...phones(1)],
    phones: [detail()],
    isLoading: true,
  })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await pass(1501)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(cardNames(carousel())).toEqual(['Phone 01'])
})

it('returns with Back to the product page on which a card was opened', async () => {
  const { router, user } = await renderApp('/phones/acme-one-64gb-black', {
    products: [product(), ...phones(1)],
    phones: [detail(), detail({ id: 'phone-01', name: 'Phone 01' })],
  })
  await user.click(within(carousel()).getByRole('link', { name: 'Phone 01' }))
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(router.state.location.href).toBe('/phones/acme-one-64gb-black')
})
