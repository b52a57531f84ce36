import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { matchingMedia } from '#tests/support/browser-stand-ins.ts'
import { renderApp, type App } from '#tests/support/render-app.tsx'

const banner = () => within(screen.getByRole('region', { name: 'Banner' }))

const button = (name: string) => banner().getByRole('button', { name })

/** The number of the shown slide, 1-based: the slide that is not inert, which must agree with the current dot. */
function shown(): number {
  const reachable = banner()
    .getAllByRole('listitem')
    .flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1]))
  const [current] = banner()
    .getAllByRole('button', { name: /^Go to slide/ })
    .flatMap((dot, index) => (dot.getAttribute('aria-current') === 'true' ? [index + 1] : []))
  expect(reachable).toEqual([current])
  return current ?? 0
}

/** Clicks without moving the focus, because focus inside pauses the banner. */
const click = (name: string) => act(() => button(name).click())

/** After each of these times, in milliseconds, this slide is shown. */
async function passes(
  { pass }: App,
  ...steps: readonly (readonly [time: number, slide: number])[]
) {
  for (const [time, slide] of steps) {
    await pass(time)
    expect(shown()).toBe(slide)
  }
}

it('has three slides: iPhone 16 Pro twice, and All for you!, whose pictures load after the first one', async () => {
  await renderApp('/')
  const slides = banner().getAllByRole('listitem')
  const titles = slides.map((slide) => slide.querySelector('p')?.textContent)
  expect(titles).toEqual(['iPhone 16 Pro', 'iPhone 16 Pro', 'All for you!'])
  expect(shown()).toBe(1)
  for (const slide of slides) {
    const sources = [...slide.querySelectorAll('source')]
    const types = ['image/avif', 'image/webp', '']
    expect(sources.map(({ type }) => type)).toEqual([...types, ...types.slice(0, 2)])
    // The first three are tall pictures, for narrow windows.
    expect(sources.map(({ media }) => media !== '')).toEqual([true, true, true, false, false])
    for (const picture of slide.querySelectorAll('source, img')) {
      expect(picture).toHaveAttribute('width')
      expect(picture).toHaveAttribute('height')
    }
  }
  const pictures = slides.flatMap((slide) => [...slide.querySelectorAll('img')])
  const waits = () => pictures.map((picture) => picture.getAttribute('loading'))
  expect(waits()).toEqual(['eager', 'lazy', 'lazy'])
  fireEvent.load(pictures[0] ?? document.body)
  expect(waits()).toEqual(['eager', 'eager', 'eager'])
})

it('advances every 5 seconds, also under the mouse, from the third slide to the first', async () => {
  const app = await renderApp('/', { isLoading: true })
  await passes(app, [4990, 1], [20, 2])
  await app.user.hover(button('Next slide'))
  await passes(app, [4980, 2], [20, 3], [5000, 1])
})

it('cycles in both directions, and goes to a slide when its dot is pressed', async () => {
  await renderApp('/')
  for (const [name, slide] of [
    ['Previous slide', 3],
    ['Previous slide', 2],
    ['Next slide', 3],
    ['Next slide', 1],
    ['Go to slide 3', 3],
    ['Go to slide 1', 1],
  ] as const) {
    click(name)
    expect(shown()).toBe(slide)
  }
})

it('restarts the 5 seconds whenever the slide is changed', async () => {
  const app = await renderApp('/', { isLoading: true })
  await app.pass(4900)
  click('Next slide')
  await passes(app, [4900, 2])
  click('Go to slide 1')
  await passes(app, [4900, 1], [110, 2])
})

it.each([
  [
    'with its pause button',
    () => click('Stop turning slides'),
    () => click('Start turning slides'),
  ],
  [
    'while keyboard focus is inside',
    () => act(() => button('Next slide').focus()),
    () => act(() => button('Next slide').blur()),
  ],
])('pauses %s, and advances 5 seconds after that', async (_name, stop, start) => {
  const app = await renderApp('/')
  stop()
  await passes(app, [60_000, 1])
  start()
  await passes(app, [4990, 1], [20, 2])
})

it('does not advance by itself with reduced motion, but its buttons work', async () => {
  matchingMedia.add('(prefers-reduced-motion: reduce)')
  const app = await renderApp('/')
  await passes(app, [60_000, 1])
  click('Next slide')
  expect(shown()).toBe(2)
  await passes(app, [60_000, 2])
})

it('links a slide to what it shows', async () => {
  const { user, href, follow } = await renderApp('/')
  const [first] = banner().getAllByRole('link', { name: 'Order now: iPhone 16 Pro' })
  await user.click(first ?? document.body)
  expect(href()).toBe('/phones?q=iphone+16+pro')
  await follow('Home', screen.getByRole('banner'))
  click('Go to slide 3')
  await user.click(banner().getByRole('link', { name: 'Order now: All for you!' }))
  expect(href()).toBe('/accessories')
})
