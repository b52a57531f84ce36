import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ownButton } from '../support/on-page.ts'
import { detail, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const ADDRESS = '/phones/acme-one-64gb-black'

// The family lacks 128GB in red.
const family = [
  detail(),
  detail({ id: 'acme-one-64gb-red', name: 'Acme One 64GB Red', color: 'red' }),
  detail({ id: 'acme-one-128gb-black', name: 'Acme One 128GB Black', capacity: '128GB' }),
  detail({ id: 'other-64gb-red', namespaceId: 'other', name: 'Other', color: 'red' }),
]

const values = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'))

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

it('offers the colours and capacities of the family, the current ones chosen', async () => {
  await renderApp(ADDRESS, { phones: family })
  expect(values('Available colors')).toEqual(['black', 'red'])
  expect(values('Select capacity')).toEqual(['64GB', '128GB'])
  expect(screen.getByRole('radio', { name: 'black' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'red' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: '64GB' })).toBeChecked()
})

it('leads to the variant with the chosen colour and the same capacity', async () => {
  const { router, user } = await renderApp(ADDRESS, { phones: family })
  await user.click(screen.getByRole('radio', { name: 'red' }))
  expect(router.state.location.href).toBe('/phones/acme-one-64gb-red')
  expect(heading()).toBe('Acme One 64GB Red')
  expect(screen.getByRole('radio', { name: 'red' })).toBeChecked()
  expect(screen.getByRole('radio', { name: '64GB' })).toBeChecked()
})

it('leads to the variant with the chosen capacity and the same colour', async () => {
  const { router, user } = await renderApp(ADDRESS, { phones: family })
  await user.click(screen.getByRole('radio', { name: '128GB' }))
  expect(router.state.location.href).toBe('/phones/acme-one-128gb-black')
  expect(heading()).toBe('Acme One 128GB Black')
})

it('shows the not-found state for a combination that no variant has', async () => {
  const { user } = await renderApp('/phones/acme-one-128gb-black', { phones: family })
  await user.click(screen.getByRole('radio', { name: 'red, not sold in 128GB' }))
  expect(heading()).toBe('There are no acme one 128gb red yet')
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Tech specs' })).not.toBeInTheDocument()
})

it('offers the nearest variants in place of a combination that no variant has', async () => {
  const { user, router } = await renderApp('/phones?sort=price', {
    products: [product({ itemId: 'acme-one-128gb-black' })],
    phones: family,
  })
  await user.click(screen.getByRole('link', { name: 'Acme One 64GB Black' }))
  await user.click(screen.getByRole('radio', { name: 'red, not sold in 128GB' }))
  const nearest = within(screen.getByRole('region', { name: 'Similar models' }))
  expect(nearest.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Acme One 128GB Black$400Regular price $500',
    'Acme One 64GB Red$400Regular price $500',
  ])
  expect(screen.getByRole('link', { name: 'See all phones' })).toBeVisible()
  await user.click(nearest.getByRole('link', { name: /^Acme One 64GB Red/ }))
  expect(heading()).toBe('Acme One 64GB Red')
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(router.state.location.href).toBe('/phones?sort=price')
})

it('offers no variants where the address names none of a family', async () => {
  await renderApp('/phones/laptop', { phones: family })
  expect(heading()).toBe('There are no laptop yet')
  expect(screen.queryByRole('region', { name: 'Similar models' })).not.toBeInTheDocument()
})

it('names a missing combination in the label of its value', async () => {
  await renderApp('/phones/acme-one-128gb-black', { phones: family })
  expect(screen.getByRole('radio', { name: 'black' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'red, not sold in 128GB' })).toBeVisible()
  expect(screen.getByRole('radio', { name: '64GB' })).toBeVisible()
})

it('says only “not sold” when the product has no second choice', async () => {
  await renderApp('/phones/acme-one-black', {
    phones: [detail({ id: 'acme-one-black', capacity: '', capacityAvailable: [] })],
  })
  expect(screen.getByRole('radio', { name: 'red, not sold' })).toBeVisible()
})

describe('arrow keys', () => {
  // 64GB is sold in black, green and blue, and not in red.
  const colors = ['black', 'red', 'green', 'blue']
  const phones = ['black', 'green', 'blue'].map((color) =>
    detail({ id: `acme-one-64gb-${color}`, name: color, color, colorsAvailable: colors }),
  )
  const radio = (name: string) => screen.getByRole('radio', { name })

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

  it('do nothing when only the chosen value is sold', async () => {
    const { router, user } = await renderApp('/phones/acme-one-128gb-black', { phones: family })
    act(() => radio('black').focus())
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(router.state.location.href).toBe('/phones/acme-one-128gb-black')
    expect(radio('black')).toHaveFocus()
  })

  it('add one history entry per series, and Back returns to the variant before it', async () => {
    const { router, user, pass } = await renderApp(ADDRESS, { phones })
    const length = router.history.length
    act(() => radio('black').focus())
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(heading()).toBe('blue')
    expect(router.history.length).toBe(length + 1)
    router.history.back()
    await pass(1)
    expect(heading()).toBe('black')
    await user.keyboard('{ArrowLeft}')
    router.history.back()
    await pass(1)
    expect(heading()).toBe('black')
  })

  it('add one history entry for each of the two choices', async () => {
    const { router, user } = await renderApp(ADDRESS, { phones: family })
    const length = router.history.length
    act(() => radio('black').focus())
    await user.keyboard('{ArrowRight}{ArrowRight}')
    act(() => radio('64GB').focus())
    await user.keyboard('{ArrowRight}')
    expect(heading()).toBe('Acme One 128GB Black')
    expect(router.history.length).toBe(length + 2)
  })

  it('keep the address that the Back button leads to', async () => {
    const { router, user } = await renderApp('/phones?sort=price', {
      products: [product()],
      phones,
    })
    await user.click(screen.getByRole('link', { name: 'Acme One 64GB Black' }))
    act(() => radio('black').focus())
    await user.keyboard('{ArrowRight}{ArrowRight}')
    await user.click(screen.getByRole('link', { name: 'Back' }))
    expect(router.state.location.href).toBe('/phones?sort=price')
  })

  it('are left to the browser together with Alt', async () => {
    await renderApp(ADDRESS, { phones })
    const isLeft = fireEvent.keyDown(radio('black'), { key: 'ArrowLeft', altKey: true })
    expect(isLeft).toBe(true)
    expect(heading()).toBe('black')
  })
})

it('steps back through the variants with the browser’s Back', async () => {
  const { router, user, pass } = await renderApp(ADDRESS, { phones: family })
  await user.click(screen.getByRole('radio', { name: 'red' }))
  router.history.back()
  await pass(1)
  expect(heading()).toBe('Acme One 64GB Black')
})

it.each([
  ['variants', ['red', 'black', '128GB']],
  ['a missing combination', ['128GB', 'red, not sold in 128GB']],
])('keeps the address that the Back button leads to after %s', async (_what, names) => {
  const { router, user } = await renderApp('/phones?sort=price&perPage=4', {
    products: [product()],
    phones: family,
  })
  await user.click(screen.getByRole('link', { name: 'Acme One 64GB Black' }))
  for (const name of names) await user.click(screen.getByRole('radio', { name }))
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(router.state.location.href).toBe('/phones?sort=price&perPage=4')
})

it('changes price and cart button with the variant', async () => {
  const { user, pass } = await renderApp(ADDRESS, {
    products: [
      product(),
      product({ itemId: 'acme-one-128gb-black', price: 450, category: 'phones' }),
    ],
    phones: [
      detail(),
      detail({ id: 'acme-one-128gb-black', capacity: '128GB', priceDiscount: 450 }),
    ],
  })
  await user.click(ownButton('Add to cart'))
  expect(ownButton('Added')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '128GB' }))
  // The carousel, which has shown this variant, follows the page.
  await pass(1)
  expect(ownButton('Add to cart')).toBeVisible()
  expect(screen.getByText('$450')).toBeVisible()
})
