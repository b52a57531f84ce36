import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cardNames, ownButton } from '#tests/support/on-page.ts'
import { detail, phones, product } from '#tests/support/products.ts'
import { PAINT_TIME, renderApp } from '#tests/support/render-app.tsx'

const ADDRESS = '/phones/acme-one-64gb-black'

const alsoLiked = () => screen.getByRole('region', { name: 'You may also like' })
const goesWith = () => screen.getByRole('region', { name: 'Goes with it' })
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

// domain/list/selections.test.ts has which products, and their order.
it('shows other products of the shop, shuffled once for each product, from the first card', async () => {
  const { press, follow, user, pass } = await renderApp(ADDRESS, {
    products: [product(), ...phones(12)],
    phones: [detail(), detail({ id: 'phone-01', name: 'Phone 01' })],
  })
  const before = cardNames(alsoLiked())
  const others = phones(12).map(({ name }) => name)
  expect(before.toSorted()).toEqual(others)
  expect(before).not.toEqual(others)
  await user.click(ownButton('Add to cart'))
  await user.click(ownButton('Add to favourites'))
  await pass(10_000)
  expect(cardNames(alsoLiked())).toEqual(before)

  await press('Next', alsoLiked())
  await follow('Phone 01', alsoLiked())
  // Cards out of sight render over the next five paints.
  for (let paints = 0; paints < 5; paints++) await pass(20)
  const after = cardNames(alsoLiked())
  expect(after).toContain(product().name)
  expect(after.filter((name) => name !== product().name)).not.toEqual(
    before.filter((name) => name !== 'Phone 01'),
  )
  expect(within(alsoLiked()).getByRole('button', { name: 'Previous' })).toBeDisabled()
})

it('shows nothing when the shop has no other product', async () => {
  await renderApp(ADDRESS, { products: [product()], phones: [detail()] })
  expect(headings()).toEqual(['About', 'Tech specs'])
})

// domain/product/goes-with.test.ts has what goes with what.
it('leads from a product to what fits it, and from there to what it fits', async () => {
  const accessory = { category: 'accessories', itemId: 'case-red', name: 'Case Red' } as const
  const { user, follow, href, pass } = await renderApp(ADDRESS, {
    products: [
      product({ namespaceId: 'acme-one' }),
      product({ ...accessory, namespaceId: 'case', fits: ['acme-one', 'Zoom 2', 'Zoom 3'] }),
      product({ category: 'accessories', itemId: 'strap', name: 'Strap', fits: ['acme-one'] }),
      ...phones(3),
    ],
    phones: [detail()],
    accessories: [detail({ id: 'case-red', namespaceId: 'case', name: 'Case Red' })],
    isLoading: true,
  })
  await pass(1000)
  expect(headings()).toEqual(['About', 'Tech specs'])
  await pass(600)
  expect(headings()).toEqual(['About', 'Tech specs', 'Goes with it', 'You may also like'])
  expect(cardNames(goesWith())).toEqual(['Strap', 'Case Red'])
  await follow('Case Red', goesWith())
  await pass(PAINT_TIME)
  expect(href()).toBe('/accessories/case-red')
  // One card has no row of its own.
  expect(headings()).toEqual(['About', 'Tech specs', 'You may also like'])
  expect(cardNames(alsoLiked())[0]).toBe(product().name)
  const fits = screen.getByText('2 more').closest('div') ?? expect.fail('It fits nothing')
  expect(fits).toHaveTextContent(`Fits ${product().name} and 2 moreZoom 2, Zoom 3`)
  expect(screen.getByText('Zoom 3')).not.toBeVisible()
  await user.click(screen.getByText('2 more'))
  expect(screen.getByText('Zoom 3')).toBeVisible()
  await follow(product().name, fits)
  expect(href()).toBe(ADDRESS)
  await follow('Back')
  await follow('Back')
  expect(href()).toBe(ADDRESS)
})

it('shows nothing that goes with a product that is not sold', async () => {
  const fitting = product({ category: 'accessories', itemId: 'case', fits: ['acme-one'] })
  await renderApp(`/tablets/${product().itemId}`, {
    products: [product({ namespaceId: 'acme-one' }), fitting],
  })
  expect(headings()).toEqual(['You may also like'])
})
