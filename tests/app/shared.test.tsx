import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { persist, persisted } from '#tests/support/persisted.ts'
import { button, cardNames } from '#tests/support/on-page.ts'
import { phones, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

// Phone 01 costs $100, Phone 02 $101 and so on.
const products = phones(8)
const [one, two] = products
const link = '/shared?cart=phone-01*2_phone-03_gone'

const openShared = (address: string) => renderApp(address, { products })
const main = () => screen.getByRole('main')

it('shows the lines of a link at today’s prices, and changes nothing', async () => {
  persist({ cartProducts: [one], totalBill: { 'phone-01': 5 }, favorites: [two] })
  const before = Object.entries(localStorage)
  const { href, press } = await openShared(
    '/shared?cart=phone-01*2_phone-03_gone&favourites=phone-02',
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shared list')
  expect(document.title).toBe('Shared list · Gadgetry')
  const part = (name: string) => {
    const section = screen.getByRole('heading', { level: 2, name }).parentElement ?? main()
    return within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  }
  expect(part('Cart')).toEqual(['Phone 012 × $100 = $200', 'Phone 03$102'])
  expect(part('Favourites')).toEqual(['Phone 02$101'])
  expect(part('No longer sold')).toEqual(['gone'])
  expect(screen.getByText('$302')).toBeVisible()
  expect(screen.getByText('Total for 3 items')).toBeVisible()
  expect(main().querySelectorAll('[role=listitem] img')).toHaveLength(3)
  expect(href()).toBe('/shared?cart=phone-01*2_phone-03_gone&favourites=phone-02')
  await press('Not now')
  expect(href()).toBe('/')
  expect(Object.entries(localStorage)).toEqual(before)
})

it('does not count what has sold out', async () => {
  const soldOut = { itemId: 'phone-02', availability: 'out' } as const
  await renderApp('/shared?cart=phone-01*2_phone-02*3', {
    products: [...phones(1), product(soldOut)],
  })
  expect(screen.getByText('$200', { selector: 'p' })).toBeVisible()
  expect(screen.getByText('Total for 2 items')).toBeVisible()
})

it('adds the lines to the cart, shows the cart and announces it', async () => {
  persist({ cartProducts: [one, two], totalBill: { 'phone-01': 5, 'phone-02': 1 } })
  const { press, href } = await openShared(link)
  await press('Add to mine')
  expect(href()).toBe('/cart')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(persisted('totalBill')).toEqual({ 'phone-01': 5, 'phone-02': 1, 'phone-03': 1 })
  expect(screen.getByText('Added to yours: 2 products.')).toBeInTheDocument()
})

it('replaces the cart, and Undo brings it back', async () => {
  persist({ cartProducts: [one, two], totalBill: { 'phone-01': 5, 'phone-02': 1 } })
  const { press } = await openShared(link)
  await press('Replace mine')
  expect(persisted('totalBill')).toEqual({ 'phone-01': 2, 'phone-03': 1 })
  expect(screen.getByRole('status')).toHaveTextContent('Replaced: cart.')
  await press('Undo')
  expect(persisted('totalBill')).toEqual({ 'phone-01': 5, 'phone-02': 1 })
  expect(button('Remove Phone 02')).toHaveFocus()
  expect(screen.getByText('Put back: cart.')).toBeInTheDocument()
})

it('adds favourites, and shows them', async () => {
  persist({ favorites: [two] })
  const { press, href } = await openShared('/shared?favourites=phone-02_phone-03')
  expect(screen.getByText('2 favourites')).toBeVisible()
  await press('Add to mine')
  expect(href()).toBe('/favourites')
  expect(cardNames()).toEqual(['Phone 02', 'Phone 03'])
})

it('says when nothing of a list is sold any more', async () => {
  await openShared('/shared?cart=gone_lost*3')
  expect(screen.getByText('The shop sells none of these products any more.')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['gone', 'lost']),
  )
  expect(screen.queryByRole('button', { name: /mine/ })).toBeNull()
  expect(button('Not now')).toBeVisible()
})

// domain/sharing/shared-lists.test.ts has the other faults.
it.each([
  ['/shared', 'This link holds no products. It may be cut off.'],
  ['/shared?cart=a*b', 'This link is damaged or cut off.'],
])('says what is wrong with the link %s', async (address, text) => {
  persist({ cartProducts: [one] })
  const before = Object.entries(localStorage)
  await openShared(address)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  expect(within(main()).getByRole('link', { name: 'Go to the store' })).toBeVisible()
  expect(within(main()).queryByRole('button')).toBeNull()
  expect(Object.entries(localStorage)).toEqual(before)
})

describe('sharing the visitor’s own lists', () => {
  it('copies a link', async () => {
    persist({ cartProducts: [two, one], totalBill: { 'phone-01': 3, 'phone-02': 1 } })
    const { press } = await openShared('/cart')
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    await press('Share')
    expect(await screen.findByText('Link copied.')).toBeVisible()
    const url = `${window.location.origin}/shared?cart=phone-01*3_phone-02`
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url)
  })

  it('shows the link if the browser does not copy, and selects it', async () => {
    persist({ favorites: [one] })
    const { press } = await openShared('/favourites')
    const denied = new DOMException('Write permission denied.', 'NotAllowedError')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(denied)
    await press('Share')
    const dialog = await screen.findByRole('dialog', { name: 'Share' })
    const url = `${window.location.origin}/shared?favourites=phone-01`
    expect(within(dialog).getByRole('textbox', { name: 'Link' })).toHaveValue(url)
    await press('Copy')
    expect(dialog).toHaveTextContent('The link is selected.')
  })

  it.each(['/cart', '/favourites'])('is not offered on an empty %s', async (address) => {
    await openShared(address)
    expect(screen.queryByRole('button', { name: /Share|Print/ })).toBeNull()
  })
})
