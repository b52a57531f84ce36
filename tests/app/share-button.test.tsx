import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { detail, phones } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const products = phones(9)
const list = '/phones?sort=price&perPage=4'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

/** Opens a page in a browser with a clipboard and, unless left out, a sheet for sharing. */
async function openIn(share?: () => Promise<void>, address = list) {
  const app = await renderApp(address, { products, phones: [detail()] })
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  return { ...app, writeText: vi.spyOn(navigator.clipboard, 'writeText') }
}

const button = () => screen.getByRole('button', { name: 'Share' })
const url = (address: string) => window.location.origin + address

it('copies the address of a list with its order and page size, and says so for a while', async () => {
  const { user, pass, writeText } = await openIn()
  await user.click(button())
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url(list))
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.')
  expect(screen.getByRole('status').closest('[aria-live]')).not.toBeNull()
  await pass(6_000)
  expect(screen.queryByText('Link copied.')).toBeNull()
})

it('says so again if the message before it ends before the new one is on screen', async () => {
  const { user, pass } = await openIn()
  await user.click(button())
  await pass(5990)
  // React draws at the end of an `act`.
  await act(async () => {
    button().click()
    await vi.advanceTimersByTimeAsync(20)
  })
  expect(screen.getByText('Link copied.')).toBeVisible()
})

it('opens the system’s sheet if there is one', async () => {
  const share = vi.fn(() => Promise.resolve())
  const { user, writeText } = await openIn(share)
  await user.click(button())
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Phones · Gadgetry', url: url(list) })
  expect(writeText).not.toHaveBeenCalled()
})

it.each([
  ['does nothing more when the visitor closes the sheet', 'AbortError', 0],
  ['copies if the sheet fails', 'NotAllowedError', 1],
])('%s', async (_, error, copies) => {
  const { user, writeText } = await openIn(() => Promise.reject(new DOMException('No', error)))
  await user.click(button())
  expect(writeText).toHaveBeenCalledTimes(copies)
  expect(screen.queryAllByText('Link copied.')).toHaveLength(copies)
})

it('shows the link of a product if the clipboard is refused', async () => {
  const address = '/phones/acme-one-64gb-black'
  const { user, writeText } = await openIn(undefined, address)
  writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
  await user.click(button())
  const dialog = await screen.findByRole('dialog', { name: 'Share' })
  expect(within(dialog).getByRole('textbox', { name: 'Link' })).toHaveValue(url(address))
})
