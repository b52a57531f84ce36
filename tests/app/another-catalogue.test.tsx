import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { badge, card, cardNames, facts } from '../support/on-page.ts'
import { kept } from '../support/kept.ts'
import { filterGroup, valueNames } from '../support/filter-controls.ts'
import { detail, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { serverError } from '../support/shop-files.ts'

const CATALOGUE = 'api/products.json'

const values = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'))

it('accepts numbers as ids and ignores unknown fields', async () => {
  const numbered = { ...product({ itemId: 'one', name: 'One' }), id: 17, rating: 4.5, tags: ['x'] }
  const { press } = await renderApp('/phones', { files: { [CATALOGUE]: [numbered] } })
  await press('Add to cart')
  await press('Add to favourites')
  expect(badge('Cart')).toBe('1')
  expect(kept('totalBill')).toEqual({ 17: 1 })
  expect(kept('favorites')).toEqual([product({ id: '17', itemId: 'one', name: 'One' })])
})

it('accepts products without screen, capacity and RAM', async () => {
  const without = { screen: undefined, capacity: undefined, ram: undefined }
  const strap = { ...product({ category: 'accessories' }), ...without }
  await renderApp('/accessories', { files: { [CATALOGUE]: [strap] } })
  expect(within(card('Acme One 64GB Black')).queryAllByRole('term')).toEqual([])
})

it.each([
  ['Rose Gold', 'Space Gray'],
  ['no colour that anyone knows', 'currentcolor'],
])('offers the colours %s and %s under their names in the catalogue', async (first, second) => {
  const colorsAvailable = [first, second]
  const { user, href } = await renderApp('/phones/a', {
    phones: [
      detail({ id: 'a', color: first, colorsAvailable }),
      detail({ id: 'b', color: second, colorsAvailable }),
    ],
  })
  expect(screen.getByRole('radio', { name: first })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: second }))
  expect(href()).toBe('/phones/b')
})

// domain/product/colors.test.ts has the many spellings.
it('paints a swatch of a known colour, and shows the name of an unknown one', async () => {
  const colorsAvailable = ['rose gold', 'red', 'Blorp']
  await renderApp('/phones/a', { phones: [detail({ id: 'a', color: 'red', colorsAvailable })] })
  const paint = (name: string) =>
    screen.getByTitle(name).querySelector<HTMLElement>('[style]')?.style.backgroundColor
  expect(colorsAvailable.map(paint)).toEqual(['lightpink', 'red', undefined])
  expect(screen.getByTitle('Blorp')).toHaveTextContent('Blorp')
})

it('calls capacities other than memory sizes, and puts the product’s own first if the list lacks it', async () => {
  const capacityAvailable = ['40mm', '44mm', '40mm']
  const { user, href } = await renderApp('/accessories/a', {
    accessories: [
      detail({ id: 'a', capacity: '38 mm', capacityAvailable }),
      detail({ id: 'b', capacity: '44mm', capacityAvailable }),
    ],
  })
  expect(values('Select size')).toEqual(['38 mm', '40mm', '44mm'])
  const specs = screen.getByRole('region', { name: 'Tech specs' })
  expect(facts(specs)).toContain('Size: 38 mm')
  await user.click(screen.getByRole('radio', { name: '44mm' }))
  expect(href()).toBe('/accessories/b')
})

it.each(['/', '/phones', '/phones/none', '/favourites', '/cart'])(
  'opens %s without an error when the catalogue has no products',
  async (address) => {
    await renderApp(address, { products: [] })
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  },
)

describe('products without models and colours', () => {
  const entries = [
    product({ itemId: 'a', name: 'Acme One 64GB Black' }),
    product({ itemId: 'b', name: 'Acme One 64GB Red', price: 420 }),
  ]
  const details = [
    detail({ id: 'a', color: 'black', namespaceId: 'acme-one' }),
    detail({ id: 'b', color: 'red', namespaceId: 'acme-one' }),
  ]

  it('joins colours and models from the details, once the filters are open', async () => {
    const { files, pass, press } = await renderApp('/phones', {
      products: entries,
      phones: details,
    })
    expect(files.requests).toEqual(['api/products.json'])
    await press('Filters')
    await pass(10)
    expect(files.requests).toEqual(['api/products.json', 'api/phones.json'])
    expect(valueNames(filterGroup('Color'))).toEqual(['Black (1)', 'Red (1)'])
  })

  it('keeps a colour in the address until the details have loaded', async () => {
    const { router } = await renderApp('/phones?color=red', { products: entries, phones: details })
    expect(router.state.location.searchStr).toBe('?color=red')
    expect(cardNames()).toEqual(['Acme One 64GB Red'])
  })

  it('groups by the models of the details', async () => {
    await renderApp('/phones?group=model', { products: entries, phones: details })
    expect(screen.getByText('1 models, 2 variants')).toBeVisible()
  })

  it('does without colours where the details fail to load', async () => {
    const { router } = await renderApp('/phones?color=red&price=-410', {
      products: entries,
      files: { 'api/phones.json': serverError },
    })
    expect(router.state.location.searchStr).toBe('?price=-410')
    expect(cardNames()).toEqual(['Acme One 64GB Black'])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
