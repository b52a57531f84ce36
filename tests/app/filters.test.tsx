import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { VARIANTS } from '#tests/support/facets.ts'
import {
  chips,
  filterGroup,
  showFiltersBeside,
  valueNames,
} from '#tests/support/filter-controls.ts'
import { listen } from '#tests/support/listen.ts'
import { cardNames } from '#tests/support/on-page.ts'
import { phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

/** A value to filter by, whose name has its count. */
const filterValue = (name: string) => screen.getByRole('checkbox', { name })

describe('on a wide window', () => {
  beforeEach(() => showFiltersBeside())

  it('a plain list is as ever, with all filters beside it and nothing chosen', async () => {
    const { href } = await renderApp('/phones', { products: VARIANTS })
    expect(screen.getByText('7 models')).toBeVisible()
    expect(cardNames()).toEqual(VARIANTS.map(({ name }) => name))
    expect(href()).toBe('/phones')
    const panel = screen.getByRole('region', { name: 'Filters' })
    const groups = within(panel).getAllByRole('group')
    expect(groups.map(({ ariaLabel }) => ariaLabel)).toEqual([
      ...['Price', 'Brand', 'Color', 'Capacity', 'RAM', 'Year'],
    ])
    expect(valueNames(filterGroup('Capacity'))).toEqual(['64GB (3)', '128GB (3)', '256GB (1)'])
    expect(within(panel).queryAllByRole('checkbox', { checked: true })).toEqual([])
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument()
  })

  it('a press shows its results, counts and address, and goes back to page 1', async () => {
    const { router, user, pass } = await renderApp('/phones?perPage=4&page=2', {
      products: VARIANTS,
    })
    await user.click(filterValue('Acme (5)'))
    expect(router.state.location.searchStr).toBe('?brand=acme&perPage=4')
    expect(filterValue('Acme (5)')).toBeChecked()
    expect(screen.getByText('5 of 7 models')).toBeVisible()
    expect(cardNames()).toEqual(VARIANTS.slice(0, 4).map(({ name }) => name))
    expect(chips()).toEqual(['Remove Brand: Acme'])
    // Counts of other facets follow the answer to the press; the facet's own stay.
    await pass(1)
    expect(valueNames(filterGroup('Color'))).toEqual([
      'Black (2)',
      'White (0)',
      'Red (1)',
      'Blue (2)',
    ])
    expect(valueNames(filterGroup('Brand'))).toEqual(['Acme (5)', 'Bolt (2)'])
    expect(filterValue('White (0)')).toBeDisabled()
  })

  it('takes back a press by Back before its list is drawn', async () => {
    const { back, href } = await renderApp('/phones', { products: VARIANTS })
    fireEvent.click(filterValue('Acme (5)'))
    await back()
    expect(href()).toBe('/phones')
    expect(filterValue('Acme (5)')).not.toBeChecked()
    expect(screen.getByText('7 models')).toBeVisible()
  })

  it('loses no press, however quickly one follows the other', async () => {
    const { router, pass } = await renderApp('/phones', { products: VARIANTS })
    fireEvent.click(filterValue('Black (3)'))
    expect(filterValue('Black (3)')).toBeChecked()
    fireEvent.click(filterValue('64GB (3)'))
    await pass(100)
    expect(router.state.location.searchStr).toBe('?color=black&capacity=64gb')
    expect(cardNames()).toEqual(['Acme One 64GB Black', 'Bolt X 64GB Black'])
    expect(router.history.length).toBe(3)
  })

  it('chips remove one filter each, and Clear all removes every one', async () => {
    const { router, user, press } = await renderApp(
      '/phones?brand=acme_bolt&capacity=64gb&price=300-600&sale=1&sort=price',
      { products: VARIANTS },
    )
    expect(chips()).toEqual([
      ...['Remove Brand: Acme', 'Remove Brand: Bolt', 'Remove Capacity: 64GB'],
      ...['Remove Price: $300 to $600', 'Remove Price: On sale'],
    ])
    for (const name of chips().slice(1)) {
      await user.click(screen.getByRole('button', { name: name ?? '' }))
    }
    expect(router.state.location.searchStr).toBe('?brand=acme&sort=price')
    await press('Clear all')
    expect(router.state.location.searchStr).toBe('?sort=price')
  })

  it('moves the focus to the next chip, and to the results after the last one', async () => {
    const { user, press } = await renderApp('/phones?brand=acme&color=black', {
      products: VARIANTS,
    })
    await press('Remove Brand: Acme')
    expect(screen.getByRole('button', { name: 'Remove Color: Black' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toContainElement(screen.getAllByRole('article')[0] ?? null)
    expect(document.activeElement).not.toContainElement(screen.getByLabelText('Sort by'))
  })

  it('without results, says so and offers to clear all filters', async () => {
    const { router, press } = await renderApp('/phones?brand=bolt&ram=8gb&perPage=4', {
      products: VARIANTS,
    })
    expect(screen.getByText('0 of 7 models')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'No models match these filters' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument()
    // What is chosen can still be removed.
    expect(filterValue('Bolt (0)')).toBeEnabled()
    await press('Clear all')
    expect(router.state.location.searchStr).toBe('?perPage=4')
    expect(cardNames()).toHaveLength(4)
  })

  it('long facets but colours and capacities show their first values, the chosen ones and the rest on request', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      product({
        itemId: `p${index}`,
        name: `Phone ${index}`,
        year: 2010 + index,
        capacity: `${index + 1}GB`,
      }),
    )
    const { user } = await renderApp('/phones?year=2010', { products: many })
    expect(within(filterGroup('Capacity')).getAllByRole('checkbox')).toHaveLength(12)
    const years = within(filterGroup('Year'))
    expect(years.getAllByRole('checkbox')).toHaveLength(9)
    expect(years.getByRole('checkbox', { name: '2010 (1)' })).toBeChecked()
    await user.click(years.getByRole('button', { name: 'Show more' }))
    expect(years.getAllByRole('checkbox')).toHaveLength(12)
    await user.click(years.getByRole('button', { name: 'Show fewer' }))
    expect(years.getAllByRole('checkbox')).toHaveLength(9)
  })

  it('announces each change of the filters once, even if as many products match', async () => {
    const { user, press } = await renderApp('/phones', { products: VARIANTS })
    const said = listen()
    await user.click(filterValue('Red (1)'))
    await press('Remove Color: Red')
    await user.click(filterValue('White (1)'))
    expect(said).toEqual(['Showing 1 to 1 of 1.', 'Showing 1 to 7 of 7.', 'Showing 1 to 1 of 1.'])
  })

  it('a facet says how many of its values are chosen, also when it is closed', async () => {
    const { user } = await renderApp('/phones?brand=acme_bolt&sale=1', { products: VARIANTS })
    const brand = filterGroup('Brand')
    await user.click(within(brand).getByText('Brand'))
    expect(brand).not.toHaveAttribute('open')
    expect(within(brand).getByText('2 chosen')).toBeVisible()
    expect(within(filterGroup('Price')).getByText('1 chosen')).toBeVisible()
    expect(within(filterGroup('Color')).queryByText(/chosen/)).not.toBeInTheDocument()
  })

  it('begin with the kind, if there are several', async () => {
    const goods = (['case', 'charger'] as const).map((kind) =>
      product({ itemId: kind, category: 'accessories', kind, price: kind.length }),
    )
    await renderApp('/accessories', { products: goods })
    expect(screen.getAllByRole('group').map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Kind',
      'Price',
    ])
  })

  it('offers keyboard users to skip them', async () => {
    const { user, press } = await renderApp('/phones', { products: VARIANTS })
    await press('Skip filters')
    await user.tab()
    expect(screen.getAllByRole('article')[0]?.contains(document.activeElement)).toBe(true)
  })

  it('calls capacities other than memory sizes', async () => {
    const watches = ['42mm', '46mm'].map((capacity) =>
      product({ itemId: capacity, name: `Watch ${capacity}`, category: 'accessories', capacity }),
    )
    await renderApp('/accessories?capacity=42mm', { products: watches })
    expect(valueNames(filterGroup('Size'))).toEqual(['42mm (1)', '46mm (1)'])
    expect(chips()).toEqual(['Remove Size: 42mm'])
  })

  it('offers no filters for a single product', async () => {
    await renderApp('/phones', { products: phones(1) })
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument()
    expect(screen.queryByRole('switch', { name: 'One card per model' })).not.toBeInTheDocument()
  })
})

it('on a narrow window, a dialog has the filters; its button says how many models they leave, and closes it', async () => {
  const { user, press } = await renderApp('/phones', { products: VARIANTS })
  expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument()
  await press('Filters')
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
  const open = dialog.getAllByRole('group').filter((group) => group.hasAttribute('open'))
  expect(open.map(({ ariaLabel }) => ariaLabel)).toEqual(['Price', 'Brand', 'Color'])
  await user.click(dialog.getByRole('checkbox', { name: 'Bolt (2)' }))
  await user.click(dialog.getByRole('button', { name: 'Show 2 models' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(cardNames()).toEqual(['Bolt X 64GB Black', 'Bolt X 128GB White'])
  expect(chips()).toEqual(['Remove Brand: Bolt'])
})

describe('a price', () => {
  beforeEach(() => showFiltersBeside())
  const priceField = (name: string) => screen.getByRole('spinbutton', { name })

  it('counts on Enter or when its field is left: a step of the history, which is announced', async () => {
    const { router, user, back } = await renderApp('/phones', { products: VARIANTS })
    const said = listen()
    await user.type(priceField('Lowest price'), '400')
    expect(router.state.location.searchStr).toBe('')
    await user.keyboard('{Enter}')
    expect(router.state.location.searchStr).toBe('?price=400-')
    expect(priceField('Lowest price')).toHaveFocus()
    expect(screen.getByText('5 of 7 models')).toBeVisible()
    expect(said).toEqual(['Showing 1 to 5 of 5.'])
    await user.type(priceField('Highest price'), '500')
    await user.tab()
    expect(router.state.location.searchStr).toBe('?price=400-500')
    expect(router.history.length).toBe(3)
    await back()
    expect(router.state.location.searchStr).toBe('?price=400-')
    expect(priceField('Highest price')).toHaveValue(null)
  })

  it('below the lowest one changes places with it', async () => {
    const { router, user } = await renderApp('/phones?price=400-', { products: VARIANTS })
    await user.type(priceField('Highest price'), '350{Enter}')
    expect(router.state.location.searchStr).toBe('?price=350-400')
    expect(priceField('Lowest price')).toHaveValue(350)
  })

  it.each([
    ['-5', '', null],
    ['299.5', '?price=299-', 299],
    ['9999999999', '', null],
  ])('makes of %s the address "%s"', async (text, address, left) => {
    const { router, user } = await renderApp('/phones', { products: VARIANTS })
    await user.click(priceField('Lowest price'))
    fireEvent.change(priceField('Lowest price'), { target: { value: text } })
    await user.tab()
    expect(router.state.location.searchStr).toBe(address)
    expect(priceField('Lowest price')).toHaveValue(left)
  })
})
