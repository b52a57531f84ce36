import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { facts } from '../support/on-page.ts'
import { detail, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const ADDRESS = '/phones/acme-one-64gb-black'

const section = (heading: string) => screen.getByRole('region', { name: heading })

/** The summary beside the pictures: the facts outside cards and 'Tech specs'. */
const summary = () => facts(screen.getByRole('main')).slice(0, -facts(section('Tech specs')).length)

it('shows the name of the product as its heading and at the end of the breadcrumb', async () => {
  const { router, user } = await renderApp(ADDRESS, { phones: [detail()] })
  expect(screen.getByRole('heading', { level: 1, name: 'Acme One 64GB Black' })).toBeVisible()
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(breadcrumb.getByText('Acme One 64GB Black')).toHaveAttribute('aria-current', 'page')
  expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(breadcrumb.getByRole('link', { name: 'Phones' })).not.toHaveAttribute('aria-current')
  await user.click(breadcrumb.getByRole('link', { name: 'Phones' }))
  expect(router.state.location.href).toBe('/phones')
})

it('fetches the details of its category, and no others', async () => {
  const { files } = await renderApp('/tablets/tab', { tablets: [detail({ id: 'tab' })] })
  expect(files.requests.filter((path) => path !== 'api/products.json')).toEqual([
    'api/tablets.json',
  ])
})

it('fetches the details of a category once, for all its products', async () => {
  const { files, router, user } = await renderApp('/phones', {
    products: [product(), product({ itemId: 'other', name: 'Other' })],
    phones: [detail(), detail({ id: 'other', name: 'Other' })],
  })
  await user.click(screen.getByRole('link', { name: 'Acme One 64GB Black' }))
  await user.click(screen.getByRole('link', { name: 'Back' }))
  await user.click(screen.getByRole('link', { name: 'Other' }))
  expect(router.state.location.href).toBe('/phones/other')
  expect(screen.getByRole('heading', { level: 1, name: 'Other' })).toBeVisible()
  expect(files.requests.filter((path) => path === 'api/phones.json')).toHaveLength(1)
})

it('shows price, regular price, summary and the hard-coded id', async () => {
  await renderApp(ADDRESS, { phones: [detail({ priceDiscount: 799, priceRegular: 1020 })] })
  expect(screen.getByText('$799')).toBeVisible()
  expect(screen.getByText('$1,020')).toBeVisible()
  expect(screen.getByText('ID: 802390')).toBeVisible()
  expect(summary()).toEqual([
    'Screen: 6.1" OLED',
    'Resolution: 2532x1170',
    'Processor: Acme A1',
    'RAM: 4GB',
  ])
})

it('lists the tech specs, with the cell standards joined by commas', async () => {
  await renderApp(ADDRESS, { phones: [detail()] })
  expect(screen.getByRole('heading', { level: 2, name: 'Tech specs' })).toBeVisible()
  expect(facts(section('Tech specs'))).toEqual([
    'Screen: 6.1" OLED',
    'Resolution: 2532x1170',
    'Processor: Acme A1',
    'RAM: 4GB',
    'Built in memory: 64GB',
    'Camera: 12 MP',
    'Zoom: 2x',
    'Cell: GSM, LTE',
  ])
})

it('has no rows and no choices for empty fields', async () => {
  const empty = detail({
    screen: '',
    resolution: '',
    processor: '',
    ram: '',
    capacity: '',
    capacityAvailable: [],
    color: '',
    colorsAvailable: [],
    camera: '',
    zoom: '',
    cell: [],
  })
  await renderApp(ADDRESS, { phones: [empty] })
  expect(facts(screen.getByRole('main'))).toEqual([])
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
})

it('has an About section with the titles and paragraphs of the description', async () => {
  const description = [
    { title: 'A bright screen', text: ['It is bright.', 'It is sharp.'] },
    { title: 'A long day', text: ['The battery lasts.'] },
  ]
  await renderApp(ADDRESS, { phones: [detail({ description })] })
  const about = within(section('About'))
  expect(about.getByRole('heading', { level: 2, name: 'About' })).toBeVisible()
  expect(about.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'A bright screen',
    'A long day',
  ])
  expect(about.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)).toEqual([
    'It is bright.',
    'It is sharp.',
    'The battery lasts.',
  ])
})

it('shows one price when there is no discount', async () => {
  await renderApp(ADDRESS, { phones: [detail({ priceDiscount: 500, priceRegular: 500 })] })
  expect(screen.getAllByText('$500')).toHaveLength(1)
})
