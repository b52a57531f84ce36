import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ownButton } from '#tests/support/on-page.ts'
import { detail, product } from '#tests/support/products.ts'
import { PAINT_TIME, renderApp } from '#tests/support/render-app.tsx'

const ADDRESS = '/phones/acme-one-64gb-black'

// The family lacks 128GB in red.
const family = [
  detail(),
  detail({ id: 'acme-one-64gb-red', name: 'Acme One 64GB Red', color: 'red' }),
  detail({ id: 'acme-one-128gb-black', name: 'Acme One 128GB Black', capacity: '128GB' }),
  detail({ id: 'other-64gb-red', namespaceId: 'other', name: 'Other', color: 'red' }),
]

const radio = (name: string) => screen.getByRole('radio', { name })

/** The names of the radio buttons of a choice, the chosen one in brackets. */
const choices = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value, checked }) => (checked ? `[${value}]` : value))

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

it('offers the colours and capacities of the family, and leads to the chosen variant', async () => {
  const { back, href, user } = await renderApp(ADDRESS, { phones: family })
  expect(choices('Available colors')).toEqual(['[black]', 'red'])
  expect(choices('Select capacity')).toEqual(['[64GB]', '128GB'])
  await user.click(radio('red'))
  expect(href()).toBe('/phones/acme-one-64gb-red')
  expect(heading()).toBe('Acme One 64GB Red')
  expect(document.title).toBe('Acme One 64GB Red · Gadgetry')
  expect(choices('Available colors')).toEqual(['black', '[red]'])
  expect(choices('Select capacity')).toEqual(['[64GB]', '128GB'])
  await back()
  expect(heading()).toBe('Acme One 64GB Black')
  await user.click(radio('128GB'))
  expect(heading()).toBe('Acme One 128GB Black')
})

it('shows the not-found state for a combination that no variant has, with the nearest variants', async () => {
  const { follow, href, user } = await renderApp('/phones?sort=price', {
    products: [product({ itemId: 'acme-one-128gb-black' })],
    phones: family,
  })
  await follow('Acme One 64GB Black')
  await user.click(radio('red, not sold in 128GB'))
  expect(heading()).toBe('There are no acme one 128gb red yet')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.getByText('The shop does not sell Acme One 128GB Red.')).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Tech specs' })).not.toBeInTheDocument()
  const nearest = screen.getByRole('region', { name: 'Similar models' })
  const links = within(nearest).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Acme One 64GB Red$400Regular price $500',
    'Acme One 128GB Black$400Regular price $500',
  ])
  await follow(/^Acme One 64GB Red/, nearest)
  expect(heading()).toBe('Acme One 64GB Red')
  await follow('Back')
  expect(href()).toBe('/phones?sort=price')
})

it('a press is checked before its page is drawn, also if no variant has the combination', async () => {
  const { pass } = await renderApp('/phones/acme-one-128gb-black', { phones: family })
  const unsold = radio('red, not sold in 128GB')
  act(() => unsold.click())
  await pass(1)
  // Still the page of the press: that of the combination is not drawn yet.
  expect(unsold).toBeChecked()
})

it('says only “not sold” when the product has no second choice', async () => {
  await renderApp('/phones/acme-one-black', {
    phones: [detail({ id: 'acme-one-black', capacity: '', capacityAvailable: [] })],
  })
  expect(radio('red, not sold')).toBeVisible()
})

it('changes price and cart button with the variant', async () => {
  const { user, pass } = await renderApp(ADDRESS, {
    products: [product(), product({ itemId: 'acme-one-128gb-black', price: 450 })],
    phones: [
      detail(),
      detail({ id: 'acme-one-128gb-black', capacity: '128GB', priceDiscount: 450 }),
    ],
  })
  await user.click(ownButton('Add to cart'))
  expect(ownButton('Added')).toBeVisible()
  await user.click(radio('128GB'))
  // The carousel, which has shown this variant, follows the page.
  await pass(PAINT_TIME)
  expect(ownButton('Add to cart')).toBeVisible()
  expect(screen.getByText('$450')).toBeVisible()
})

describe('arrow keys', () => {
  // 64GB is sold in black, green and blue, and not in red.
  const colors = ['black', 'red', 'green', 'blue']
  const phones = ['black', 'green', 'blue'].map((color) =>
    detail({ id: `acme-one-64gb-${color}`, name: color, color, colorsAvailable: colors }),
  )

  it('skip values that are not sold, wrap at both ends, and move the focus', async () => {
    const { user } = await renderApp(ADDRESS, { phones })
    act(() => radio('black').focus())
    for (const [key, color] of [
      ['ArrowRight', 'green'],
      ['ArrowDown', 'blue'],
      ['ArrowDown', 'black'],
      ['ArrowUp', 'blue'],
      ['ArrowLeft', 'green'],
    ] as const) {
      await user.keyboard(`{${key}}`)
      expect(heading()).toBe(color)
      expect(radio(color)).toBeChecked()
      expect(radio(color)).toHaveFocus()
    }
  })

  it('do nothing when only the chosen value is sold; each of the two choices is an entry', async () => {
    const { href, router, user } = await renderApp('/phones/acme-one-128gb-black', {
      phones: family,
    })
    act(() => radio('black').focus())
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(href()).toBe('/phones/acme-one-128gb-black')
    expect(radio('black')).toHaveFocus()
    const { length } = router.history
    act(() => radio('128GB').focus())
    await user.keyboard('{ArrowRight}')
    act(() => radio('black').focus())
    await user.keyboard('{ArrowRight}')
    expect(heading()).toBe('Acme One 64GB Red')
    expect(router.history).toHaveLength(length + 2)
  })
})
