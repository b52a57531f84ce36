import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { detail, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const pictureSizes = {
  widths: [208, 640],
  formats: ['avif' as const, 'webp' as const],
  ratio: 1.25,
  color: '#aabbcc',
}

const mainImage = () =>
  within(screen.getByRole('region', { name: 'Product images' })).getAllByRole('img')[0]

const sourcesOf = (image: Element | undefined) =>
  [...(image?.parentElement?.querySelectorAll('source') ?? [])].map((source) => source.srcset)

it('offers the sizes that the catalogue lists, and reserves the picture’s space', async () => {
  await renderApp('/phones/acme-one-64gb-black', {
    products: [product()],
    phones: [detail({ images: ['img/acme/front-640.webp'], pictureSizes })],
  })
  expect(sourcesOf(mainImage())).toEqual([
    'img/acme/front-208.avif 208w, img/acme/front-640.avif 640w',
    'img/acme/front-208.webp 208w, img/acme/front-640.webp 640w',
  ])
  expect(mainImage()).toHaveAttribute('width', '640')
  expect(mainImage()).toHaveAttribute('height', '800')
})

it('tries the plain picture when a size is missing, then shows a placeholder with the name', async () => {
  await renderApp('/phones/acme-one-64gb-black', {
    products: [product()],
    phones: [detail({ images: ['img/acme/front-640.webp'], pictureSizes })],
  })
  fireEvent.error(screen.getByRole('img', { name: 'Acme One 64GB Black' }))
  expect(sourcesOf(mainImage())).toEqual([])
  expect(mainImage()).toHaveAttribute('src', 'img/acme/front-640.webp')
  fireEvent.error(screen.getByRole('img', { name: 'Acme One 64GB Black' }))
  expect(mainImage()).not.toHaveAttribute('src')
  expect(mainImage()).toHaveAccessibleName('Acme One 64GB Black')
})

it('loads the first four pictures of a list at once, and the others lazily', async () => {
  const products = Array.from({ length: 6 }, (_, index) => product({ id: `phone-${index}` }))
  const { container } = await renderApp('/phones', {
    products: products.map((each) => ({ ...each, itemId: each.id })),
  })
  const images = [...container.querySelectorAll('article img')]
  expect(images.map((image) => image.getAttribute('loading'))).toEqual([
    ...Array.from({ length: 4 }, () => 'eager'),
    'lazy',
    'lazy',
  ])
})
