import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { detail, phones } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const products = phones(9)
const list = '/phones?sort=price&perPage=4'

const writeText = vi.fn<(text: string) => Promise<void>>()
const share = vi.fn<(data: ShareData) => Promise<void>>()

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined)
  share.mockReset().mockResolvedValue(undefined)
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

/** Opens a page in a browser with this clipboard and, unless left out, a sheet for sharing. */
async function openIn(browser: { readonly hasSheet: boolean }, address = list) {
  const app = await renderApp(address, { products, phones: [detail()] })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  if (browser.hasSheet)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  return app
}

const button = () => screen.getByRole('button', { name: 'Share' })
const url = (address: string) => window.location.origin + address

it('copies the address of a list with its order and page size, and says so for a while', async () => {
  const { user, pass } = await openIn({ hasSheet: false })
  await user.click(button())
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url(list))
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.')
  expect(screen.getByRole('status').closest('[aria-live]')).not.toBeNull()
  await pass(6_000)
  expect(screen.queryByText('Link copied.')).toBeNull()
})

it('opens the system’s sheet if there is one', async () => {
  const { user } = await openIn({ hasSheet: true })
  await user.click(button())
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Phones · Gadgetry', url: url(list) })
  expect(writeText).not.toHaveBeenCalled()
})

it.each([
  ['does nothing more when the visitor closes the sheet', 'AbortError', 0],
  ['copies if the sheet fails', 'NotAllowedError', 1],
])('%s', async (_, error, copies) => {
  share.mockRejectedValue(new DOMException('No', error))
  const { user } = await openIn({ hasSheet: true })
  await user.click(button())
  expect(writeText).toHaveBeenCalledTimes(copies)
  expect(screen.queryAllByText('Link copied.')).toHaveLength(copies)
})

it('shows the link of a product if the clipboard is refused', async () => {
  writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
  const address = '/phones/acme-one-64gb-black'
  const { user } = await openIn({ hasSheet: false }, address)
  await user.click(button())
  const dialog = screen.getByRole('dialog', { name: 'Share this page' })
  expect(within(dialog).getByRole('textbox', { name: 'Link' })).toHaveValue(url(address))
})
