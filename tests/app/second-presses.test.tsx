import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keep } from '../support/kept.ts'
import { card, cardNames, cartLines } from '../support/on-page.ts'
import { detail, phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const PHONES = phones(3)

/** The first button in `main` with this name. */
const first = (name: string | RegExp) =>
  within(screen.getByRole('main')).getAllByRole('button', { name })[0] ?? document.body

const linesOf = () => cartLines().map((line) => within(line).getByRole('link').textContent)

async function openCart() {
  keep({ cartProducts: PHONES })
  return renderApp('/cart', { products: PHONES })
}

it('removes one cart line per double or triple click on Remove', async () => {
  await openCart()
  for (const left of [2, 1]) {
    for (const detail of [1, 2, 3]) fireEvent.click(first(/^Remove/), { detail })
    expect(cartLines()).toHaveLength(left)
  }
  expect(linesOf()).toEqual(['Phone 03'])
})

it('removes one favourite on a double click on its heart', async () => {
  keep({ favorites: PHONES })
  await renderApp('/favourites', { products: PHONES })
  for (const detail of [1, 2]) fireEvent.click(first('Remove from favourites'), { detail })
  expect(cardNames()).toEqual(['Phone 02', 'Phone 03'])
})

it('keeps the checkout dialog open on a double or triple click on Checkout', async () => {
  await openCart()
  fireEvent.click(first('Checkout'), { detail: 1 })
  const dialog = screen.getByRole('dialog')
  for (const detail of [2, 3]) {
    fireEvent.click(dialog, { detail })
    fireEvent.click(first('Continue shopping'), { detail })
    expect(dialog).toHaveAttribute('open')
  }
  fireEvent.click(first('Continue shopping'), { detail: 1 })
  expect(dialog).not.toHaveAttribute('open')
})

it('counts every fast click on Increase quantity', async () => {
  await openCart()
  for (const detail of [1, 2, 3, 4]) fireEvent.click(first('Increase quantity'), { detail })
  expect(within(cartLines()[0] ?? document.body).getByText('5')).toBeVisible()
})

it('turns a page for every fast click on Next page', async () => {
  const { router, pass } = await renderApp('/phones?perPage=4', { products: phones(20) })
  for (const detail of [1, 2, 3]) {
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }), { detail })
    await pass(1)
  }
  expect(router.state.location.href).toBe('/phones?perPage=4&page=4')
})

it('ignores the key repeat of Enter on any button but the one that was pressed', async () => {
  await openCart()
  const [removed, next] = screen.getAllByRole('button', { name: /^Remove/ })
  const press = (button: HTMLElement | undefined, repeat: boolean) =>
    fireEvent.keyDown(button ?? document.body, { key: 'Enter', repeat })
  expect(press(removed, false)).toBe(true)
  expect(press(removed, true)).toBe(true)
  expect(press(next, true)).toBe(false)
  expect(press(next, false)).toBe(true)
})

const ONE = {
  products: [product(), ...PHONES],
  phones: [detail()],
}

const linkOfOne = () => within(card('Acme One 64GB Black')).getByRole('link')

it.each([
  ['double-clicked', [1, 2]],
  // A click made by the keyboard has `detail` 0.
  ['pressed five times by Enter', [0, 0, 0, 0, 0]],
])('adds one history entry when a card is %s', async (_how, clicks) => {
  const { router, pass } = await renderApp('/phones', ONE)
  const { length } = router.history
  for (const detail of clicks) fireEvent.click(linkOfOne(), { detail })
  await pass(1)
  expect(router.history).toHaveLength(length + 1)
  expect(router.state.location.href).toBe('/phones/acme-one-64gb-black')
  router.history.back()
  await pass(1)
  expect(router.state.location.href).toBe('/phones')
})

it('goes back one step on a double click on Back', async () => {
  const { router, pass } = await renderApp('/phones', ONE)
  fireEvent.click(linkOfOne(), { detail: 1 })
  await pass(1)
  // Browsers go back asynchronously: the second click arrives while the page is still shown.
  const go = vi.spyOn(router.history, 'go').mockReturnValue()
  for (const detail of [1, 2])
    fireEvent.click(screen.getByRole('link', { name: 'Back' }), { detail })
  expect(go).toHaveBeenCalledOnce()
})
