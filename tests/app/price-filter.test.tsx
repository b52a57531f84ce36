import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { VARIANTS } from '#tests/support/facets.ts'
import { priceField, showFiltersBeside } from '#tests/support/filter-controls.ts'
import { listen } from '#tests/support/listen.ts'
import { renderApp } from '#tests/support/render-app.tsx'

beforeEach(() => showFiltersBeside())

it('filters while it is typed, in one step of the history, and is announced after a pause', async () => {
  const { router, user, pass, back } = await renderApp('/phones', { products: VARIANTS })
  const said = listen()
  await user.type(priceField('Lowest price'), '400')
  expect(router.state.location.searchStr).toBe('?price=400-')
  expect(screen.getByText('5 of 7 models')).toBeVisible()
  expect(said).toEqual([])
  await pass(1000)
  expect(said).toEqual(['Showing 1 to 5 of 5.'])
  await user.type(priceField('Highest price'), '500')
  expect(router.state.location.searchStr).toBe('?price=400-500')
  expect(router.history.length).toBe(3)
  await back()
  expect(router.state.location.searchStr).toBe('?price=400-')
  expect(priceField('Highest price')).toHaveValue(null)
  await back()
  expect(router.state.location.searchStr).toBe('')
})

it('takes another step of the history when the field is left and entered again', async () => {
  const { router, user } = await renderApp('/phones', { products: VARIANTS })
  await user.type(priceField('Lowest price'), '4')
  await user.tab()
  await user.type(priceField('Lowest price'), '00')
  expect(router.state.location.searchStr).toBe('?price=400-')
  expect(router.history.length).toBe(3)
})

it('waits for a highest price below the lowest one, and swaps the two when it is left so', async () => {
  const { router, user } = await renderApp('/phones?price=400-', { products: VARIANTS })
  await user.type(priceField('Highest price'), '35')
  expect(router.state.location.searchStr).toBe('?price=400-')
  expect(priceField('Highest price')).toHaveValue(35)
  await user.type(priceField('Highest price'), '0')
  expect(router.state.location.searchStr).toBe('?price=400-')
  await user.tab()
  expect(router.state.location.searchStr).toBe('?price=350-400')
  expect(priceField('Lowest price')).toHaveValue(350)
})

it.each([
  ['-5', '', null],
  ['299.5', '?price=299-', 299],
  ['9999999999', '', null],
])('makes of %s the address "%s"', async (text, address, left) => {
  const { router, user } = await renderApp('/phones', { products: VARIANTS })
  await user.click(priceField('Lowest price'))
  fireEvent.change(priceField('Lowest price'), { target: { value: text } })
  await user.tab()
  expect(router.state.location.searchStr).toBe(address)
  expect(priceField('Lowest price')).toHaveValue(left)
})
