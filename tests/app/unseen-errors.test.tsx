import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keep } from '../support/kept.ts'
import { cardNames, countedLink, navLink } from '../support/on-page.ts'
import { detail, phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { serverError, type ShopFiles } from '../support/shop-files.ts'

const CATALOGUE = 'api/products.json'
const DETAILS = 'api/phones.json'

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const requests = (files: ShopFiles, file: string) =>
  files.requests.filter((path) => path === file).length

const productLink = () => screen.getByRole('link', { name: 'Acme One 64GB Black' })

/** In milliseconds, longer than the router’s delay before it prefetches a hovered link. */
const HOVER = 60

it.each(['hovered', 'focused'])(
  'opens the product online after its card was %s offline',
  async (way) => {
    const { files, user, pass } = await renderApp('/phones', {
      products: [product()],
      files: { [DETAILS]: offline },
    })
    if (way === 'hovered') await user.hover(productLink())
    else productLink().focus()
    await pass(HOVER)
    expect(requests(files, DETAILS)).toBe(1)

    files.answers.set(DETAILS, [detail()])
    await user.click(productLink())
    await pass(1)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  },
)

it('shows an error until Reload when a card is hovered and opened offline', async () => {
  const { files, user, pass } = await renderApp('/phones', {
    products: [product()],
    files: { [DETAILS]: offline },
  })
  await user.hover(productLink())
  await pass(HOVER)
  await user.click(productLink())
  await pass(1)
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded')
  files.answers.set(DETAILS, [detail()])
  await pass(60_000)
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded')
})

it('keeps a shown error of the details until Reload, on every product of the category', async () => {
  const { files, user, pass } = await renderApp('/phones', {
    products: [product(), ...phones(1)],
    files: { [DETAILS]: serverError },
  })
  await user.click(productLink())
  await pass(1)
  files.answers.set(DETAILS, [detail()])
  await user.click(navLink('Phones'))
  await user.click(screen.getByRole('link', { name: 'Phone 01' }))
  await pass(1)
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded')
  expect(requests(files, DETAILS)).toBe(1)
})

it.each([
  ['/favourites', 'Home', 'Brand new models'],
  ['/favourites', 'Phones', 'Acme One 64GB Black'],
  ['/cart', 'Home', 'Brand new models'],
  ['/cart', 'Phones', 'Acme One 64GB Black'],
] as const)(
  'loads the catalogue again, after it failed on %s, on the way to %s',
  async (start, next, heading) => {
    const { files, user, pass } = await renderApp(start, { files: { [CATALOGUE]: offline } })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    files.answers.set(CATALOGUE, [product()])
    await user.click(navLink(next))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getAllByRole('status', { name: 'Loading' })).not.toHaveLength(0)
    await pass(1501)
    expect(screen.getByRole('heading', { name: heading })).toBeVisible()
    expect(requests(files, CATALOGUE)).toBe(2)
  },
)

it('shows an error on the list when the catalogue fails a second time', async () => {
  const { files, user, pass } = await renderApp('/cart', { files: { [CATALOGUE]: offline } })
  await user.click(navLink('Phones'))
  await pass(1)
  expect(screen.getByRole('alert')).toHaveTextContent('Somethin went wrong!')
  await pass(60_000)
  expect(requests(files, CATALOGUE)).toBe(2)
})

it('keeps a shown error of the catalogue until Reload, even after a visit to the cart', async () => {
  keep({ cartProducts: [product()] })
  const { files, user, pass } = await renderApp('/phones', { files: { [CATALOGUE]: serverError } })
  files.answers.set(CATALOGUE, [product()])
  await user.click(countedLink('Cart'))
  await user.click(navLink('Home'))
  await pass(60_000)
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!')
  expect(requests(files, CATALOGUE)).toBe(1)
})

it('loads the catalogue again when the list was left before the first load failed', async () => {
  const { files, user, pass } = await renderApp('/phones', {
    files: { [CATALOGUE]: () => new Promise((_, reject) => setTimeout(reject, 3000)) },
  })
  await user.click(countedLink('Favourites'))
  await pass(3000)
  files.answers.set(CATALOGUE, phones(2))
  await user.click(navLink('Phones'))
  await pass(1501)
  expect(cardNames()).toEqual(['Phone 01', 'Phone 02'])
})

it('shows no error on a list when a refetch failed while the cart was open', async () => {
  const tablet = product({ itemId: 'tab', name: 'Acme Tab', category: 'tablets' })
  const { files, user, pass } = await renderApp('/phones', { products: [product(), tablet] })
  files.answers.set(CATALOGUE, () => new Promise((_, reject) => setTimeout(reject, 3000)))
  await user.click(navLink('Tablets'))
  await user.click(countedLink('Cart'))
  await pass(3000)
  files.answers.set(CATALOGUE, [tablet])
  await user.click(navLink('Tablets'))
  await pass(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(cardNames()).toEqual(['Acme Tab'])
})
