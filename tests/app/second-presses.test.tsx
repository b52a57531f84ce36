import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { persist } from '#tests/support/persisted.ts'
import { card, cartLines } from '#tests/support/on-page.ts'
import { detail, phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const PHONES = phones(3)

async function openCart() {
  persist({ cartProducts: PHONES })
  await renderApp('/cart', { products: PHONES })
}

/** The first button in `main` with this name. */
const first = (name: string | RegExp) =>
  within(screen.getByRole('main')).getAllByRole('button', { name })[0] ?? document.body

/** Clicks what is there at each click. `count` is the number of each click in a series of fast ones, as browsers count. */
const clickFast = (control: () => HTMLElement, ...counts: number[]) =>
  counts.forEach((count) => fireEvent.click(control(), { detail: count }))

it('removes one cart line per double or triple click on Remove, and counts every one on Increase quantity', async () => {
  await openCart()
  clickFast(() => first('Increase quantity'), 1, 2, 3, 4)
  expect(within(cartLines()[0] ?? document.body).getByText('5')).toBeVisible()
  for (const left of [2, 1]) {
    clickFast(() => first(/^Remove/), 1, 2, 3)
    expect(cartLines()).toHaveLength(left)
  }
  expect(screen.getByRole('link', { name: 'Phone 03' })).toBeVisible()
})

it('turns a page for every fast click on Next page', async () => {
  const { href, pass } = await renderApp('/phones?perPage=4', { products: phones(20) })
  for (const count of [1, 2, 3]) {
    clickFast(() => screen.getByRole('link', { name: 'Next page' }), count)
    await pass(1)
  }
  expect(href()).toBe('/phones?perPage=4&page=4')
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

// A click made by the keyboard counts as 0.
it.each([
  ['double-clicked', 1, 2],
  ['pressed twice by Enter', 0, 0],
])(
  'adds one history entry when a card is %s, and goes back one step on a double click on Back',
  async (_how, ...counts) => {
    const { href, router, pass } = await renderApp('/phones', {
      products: [product(), ...PHONES],
      phones: [detail()],
    })
    const { length } = router.history
    clickFast(() => within(card(product().name)).getByRole('link'), ...counts)
    await pass(1)
    expect(router.history).toHaveLength(length + 1)
    expect(href()).toBe('/phones/acme-one-64gb-black')
    // Browsers go back asynchronously: the second click arrives while the page is still shown.
    const go = vi.spyOn(router.history, 'go').mockReturnValue()
    clickFast(() => screen.getByRole('link', { name: 'Back' }), 1, 2)
    expect(go).toHaveBeenCalledOnce()
  },
)
