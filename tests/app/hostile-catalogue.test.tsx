import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  HOSTILE_PICTURES,
  hostileDetail,
  hostileProduct,
  MARKUP,
  ODD_IDS,
} from '#tests/support/hostile.ts'
import { badge, cardNames, cartLines, countedLink, ownButton } from '#tests/support/on-page.ts'
import { product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

afterEach(() => {
  expect(document.querySelectorAll('script, [onerror], [onload]')).toHaveLength(0)
  expect('harmed' in window).toBe(false)
  expect(Object.keys(Object.prototype)).toEqual([])
})

// links.test.tsx has the addresses of all odd ids, and state/persisted-state.test.ts has them in storage.
it.each(['__proto__', 'constructor', '../..', '%', MARKUP, 'x'.repeat(10_000)])(
  'shows a product with the id %j in list, page, cart and favourites',
  async (id) => {
    const entry = hostileProduct(id)
    const { user, press } = await renderApp('/phones', {
      products: [entry],
      phones: [hostileDetail(id)],
    })
    await user.click(within(screen.getByRole('article')).getByRole('link'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(entry.name)
    await user.click(ownButton('Add to cart'))
    await user.click(ownButton('Add to favourites'))
    expect([badge('Cart'), badge('Favourites')]).toEqual(['1', '1'])
    await user.click(countedLink('Cart'))
    const [line = document.body] = cartLines()
    await press('Increase quantity', line)
    expect(badge('Cart')).toBe('2')
    expect(within(line).getByRole('link').textContent).toBe(entry.name)
  },
)

it('shows a placeholder for a picture at an address of code', async () => {
  const [image] = HOSTILE_PICTURES
  const sizes = { widths: [208], formats: ['webp' as const], ratio: 1 }
  await renderApp('/phones', { products: [product({ image, pictureSizes: sizes })] })
  expect(screen.getByRole('article').querySelectorAll('img, source')).toHaveLength(0)
  expect(cardNames()).toHaveLength(1)
})

it('shows markup as text on every page', async () => {
  const { user } = await renderApp('/', {
    products: ODD_IDS.map(hostileProduct),
    phones: ODD_IDS.map(hostileDetail),
  })
  expect(screen.getAllByText(MARKUP).length).toBeGreaterThan(0)
  await user.click(screen.getAllByRole('link', { name: /__proto__$/ })[0] ?? document.body)
  for (const group of ['Available colors', 'Select size']) {
    const radios = within(screen.getByRole('radiogroup', { name: group })).getAllByRole('radio')
    expect(radios[0]).toHaveAttribute('value', MARKUP)
  }
  expect(within(screen.getByRole('region', { name: 'About' })).getAllByText(MARKUP)).toHaveLength(2)
})

it.each([
  ...['/constructor', '/phones/..%2F..', '/phones/%00', '/..', '/phones/..'],
  '/phones?__proto__[harmed]=1&constructor.prototype.harmed=1',
  ...[`/phones/${'x'.repeat(10_000)}`, `/phones/${encodeURIComponent(MARKUP)}`],
])('opens a page without an error for the link %j', async (address) => {
  await renderApp(address, { products: [product()] })
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByText('This page could not be shown')).not.toBeInTheDocument()
})
