import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { persist, persistInOtherTab, persisted } from '#tests/support/persisted.ts'
import { listen } from '#tests/support/listen.ts'
import { button, card, navLink, rowHeads, rowValues } from '#tests/support/on-page.ts'
import { detail, product } from '#tests/support/products.ts'
import { PAINT_TIME, renderApp } from '#tests/support/render-app.tsx'
import { after, serverError } from '#tests/support/shop-files.ts'

const one = product({ itemId: 'one', name: 'One', price: 400 })
const two = product({ itemId: 'two', name: 'Two', price: 300, ram: '8GB' })
const tab = product({ itemId: 'tab', name: 'Tab', category: 'tablets', price: 500 })
const case1 = product({ itemId: 'case', name: 'Case', category: 'accessories', price: 20 })
const five = product({ itemId: 'zoo', name: 'Zoo' })

const shop = {
  products: [one, two, tab, case1, five],
  // Zoo has no details.
  phones: [
    detail({ id: 'one', ram: '4GB', processor: 'A1' }),
    detail({ id: 'two', ram: '8GB', processor: 'A1' }),
  ],
  tablets: [detail({ id: 'tab', processor: 'M1', cell: ['Wi-Fi 6'] })],
  accessories: [detail({ id: 'case', processor: '', camera: '', zoom: '', cell: [] })],
}

const table = () => screen.getByRole('table')
const tray = () => screen.getByRole('region', { name: 'Comparison' })
const hasTray = () => screen.queryByRole('region', { name: 'Comparison' }) !== null
const differencesOnly = () => screen.getByRole('checkbox', { name: 'Differences only' })

/** The names at the head of the columns. */
const columns = () =>
  within(table())
    .queryAllByRole('columnheader')
    .map((head) => head.textContent)

const rowLabels = () => rowHeads().map(({ textContent }) => textContent)

describe('the button', () => {
  it('adds a product on a card, shows the tray, says so and removes it again; Undo focuses it, and not the heart', async () => {
    persist({ favorites: [one] })
    const { press } = await renderApp('/phones', shop)
    expect(hasTray()).toBe(false)
    const said = listen()
    await press('Compare', card('One'))
    const remove = within(card('One')).getByRole('button', { name: 'Remove from comparison' })
    expect(remove).toHaveFocus()
    expect(within(tray()).getByRole('link', { name: 'Compare 1' })).toBeVisible()
    expect(persisted('comparedProducts')).toEqual([one])
    expect(said).toEqual(['Put in the comparison.'])
    await press('Remove from comparison', card('One'))
    expect(hasTray()).toBe(false)
    await press('Undo')
    expect(persisted('comparedProducts')).toEqual([one])
    expect(remove).toHaveFocus()
  })

  it('refuses a fifth product: a toast says why, for five seconds', async () => {
    persist({ comparedProducts: [one, two, tab, case1] })
    const { pass, press } = await renderApp('/phones', shop)
    const said = listen()
    await press('Compare', card('Zoo'))
    await press('Compare', card('Zoo'))
    expect(within(card('Zoo')).getByRole('button', { name: 'Compare' })).toHaveFocus()
    const text = 'The comparison has room for four products.'
    expect(screen.getByRole('status')).toHaveTextContent(text)
    expect(said).toEqual([text, text])
    expect(persisted('comparedProducts')).toEqual([one, two, tab, case1])
    await pass(5_010)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})

describe('the tray', () => {
  it('removes one product or all, with the focus on what follows, and Undo restores them', async () => {
    persist({ comparedProducts: [one, two, tab] })
    const { press, user, pass } = await renderApp('/accessories', shop)
    await press('Remove One')
    expect(button('Remove Two')).toHaveFocus()
    await press('Clear', tray())
    expect(hasTray()).toBe(false)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('2 products removed.')
    await press('Undo')
    expect(button('Remove Two')).toHaveFocus()
    await press('Open menu')
    await pass(2 * PAINT_TIME)
    expect(tray().closest('[inert]')).not.toBeNull()
    await press('Close menu')
    await press('Remove Tab')
    await user.keyboard('{Enter}')
    expect(hasTray()).toBe(false)
  })

  it('leads to the comparison, whose Back link returns, and is not shown there', async () => {
    persist({ comparedProducts: [two, one] })
    const app = await renderApp('/phones?sort=price', shop)
    await app.follow('Compare 2')
    expect(app.href()).toBe('/compare?ids=two_one')
    expect(screen.getByRole('heading', { level: 1, name: 'Comparison' })).toHaveFocus()
    expect(document.title).toBe('Comparison · Gadgetry')
    expect(hasTray()).toBe(false)
    await app.follow('Back')
    expect(app.href()).toBe('/phones?sort=price')
    expect(hasTray()).toBe(true)
  })
})

describe('the comparison', () => {
  it('is a table of the products of its address, also for a visitor who compares others', async () => {
    persist({ comparedProducts: [case1] })
    const { files, user } = await renderApp('/compare?ids=one_two', shop)
    expect(files.requests).toEqual(['api/products.json', 'api/phones.json'])
    expect(table()).toHaveAccessibleName('Comparison of One and Two')
    expect(columns()).toEqual(['One', 'Two'])
    expect(rowValues('Price')).toEqual(['$400Regular price $500', '$300Regular price $500 best'])
    expect(rowValues('RAM')).toEqual(['4GB', '8GB best'])
    expect(rowValues('Processor')).toEqual(['A1', 'A1'])
    expect(persisted('comparedProducts')).toEqual([case1])
    await user.click(button('Add to favourites', 'One'))
    expect(persisted('favorites')).toEqual([one])
    await user.click(button('Add to cart', 'Two'))
    expect(persisted('cartProducts')).toEqual([two])
  })

  it('shows only the differences, which its address keeps', async () => {
    const app = await renderApp('/compare?ids=one_two', shop)
    await app.user.click(differencesOnly())
    expect(app.href()).toBe('/compare?ids=one_two&diff=1')
    expect(differencesOnly()).toBeChecked()
    expect(differencesOnly()).toHaveFocus()
    expect(rowLabels()).toEqual(['Price', 'RAM'])
    await app.back()
    expect(differencesOnly()).not.toBeChecked()
    expect(rowValues('Processor')).toEqual(['A1', 'A1'])
  })

  it('says so if there are no differences, and offers no choice for a single product', async () => {
    const twin = product({ ...one, id: 'twin', itemId: 'twin', name: 'Twin' })
    const app = await renderApp('/compare?ids=one_twin&diff=1', {
      products: [one, twin],
      phones: [detail({ id: 'one' }), detail({ id: 'twin' })],
    })
    expect(screen.getByText('No differences')).toBeVisible()
    await app.press('Remove One')
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(rowValues('RAM')).toEqual(['4GB'])
  })
})

describe('removing a product from the comparison', () => {
  it('takes it out of the own comparison, which an address without products means, and can be undone', async () => {
    persist({ comparedProducts: [two, tab, one] })
    const app = await renderApp('/compare?diff=1', shop)
    expect(app.href()).toBe('/compare?ids=two_tab_one&diff=1')
    expect(columns()).toEqual(['Two', 'Tab', 'One'])
    expect(app.router.history.length).toBe(1)
    await app.press('Remove Tab')
    expect(app.href()).toBe('/compare?ids=two_one&diff=1')
    expect(persisted('comparedProducts')).toEqual([two, one])
    expect(button('Remove One')).toHaveFocus()
    await app.press('Undo')
    expect(app.href()).toBe('/compare?ids=two_tab_one&diff=1')
    expect(persisted('comparedProducts')).toEqual([two, tab, one])
    expect(button('Remove Tab')).toHaveFocus()
  })

  it('leaves an own comparison of other products alone, and is undone by Back', async () => {
    persist({ comparedProducts: [case1, two] })
    const app = await renderApp('/compare?ids=one_tab_two', shop)
    const said = listen()
    await app.press('Remove One')
    expect(app.href()).toBe('/compare?ids=tab_two')
    expect(said).toEqual(['Removed from the comparison: One'])
    expect(persisted('comparedProducts')).toEqual([case1, two])
    await app.press('Remove Two')
    expect(app.href()).toBe('/compare?ids=tab')
    expect(persisted('comparedProducts')).toEqual([case1])
    await app.back()
    expect(columns()).toEqual(['Tab', 'Two'])
  })

  it('shows the empty state after the last one, with its heading focused', async () => {
    persist({ comparedProducts: [one] })
    const app = await renderApp('/compare?ids=one', shop)
    await app.press('Remove One')
    expect(app.href()).toBe('/compare')
    expect(
      screen.getByRole('heading', { name: 'There are no products in the comparison yet' }),
    ).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Go to the store' })).toBeVisible()
  })
})

it('the own comparison is followed when another tab changes it, on its page and in the tray', async () => {
  persist({ comparedProducts: [one, two] })
  const app = await renderApp('/compare?ids=one_two', shop)
  persistInOtherTab({ comparedProducts: [one, two, tab] })
  await app.pass(0)
  expect(app.href()).toBe('/compare?ids=one_two_tab')
  await app.user.click(navLink('Home'))
  persistInOtherTab({ comparedProducts: [two] })
  expect(within(tray()).getByRole('link', { name: 'Compare 1' })).toBeVisible()
  persistInOtherTab({ comparedProducts: [] })
  expect(hasTray()).toBe(false)
})

describe('an address of a comparison', () => {
  // domain/address/compare-search.test.ts has the others.
  it('names unknown products, and shows the others', async () => {
    const app = await renderApp('/compare?ids=acme-none_one___proto__', shop)
    expect(columns()).toEqual(['One'])
    expect(app.href()).toBe('/compare?ids=acme-none_one_proto')
    expect(screen.getByText('Not sold here: acme none and proto')).toBeVisible()
    await app.follow('One')
    await app.follow('Back')
    expect(screen.getByText('Not sold here: acme none and proto')).toBeVisible()
  })

  it('with unknown products only does not show the own comparison instead', async () => {
    persist({ comparedProducts: [one] })
    const app = await renderApp('/compare?ids=none', shop)
    expect(app.href()).toBe('/compare?ids=none')
    expect(screen.getByText('Not sold here: none')).toBeVisible()
    expect(screen.getByText('There are no products in the comparison yet')).toBeVisible()
  })

  it('leaves out a compared product that is no longer sold, which stays in the tray', async () => {
    persist({ comparedProducts: [one, product({ itemId: 'gone', name: 'Gone' })] })
    await renderApp('/compare', shop)
    expect(columns()).toEqual(['One'])
    expect(screen.getByText('Not sold here: gone')).toBeVisible()
    expect(persisted('comparedProducts')).toHaveLength(2)
  })
})

it('shows a loader until the catalogue and the details have loaded', async () => {
  const files = { 'api/phones.json': after(400, shop.phones) }
  const { pass } = await renderApp('/compare?ids=one', { ...shop, files, isLoading: true })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await pass(1600)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await pass(500)
  expect(rowValues('RAM')).toEqual(['4GB'])
})

it('compares what the catalogue knows when details fail, and offers Reload', async () => {
  const { press, pass, files } = await renderApp('/compare?ids=one_tab', {
    ...shop,
    files: { 'api/phones.json': serverError },
  })
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The details of these products could not be loaded.',
  )
  expect(rowValues('Screen')).toEqual(['6.1" OLED', '6.1" OLED'])
  expect(rowValues('Processor')).toEqual(['not known', 'M1'])
  // The details of a single product may be missing, too.
  files.answers.set('api/phones.json', [])
  await press('Reload')
  await pass(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(rowValues('Processor')).toEqual(['not known', 'M1'])
})
