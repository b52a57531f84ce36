import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  badge,
  card,
  cardNames,
  cartLines,
  countedLink,
  facts,
  ownButton,
} from '../support/on-page.ts'
import { kept } from '../support/kept.ts'
import { filterGroup, valueNames } from '../support/filter-controls.ts'
import { detail, phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const CATALOGUE = 'api/products.json'

const values = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'))

it('accepts numbers as ids and ignores unknown fields', async () => {
  const numbered = { ...product({ itemId: 'one', name: 'One' }), id: 17, rating: 4.5, tags: ['x'] }
  const { user } = await renderApp('/phones', { files: { [CATALOGUE]: [numbered] } })
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  await user.click(screen.getByRole('button', { name: 'Add to favourites' }))
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
  ['rosegold', 'space-gray'],
  ['Rose Gold', 'Space Gray'],
  ['sierrablue', 'spaceblack'],
  ['no colour that anyone knows', 'currentcolor'],
])('offers the colours %s and %s under their names in the catalogue', async (first, second) => {
  const colorsAvailable = [first, second]
  const { router, user } = await renderApp('/phones/a', {
    phones: [
      detail({ id: 'a', color: first, colorsAvailable }),
      detail({ id: 'b', color: second, colorsAvailable }),
    ],
  })
  expect(screen.getByRole('radio', { name: first })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: second }))
  expect(router.state.location.href).toBe('/phones/b')
})

it('finds a variant whose colour is spelt differently in the list of colours', async () => {
  const colorsAvailable = ['Space Gray', 'rose-gold']
  const { router, user } = await renderApp('/phones/a', {
    phones: [
      detail({ id: 'a', color: 'spacegray', colorsAvailable }),
      detail({ id: 'b', color: 'rosegold', colorsAvailable }),
    ],
  })
  expect(values('Available colors')).toEqual(colorsAvailable)
  expect(screen.getByRole('radio', { name: 'Space Gray' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'rose-gold' }))
  expect(router.state.location.href).toBe('/phones/b')
})

it('paints a swatch for every spelling of a known colour, and shows the name of an unknown one', async () => {
  const colorsAvailable = ['rose gold', 'Space Gray', 'graphite', 'midnight', 'red', 'Blorp']
  await renderApp('/phones/a', { phones: [detail({ id: 'a', color: 'red', colorsAvailable })] })
  const paint = (name: string) =>
    screen.getByTitle(name).querySelector<HTMLElement>('[style]')?.style.backgroundColor
  expect(paint('rose gold')).toBe('lightpink')
  const parts = (name: string) => (paint(name) ?? '').match(/\d+/g)?.map(Number) ?? []
  for (const name of ['Space Gray', 'graphite']) {
    // A dark grey: channels below 128, less than 16 apart.
    expect(parts(name)).toHaveLength(3)
    expect(Math.max(...parts(name))).toBeLessThan(128)
    expect(Math.max(...parts(name)) - Math.min(...parts(name))).toBeLessThan(16)
  }
  expect(paint('midnight')).toBe('darkblue')
  expect(paint('red')).toBe('red')
  expect(paint('Blorp')).toBeUndefined()
  expect(screen.getByTitle('Blorp')).toHaveTextContent('Blorp')
})

it('calls capacities other than memory sizes, and puts the product’s own first if the list lacks it', async () => {
  const capacityAvailable = ['40mm', '44mm', '40mm']
  const { router, user } = await renderApp('/accessories/a', {
    accessories: [
      detail({ id: 'a', capacity: '38 mm', capacityAvailable }),
      detail({ id: 'b', capacity: '44mm', capacityAvailable }),
    ],
  })
  expect(values('Select size')).toEqual(['38 mm', '40mm', '44mm'])
  const specs = screen.getByRole('region', { name: 'Tech specs' })
  expect(facts(specs)).toContain('Size: 38 mm')
  await user.click(screen.getByRole('radio', { name: '44mm' }))
  expect(router.state.location.href).toBe('/accessories/b')
})

it('opens a product whose slug needs encoding, and keeps it in the cart', async () => {
  const slug = 'café 50% & more?#/x'
  const { user } = await renderApp('/phones', {
    products: [product({ itemId: slug, name: 'Odd' })],
    phones: [detail({ id: slug, name: 'Odd' })],
  })
  await user.click(screen.getByRole('link', { name: 'Odd' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Odd' })).toBeVisible()
  await user.click(ownButton('Add to cart'))
  await user.click(countedLink('Cart'))
  expect(cartLines()).toHaveLength(1)
})

it('keeps products apart when their ids are names of object properties', async () => {
  const odd = ['__proto__', 'constructor', 'toString'].map((id) =>
    product({ id, itemId: `slug-${id}`, name: id, price: 10 }),
  )
  const { user } = await renderApp('/phones', { files: { [CATALOGUE]: odd } })
  for (const { name } of odd) {
    await user.click(within(card(name)).getByRole('button', { name: 'Add to cart' }))
  }
  await user.click(countedLink('Cart'))
  expect(cartLines()).toHaveLength(3)
  expect(screen.getByText('Total for 3 items')).toBeVisible()
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

it('shows a catalogue of one product', async () => {
  const { user } = await renderApp('/phones?perPage=4&page=7', { products: phones(1) })
  expect(screen.getByText('1 models')).toBeVisible()
  expect(cardNames()).toEqual(['Phone 01'])
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('link', { name: 'Previous page' }))
  expect(cardNames()).toEqual(['Phone 01'])
})

it('shows all 60 products of a list, with their count', async () => {
  await renderApp('/phones', { products: phones(60) })
  expect(screen.getByText('60 models')).toBeVisible()
  expect(cardNames()).toHaveLength(60)
})

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
    const { user, files, pass } = await renderApp('/phones', {
      products: entries,
      phones: details,
    })
    expect(files.requests).toEqual(['api/products.json'])
    await user.click(screen.getByRole('button', { name: 'Filters' }))
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
      files: { 'api/phones.json': new Response('', { status: 500 }) },
    })
    expect(router.state.location.searchStr).toBe('?price=-410')
    expect(cardNames()).toEqual(['Acme One 64GB Black'])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
