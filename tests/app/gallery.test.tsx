import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { detail } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const ADDRESS = '/phones/acme-one-64gb-black'

const gallery = () => within(screen.getByRole('region', { name: 'Product images' }))

const thumbnails = () => gallery().queryAllByRole('button', { name: /^Image \d/ })

const mainImage = () => gallery().getByRole('img')

it('shows the first picture, and a thumbnail of every picture', async () => {
  await renderApp(ADDRESS, { phones: [detail()] })
  expect(mainImage()).toHaveAttribute('src', 'img/acme-one-1.webp')
  expect(mainImage()).toHaveAccessibleName(/^Acme One 64GB Black/)
  expect(thumbnails()).toEqual([
    gallery().getByRole('button', { name: 'Image 1', current: true }),
    gallery().getByRole('button', { name: 'Image 2', current: false }),
    gallery().getByRole('button', { name: 'Image 3', current: false }),
  ])
})

it('shows the picture of the pressed thumbnail', async () => {
  const { user } = await renderApp(ADDRESS, { phones: [detail()] })
  await user.click(gallery().getByRole('button', { name: 'Image 3' }))
  expect(mainImage()).toHaveAttribute('src', 'img/acme-one-3.webp')
  expect(gallery().getByRole('button', { name: 'Image 3', current: true })).toBeVisible()
  expect(gallery().getByRole('button', { name: 'Image 1', current: false })).toBeVisible()
})

it('shows the first picture when the chosen variant has other pictures', async () => {
  const red = detail({
    id: 'acme-one-64gb-red',
    color: 'red',
    images: ['img/r1.webp', 'img/r2.webp'],
  })
  const { user } = await renderApp(ADDRESS, { phones: [detail(), red] })
  await user.click(gallery().getByRole('button', { name: 'Image 3' }))
  await user.click(screen.getByRole('radio', { name: 'red' }))
  expect(mainImage()).toHaveAttribute('src', 'img/r1.webp')
})

it('keeps the shown picture when the chosen variant has the same pictures', async () => {
  const big = detail({ id: 'acme-one-128gb-black', capacity: '128GB' })
  const { user } = await renderApp(ADDRESS, { phones: [detail(), big] })
  await user.click(gallery().getByRole('button', { name: 'Image 2' }))
  await user.click(screen.getByRole('radio', { name: '128GB' }))
  expect(mainImage()).toHaveAttribute('src', 'img/acme-one-2.webp')
})

it('has no thumbnails for a single picture', async () => {
  await renderApp(ADDRESS, { phones: [detail({ images: ['img/only.webp'] })] })
  expect(mainImage()).toHaveAttribute('src', 'img/only.webp')
  expect(thumbnails()).toEqual([])
})

it('shows a placeholder with the name of a product without pictures', async () => {
  await renderApp(ADDRESS, { phones: [detail({ images: [] })] })
  expect(mainImage()).toHaveAccessibleName('Acme One 64GB Black')
  expect(mainImage()).not.toHaveAttribute('src')
  expect(thumbnails()).toEqual([])
})

it('shows a placeholder for a picture that does not load, and another picture when it is chosen', async () => {
  const { user } = await renderApp(ADDRESS, { phones: [detail()] })
  fireEvent.error(mainImage())
  expect(mainImage()).not.toHaveAttribute('src')
  await user.click(gallery().getByRole('button', { name: 'Image 2' }))
  expect(mainImage()).toHaveAttribute('src', 'img/acme-one-2.webp')
})

it('turns one picture per notch in Firefox, which reports lines only if `deltaMode` is read first', async () => {
  await renderApp(ADDRESS, { phones: [detail()] })
  for (const picture of ['Image 2', 'Image 3', 'Image 1']) {
    fireEvent(mainImage(), firefoxNotch())
    expect(gallery().getByRole('button', { name: picture, current: true })).toBeVisible()
  }
})

/**
 * One notch of a mouse wheel in Firefox: three lines if `deltaMode` is read first, otherwise 57 pixels, which
 * could also be a step of a trackpad.
 */
function firefoxNotch(): Event {
  const asked: string[] = []
  const tell = (name: string, { lines, pixels }: { lines: number; pixels: number }) => ({
    get: () => {
      asked.push(name)
      return asked[0] === 'deltaMode' ? lines : pixels
    },
  })
  return Object.defineProperties(new Event('wheel', { bubbles: true, cancelable: true }), {
    deltaMode: tell('deltaMode', { lines: 1, pixels: 0 }),
    deltaX: tell('deltaX', { lines: 0, pixels: 0 }),
    deltaY: tell('deltaY', { lines: 3, pixels: 57 }),
  })
}
