import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cardNames } from '../support/on-page.ts'
import { detail, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const phone = product({ namespaceId: 'acme-one' })
const accessory = { category: 'accessories', itemId: 'case-red', name: 'Case Red' } as const
const cover = product({ ...accessory, namespaceId: 'case', fits: ['acme-one'] })
const coverDetail = detail({ id: 'case-red', namespaceId: 'case', name: 'Case Red' })
const shop = { products: [phone, cover], phones: [detail()], accessories: [coverDetail] }

const row = () => screen.queryByRole('region', { name: 'Goes with it' })

it('leads from a product to what fits it, and from there to what it fits', async () => {
  const { user, router } = await renderApp('/phones/acme-one-64gb-black', shop)
  expect(cardNames(row() ?? undefined)).toEqual(['Case Red'])
  await user.click(within(row() ?? document.body).getByRole('link', { name: 'Case Red' }))
  expect(router.state.location.href).toBe('/accessories/case-red')
  expect(cardNames(row() ?? undefined)).toEqual(['Acme One 64GB Black'])
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(router.state.location.href).toBe('/phones/acme-one-64gb-black')
})

it('is above “You may also like”, and shown together with it', async () => {
  const { pass } = await renderApp('/phones/acme-one-64gb-black', { ...shop, isLoading: true })
  await pass(1000)
  expect(row()).not.toBeInTheDocument()
  await pass(600)
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  expect(headings.slice(-2)).toEqual(['Goes with it', 'You may also like'])
})

it.each([
  ['the catalogue does not say what fits', [phone, { ...cover, fits: undefined }]],
  ['the facts are wrong', [phone, { ...cover, fits: 'acme-one' }]],
  ['the product has no family', [{ ...phone, namespaceId: undefined }, cover]],
])('is absent where %s', async (_case, products) => {
  await renderApp('/phones/acme-one-64gb-black', {
    ...shop,
    files: { 'api/products.json': products },
  })
  expect(screen.getByRole('region', { name: 'You may also like' })).toBeVisible()
  expect(row()).not.toBeInTheDocument()
})

it('is absent on the page of a product that is not sold', async () => {
  await renderApp('/tablets/acme-one-64gb-black', shop)
  expect(row()).not.toBeInTheDocument()
})
