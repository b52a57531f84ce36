import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { detail, phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const ADDRESS = '/phones/acme-one-64gb-black'

const SIZES = {
  widths: [208, 640],
  formats: ['avif' as const, 'webp' as const],
  ratio: 1.25,
  color: '#aabbcc',
}

const gallery = () => within(screen.getByRole('region', { name: 'Product images' }))
const mainImage = () => gallery().getByRole('img')

/** The thumbnails, that of the shown picture in brackets. */
const thumbnails = () =>
  gallery()
    .queryAllByRole('button', { name: /^Image \d/ })
    .map(({ ariaLabel, ariaCurrent }) => (ariaCurrent === 'true' ? `[${ariaLabel}]` : ariaLabel))

const thumbnail = (name: string) => gallery().getByRole('button', { name })

it('shows the first picture, then that of the pressed thumbnail, also for a variant with the same pictures', async () => {
  const big = detail({ id: 'acme-one-128gb-black', capacity: '128GB' })
  const red = detail({ id: 'acme-one-64gb-red', color: 'red', images: ['img/r1.webp'] })
  const { back, user } = await renderApp(ADDRESS, { phones: [detail(), big, red] })
  expect(mainImage()).toHaveAttribute('src', 'img/acme-one-1.webp')
  expect(mainImage()).toHaveAccessibleName(/^Acme One 64GB Black/)
  expect(thumbnails()).toEqual(['[Image 1]', 'Image 2', 'Image 3'])
  await user.click(thumbnail('Image 3'))
  expect(mainImage()).toHaveAttribute('src', 'img/acme-one-3.webp')
  expect(thumbnails()).toEqual(['Image 1', 'Image 2', '[Image 3]'])
  await user.click(screen.getByRole('radio', { name: '128GB' }))
  expect(mainImage()).toHaveAttribute('src', 'img/acme-one-3.webp')
  await back()
  await user.click(screen.getByRole('radio', { name: 'red' }))
  expect(mainImage()).toHaveAttribute('src', 'img/r1.webp')
  expect(thumbnails()).toEqual([])
  // The wheel is left to the page.
  expect(fireEvent.wheel(mainImage(), { deltaY: 100 })).toBe(true)
})

// e2e/gallery.spec.ts has its end.
it('keeps the picture before below the next one, without a name', async () => {
  const { user } = await renderApp(ADDRESS, { phones: [detail()] })
  const shown = () =>
    [...document.querySelectorAll('[data-picture="acme-one-64gb-black"] img')].map((image) => [
      image.getAttribute('src'),
      image.hasAttribute('data-loaded'),
    ])
  await user.click(thumbnail('Image 2'))
  const before = ['img/acme-one-1.webp', false]
  expect(shown()).toEqual([before, ['img/acme-one-2.webp', false]])
  fireEvent.load(mainImage())
  expect(shown()).toEqual([before, ['img/acme-one-2.webp', true]])
})

it('shows a placeholder with the name of a product without pictures', async () => {
  await renderApp(ADDRESS, { phones: [detail({ images: [] })] })
  expect(mainImage()).toHaveAccessibleName('Acme One 64GB Black')
  expect(mainImage()).not.toHaveAttribute('src')
  expect(gallery().queryByRole('button')).not.toBeInTheDocument()
})

describe('the wheel over the picture', () => {
  it('turns one picture per notch, and scrolls the page after a round, until it turns back or rests', async () => {
    await renderApp(ADDRESS, { phones: [detail()] })
    expect(turn({ deltaY: 100, at: 2000 })).toBe('Image 2')
    expect(turn({ deltaY: 120, at: 2299 })).toBe('Image 2')
    expect(turn({ deltaY: 120, at: 2300 })).toBe('Image 3')
    expect(turn({ deltaY: 100, at: 2600 })).toBe('Image 1')
    expect(turn({ deltaY: 100, at: 2899 })).toBe('Image 1')
    expect(turn({ deltaY: 100, at: 2900 })).toBe('the page')
    expect(turn({ deltaY: -100, at: 3000 })).toBe('Image 3')
    expect(turn({ deltaY: 100, at: 3300 })).toBe('Image 1')
    for (const at of [3600, 3900]) turn({ deltaY: 100, at })
    expect(turn({ deltaY: 100, at: 4200 })).toBe('the page')
    expect(turn({ deltaY: 100, at: 5200 })).toBe('Image 1')
  })

  it('turns one picture per stroke on a trackpad, with all its momentum', async () => {
    await renderApp(ADDRESS, { phones: [detail()] })
    const stroke = (start: number, steps: readonly number[]) =>
      steps.map((deltaY, index) => turn({ deltaY, at: start + 16 * index })).at(-1)
    // Two seconds of momentum after a fast stroke, some of whose steps are as long as a notch.
    const momentum = Array.from({ length: 120 }, (_, index) => 90 * 0.96 ** index)
    expect(stroke(2000, [8, 40, 130, 140, ...momentum])).toBe('Image 2')
    expect(stroke(4500, [-2, -15, -30, -9])).toBe('Image 1')
    expect(stroke(5000, [3, 5, -4, -3, 2])).toBe('Image 1')
    for (const start of [5500, 6000]) stroke(start, [30, 30, 30])
    // The stroke that ends the round does not move the page.
    expect(stroke(6500, [30, 30, 30])).toBe('Image 1')
    expect(stroke(7000, [30, 30, 30])).toBe('the page')
  })

  it('turns one picture per notch in Firefox, which reports lines only if `deltaMode` is read first', async () => {
    await renderApp(ADDRESS, { phones: [detail()] })
    const read: string[] = []
    const field = (name: string, lines: number, pixels: number) => ({
      get: () => (read.push(name), read[0] === 'deltaMode' ? lines : pixels),
    })
    const fields = {
      deltaMode: field('deltaMode', 1, 0),
      deltaX: field('deltaX', 0, 0),
      deltaY: field('deltaY', 3, 19),
    }
    expect(turn({ fields, at: 2000 })).toBe('Image 2')
  })
})

interface Turn {
  readonly deltaY?: number
  /** In milliseconds. */
  readonly at: number
  readonly fields?: PropertyDescriptorMap
}

/** Turns the wheel over the picture. Returns what it leaves: the name of the shown picture, or the page, if that scrolls. */
function turn({ deltaY = 0, at, fields = {} }: Turn): string | undefined {
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true })
  Object.defineProperties(event, { ...fields, timeStamp: { value: at } })
  const isPageScrolled = fireEvent(mainImage(), event)
  if (isPageScrolled) return 'the page'
  return thumbnails()
    .find((name) => name?.startsWith('['))
    ?.slice(1, -1)
}

const sources = (image: Element) =>
  [...(image.parentElement?.querySelectorAll('source') ?? [])].map((source) => source.srcset)

it('puts each block of the description beside a picture, but for the gallery’s first', async () => {
  const picturesOfAbout = async (images: string[]) => {
    const block = { title: '', text: ['It is bright.'] }
    const description = [block, block, block]
    const { unmount } = await renderApp(ADDRESS, { phones: [detail({ images, description })] })
    const about = screen.getByRole('region', { name: 'About' })
    const pictures = within(about).getAllByRole('presentation')
    unmount()
    return pictures.map((image) => image.getAttribute('src'))
  }
  expect(await picturesOfAbout(['a.webp', 'b.webp', 'c.webp'])).toEqual(['b.webp', 'c.webp'])
  await expect(picturesOfAbout(['a.webp'])).rejects.toThrow('presentation')
})

// domain/pictures/picture-sizes.test.ts has the files.
it('offers the sizes that the catalogue lists, then the plain picture, then a placeholder with the name', async () => {
  const images = ['img/acme/front-640.webp', 'img/acme/back-640.webp']
  const { user } = await renderApp(ADDRESS, { phones: [detail({ images, pictureSizes: SIZES })] })
  expect(sources(mainImage())).toHaveLength(2)
  expect(mainImage()).toHaveAttribute('width', '640')
  expect(mainImage()).toHaveAttribute('height', '800')
  fireEvent.error(mainImage())
  expect(sources(mainImage())).toEqual([])
  expect(mainImage()).toHaveAttribute('src', 'img/acme/front-640.webp')
  fireEvent.error(mainImage())
  expect(mainImage()).not.toHaveAttribute('src')
  expect(mainImage()).toHaveAccessibleName(/^Acme One 64GB Black/)
  await user.click(thumbnail('Image 2'))
  expect(mainImage()).toHaveAttribute('src', 'img/acme/back-640.webp')
})

it('marks the pictures that the catalogue names as close-ups, which fill their tile', async () => {
  const images = ['img/one/card-640.webp', 'img/one/detail-640.webp']
  const pictureSizes = { ...SIZES, closeUps: ['detail'] }
  await renderApp(ADDRESS, { phones: [detail({ images, pictureSizes })] })
  const shown = [...document.querySelectorAll('[aria-label="Product images"] img')]
  expect(shown.map((image) => image.hasAttribute('data-close-up'))).toEqual([false, false, true])
})

it('loads the first four pictures of a list at once, and the others lazily', async () => {
  const { container } = await renderApp('/phones', { products: phones(6) })
  const images = [...container.querySelectorAll('article img')]
  expect(images.map((image) => image.getAttribute('loading'))).toEqual([
    ...['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy'],
  ])
})

// e2e/lightbox.spec.ts has the files that it loads, and where the picture is.
const dialog = () => screen.queryByRole('dialog')
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })
const isEnlarged = () => !button('Zoom out').hasAttribute('disabled')

async function openLightbox(images = detail().images) {
  const app = await renderApp(ADDRESS, { products: [product()], phones: [detail({ images })] })
  await app.press('Show image full size')
  await app.pass(0)
  return app
}

it('turns pictures in full size, and leaves the gallery at the shown one', async () => {
  const { press, user } = await openLightbox()
  expect(screen.getByText('Image 1 of 3')).toBeVisible()
  await press('Next image')
  expect(screen.getByText('Image 2 of 3')).toBeVisible()
  await press('Previous image')
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('Image 3 of 3')).toBeVisible()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  await user.click(button('Close'))
  expect(dialog()).not.toBeInTheDocument()
  expect(thumbnails()).toEqual(['Image 1', '[Image 2]', 'Image 3'])
  await user.click(mainImage())
  expect(dialog()).toBeVisible()
})

it('zooms by buttons, keys and double press; arrow keys then turn no picture, and another picture is whole', async () => {
  const { user } = await openLightbox()
  act(() => button('Close').focus())
  // The browser zooms the page.
  await user.keyboard('{Control>}+{/Control}{Meta>}={/Meta}{Alt>}{ArrowLeft}{/Alt}')
  expect(isEnlarged()).toBe(false)
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
  for (const expected of [true, false, true]) {
    await user.dblClick(within(screen.getByRole('dialog')).getByRole('img'))
    expect(isEnlarged()).toBe(expected)
  }
  await user.click(button('Next image'))
  expect(isEnlarged()).toBe(false)
})

it('has no counter and no turning in full size for a single picture', async () => {
  await openLightbox(['img/only.webp'])
  expect(screen.queryByText(/^Image/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument()
})
