import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { detail } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const gallery = () => within(screen.getByRole('region', { name: 'Product images' }))
const mainImage = () => gallery().getByRole('img')
const opener = () => gallery().getByRole('button', { name: 'Show image full size' })
const dialog = () => screen.queryByRole('dialog')
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })

const isEnlarged = () => !button('Zoom out').hasAttribute('disabled')

async function open(images?: string[]) {
  const sizes = { widths: [208, 640, 1280], formats: ['avif' as const], ratio: 1.25 }
  const phones = [detail({ pictureSizes: sizes, ...(images && { images }) })]
  const app = await renderApp('/phones/acme-one-64gb-black', { phones })
  await app.user.click(opener())
  await app.pass(0)
  return app
}

it('opens at a press on the picture or its button', async () => {
  const { user } = await open()
  expect(dialog()).toBeVisible()
  await user.click(button('Close'))
  expect(dialog()).not.toBeInTheDocument()
  await user.click(mainImage())
  expect(dialog()).toBeVisible()
})

it('leaves the main image the first of its region, and a swipe opens nothing', async () => {
  await renderApp('/phones/acme-one-64gb-black', { phones: [detail()] })
  expect(gallery().getAllByRole('img')).toHaveLength(1)
  const at = (clientX: number) => ({
    clientX,
    pointerId: 1,
    isPrimary: true,
    button: 0,
    buttons: 1,
  })
  fireEvent.pointerDown(mainImage(), at(300))
  fireEvent.pointerMove(mainImage(), at(200))
  fireEvent.pointerUp(mainImage(), at(200))
  fireEvent.click(mainImage(), { detail: 1 })
  expect(dialog()).not.toBeInTheDocument()
  expect(gallery().getByRole('button', { name: 'Image 2', current: true })).toBeVisible()
})

it('loads the largest files, which the page itself does not', async () => {
  await open(['img/acme/front-640.webp'])
  const sources = (part: HTMLElement) => part.closest('picture')?.querySelector('source')?.srcset
  expect(sources(mainImage())).not.toContain('1280')
  expect(sources(within(screen.getByRole('dialog')).getByRole('img'))).toContain(
    'img/acme/front-1280.avif 1280w',
  )
})

it('turns by buttons and arrow keys, counts, and leaves the gallery at the shown picture', async () => {
  const { user } = await open()
  expect(screen.getByText('Image 1 of 3')).toBeVisible()
  await user.click(button('Next image'))
  expect(screen.getByText('Image 2 of 3')).toBeVisible()
  await user.click(button('Previous image'))
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('Image 3 of 3')).toBeVisible()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  await user.click(button('Close'))
  expect(gallery().getByRole('button', { name: 'Image 2', current: true })).toBeVisible()
})

it('zooms by buttons, keys and double press; arrow keys then turn no picture, and another picture is whole', async () => {
  const { user } = await open()
  expect(isEnlarged()).toBe(false)
  act(() => button('Close').focus())
  await user.keyboard('+{ArrowRight}')
  expect(isEnlarged()).toBe(true)
  expect(button('Zoom in')).toBeDisabled()
  expect(screen.getByText('Image 1 of 3')).toBeVisible()
  await user.keyboard('-')
  expect(isEnlarged()).toBe(false)
  await user.keyboard('=0')
  expect(isEnlarged()).toBe(false)
  await user.click(button('Zoom in'))
  expect(isEnlarged()).toBe(true)
  expect(button('Zoom out')).toHaveFocus()
  await user.click(button('Zoom out'))
  expect(isEnlarged()).toBe(false)
  const image = within(screen.getByRole('dialog')).getByRole('img')
  for (const expected of [true, false, true]) {
    await user.dblClick(image)
    expect(isEnlarged()).toBe(expected)
  }
  await user.click(button('Next image'))
  expect(isEnlarged()).toBe(false)
})

it('leaves keys with Control and Meta to the browser, which zooms the page', async () => {
  const { user } = await open()
  act(() => button('Close').focus())
  await user.keyboard('{Control>}+{/Control}{Meta>}={/Meta}{Alt>}{ArrowLeft}{/Alt}')
  expect(isEnlarged()).toBe(false)
  expect(screen.getByText('Image 1 of 3')).toBeVisible()
})

it('has no counter and no turning for a single picture, and is not offered without pictures', async () => {
  const { unmount } = await open(['img/only.webp'])
  expect(screen.queryByText(/^Image/)).not.toBeInTheDocument()
  expect(
    within(screen.getByRole('dialog')).queryByRole('button', { name: 'Next image' }),
  ).toBeNull()
  unmount()
  await renderApp('/phones/acme-one-64gb-black', { phones: [detail({ images: [] })] })
  expect(gallery().queryByRole('button')).not.toBeInTheDocument()
})
