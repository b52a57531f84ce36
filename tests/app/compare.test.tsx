import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keep, keepInOtherTab, kept } from '../support/kept.ts'
import { listen } from '../support/listen.ts'
import { card, ownButton } from '../support/on-page.ts'
import { detail, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'
import { after, serverError } from '../support/shop-files.ts'

const one = product({ itemId: 'one', name: 'One', price: 400 })
const two = product({ itemId: 'two', name: 'Two', price: 300, ram: '8GB' })
const tab = product({ itemId: 'tab', name: 'Tab', category: 'tablets', price: 500 })
const case1 = product({ itemId: 'case', name: 'Case', category: 'accessories', price: 20 })
const five = product({ itemId: 'zoo', name: 'Zoo' })

const shop = {
  products: [one, two, tab, case1, five],
  phones: [
    detail({ id: 'one', ram: '4GB', processor: 'A1' }),
    detail({ id: 'two', ram: '8GB', processor: 'A1' }),
    detail({ id: 'zoo' }),
  ],
  tablets: [detail({ id: 'tab', processor: 'M1', cell: ['Wi-Fi 6'] })],
  accessories: [detail({ id: 'case', processor: '', camera: '', zoom: '', cell: [] })],
}

const table = () => screen.getByRole('table')
const tray = () => screen.getByRole('region', { name: 'Comparison' })
const hasTray = () => screen.queryByRole('region', { name: 'Comparison' }) !== null
const differencesOnly = () => screen.getByRole('checkbox', { name: 'Differences only' })
const button = (name: string) => screen.getByRole('button', { name })
const addressOf = ({ router }: Awaited<ReturnType<typeof renderApp>>) => router.state.location.href

/** The names at the head of the columns. */
const columns = () =>
  within(table())
    .queryAllByRole('columnheader')
    .map((head) => head.textContent)

/** The values of a row. */
function row(label: string): string[] {
  const head = rowHeads().find(({ textContent }) => textContent === label)
  const cells = head?.closest('tr')?.querySelectorAll('td') ?? []
  return [...cells].map(({ textContent }) => textContent.trim())
}

/** The heads of the rows, without those of their groups. */
const rowHeads = () =>
  within(table())
    .getAllByRole('rowheader')
    .filter((head) => head.getAttribute('scope') === 'row')

const rowLabels = () => rowHeads().map(({ textContent }) => textContent)

describe('the button', () => {
  it('adds a product on a card, shows the tray, and says so', async () => {
    const { user } = await renderApp('/phones', shop)
    expect(hasTray()).toBe(false)
    const said = listen()
    const compare = within(card('One')).getByRole('button', { name: 'Compare' })
    expect(compare).toHaveAccessibleDescription('One')
    await user.click(compare)
    expect(
      within(card('One')).getByRole('button', { name: 'Remove from comparison' }),
    ).toHaveFocus()
    expect(within(tray()).getByRole('link', { name: 'Compare 1' })).toBeVisible()
    expect(kept('comparedProducts')).toEqual([one])
    expect(said).toEqual(['Put in the comparison.'])
  })

  it('removes it again; Undo focuses it, and not the heart of a favourite', async () => {
    keep({ comparedProducts: [one, two], favorites: [one] })
    const { user } = await renderApp('/phones', shop)
    await user.click(within(card('One')).getByRole('button', { name: 'Remove from comparison' }))
    expect(within(tray()).getByRole('link', { name: 'Compare 1' })).toBeVisible()
    await user.click(button('Undo'))
    expect(kept('comparedProducts')).toEqual([one, two])
    expect(
      within(card('One')).getByRole('button', { name: 'Remove from comparison' }),
    ).toHaveFocus()
  })

  it('is on the page of a product too', async () => {
    const { user } = await renderApp('/phones/one', shop)
    await user.click(ownButton('Compare'))
    expect(ownButton('Remove from comparison')).toBeVisible()
    expect(kept('comparedProducts')).toEqual([one])
  })

  it('is on the card of a model, for the variant that it shows', async () => {
    const models = [
      product({ itemId: 'x-64', name: 'X 64GB', namespaceId: 'x', price: 9 }),
      product({ itemId: 'x-128', name: 'X 128GB', namespaceId: 'x', price: 8 }),
    ]
    const { user } = await renderApp('/phones?group=model', { products: models })
    await user.click(button('Compare'))
    expect(kept('comparedProducts')).toEqual([models[1]])
  })

  it('refuses a fifth product: a notice says why, for six seconds', async () => {
    keep({ comparedProducts: [one, two, tab, case1] })
    const { user, pass } = await renderApp('/phones', shop)
    const said = listen()
    await user.click(within(card('Zoo')).getByRole('button', { name: 'Compare' }))
    expect(within(card('Zoo')).getByRole('button', { name: 'Compare' })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('You can compare at most four products.')
    expect(said).toEqual(['You can compare at most four products.'])
    expect(kept('comparedProducts')).toEqual([one, two, tab, case1])
    await pass(6_010)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('takes it once another product is removed, and the notice goes', async () => {
    keep({ comparedProducts: [one, two, tab, case1] })
    const { user } = await renderApp('/phones', shop)
    await user.click(within(card('Zoo')).getByRole('button', { name: 'Compare' }))
    await user.click(within(tray()).getByRole('button', { name: 'Remove Tab' }))
    expect(screen.queryByText(/at most four/)).not.toBeInTheDocument()
    await user.click(within(card('Zoo')).getByRole('button', { name: 'Compare' }))
    expect(kept('comparedProducts')).toEqual([one, two, case1, five])
  })
})

describe('the tray', () => {
  it('shows the products of the last visit, and what another tab changes', async () => {
    keep({ comparedProducts: [one] })
    await renderApp('/cart', shop)
    expect(within(tray()).getByRole('button', { name: 'Remove One' })).toBeVisible()
    keepInOtherTab({ comparedProducts: [two, tab] })
    expect(within(tray()).getByRole('link', { name: 'Compare 2' })).toBeVisible()
    keepInOtherTab({ comparedProducts: [] })
    expect(hasTray()).toBe(false)
  })

  it('moves the focus to the next product on removal, and to the heading after the last', async () => {
    keep({ comparedProducts: [one, two] })
    const { user } = await renderApp('/', shop)
    await user.click(button('Remove One'))
    expect(button('Remove Two')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(hasTray()).toBe(false)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('clears the comparison, which can be undone', async () => {
    keep({ comparedProducts: [two, one] })
    const { user } = await renderApp('/favourites', shop)
    await user.click(within(tray()).getByRole('button', { name: 'Clear' }))
    expect(hasTray()).toBe(false)
    expect(screen.getByRole('status')).toHaveTextContent('2 products removed.')
    await user.click(button('Undo'))
    expect(kept('comparedProducts')).toEqual([two, one])
    expect(button('Remove Two')).toHaveFocus()
  })

  it('leads to the comparison, whose Back link returns, and is not shown there', async () => {
    keep({ comparedProducts: [two, one] })
    const app = await renderApp('/phones?sort=price', shop)
    await app.user.click(screen.getByRole('link', { name: 'Compare 2' }))
    expect(addressOf(app)).toBe('/compare?ids=one_two')
    expect(screen.getByRole('heading', { level: 1, name: 'Compare' })).toHaveFocus()
    expect(document.title).toBe('Compare · Gadgetry')
    expect(hasTray()).toBe(false)
    await app.user.click(screen.getByRole('link', { name: 'Back' }))
    expect(addressOf(app)).toBe('/phones?sort=price')
    expect(hasTray()).toBe(true)
  })

  it('cannot be reached behind the open menu', async () => {
    keep({ comparedProducts: [one] })
    const { user } = await renderApp('/phones', shop)
    await user.click(button('Open menu'))
    expect(tray().closest('[inert]')).not.toBeNull()
  })
})

describe('the comparison', () => {
  it('is a table of the products of its address, also for a visitor who compares others', async () => {
    keep({ comparedProducts: [case1] })
    await renderApp('/compare?ids=one_two', shop)
    expect(table()).toHaveAccessibleName('Comparison of One and Two')
    expect(columns()).toEqual(['One', 'Two'])
    expect(row('Price')).toEqual(['$400', '$300 best'])
    expect(row('RAM')).toEqual(['4GB', '8GB best'])
    expect(row('Processor')).toEqual(['A1', 'A1'])
    expect(kept('comparedProducts')).toEqual([case1])
  })

  it('has named groups of rows', async () => {
    await renderApp('/compare?ids=one', shop)
    const groups = [...table().querySelectorAll('tbody > tr:first-child > th[scope=rowgroup]')]
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      ...['Price', 'General', 'Screen', 'Performance', 'Memory', 'Camera', 'Network'],
    ])
  })

  it('says what is not known, and shows shared rows first', async () => {
    await renderApp('/compare?ids=case_tab', shop)
    expect(row('Processor')).toEqual(['not known', 'M1'])
    expect(rowLabels().indexOf('RAM')).toBeLessThan(rowLabels().indexOf('Processor'))
  })

  it('shows only the differences, which its address keeps', async () => {
    const app = await renderApp('/compare?ids=one_two', shop)
    await app.user.click(differencesOnly())
    expect(addressOf(app)).toBe('/compare?ids=one_two&diff=1')
    expect(differencesOnly()).toBeChecked()
    expect(differencesOnly()).toHaveFocus()
    expect(rowLabels()).toEqual(['Price', 'RAM'])
    act(() => app.router.history.back())
    await app.pass(0)
    expect(differencesOnly()).not.toBeChecked()
    expect(row('Processor')).toEqual(['A1', 'A1'])
  })

  it('says so where there are no differences, and offers no choice for a single product', async () => {
    const twin = product({ ...one, id: 'twin', itemId: 'twin', name: 'Twin' })
    const app = await renderApp('/compare?ids=one_twin&diff=1', {
      products: [one, twin],
      phones: [detail({ id: 'one' }), detail({ id: 'twin' })],
    })
    expect(screen.getByText('No differences')).toBeVisible()
    await app.user.click(button('Remove One'))
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(row('RAM')).toEqual(['4GB'])
  })

  it('buys and marks products', async () => {
    const { user } = await renderApp('/compare?ids=one_two', shop)
    const [, addTwo] = screen.getAllByRole('button', { name: 'Add to cart' })
    if (addTwo) await user.click(addTwo)
    expect(kept('cartProducts')).toEqual([two])
    const [markOne] = screen.getAllByRole('button', { name: 'Add to favourites' })
    expect(markOne).toHaveAccessibleDescription('One')
    if (markOne) await user.click(markOne)
    expect(kept('favorites')).toEqual([one])
  })

  it('opens a product, whose Back link returns', async () => {
    const app = await renderApp('/compare?ids=one_two', shop)
    await app.user.click(screen.getByRole('link', { name: 'Two' }))
    expect(addressOf(app)).toBe('/phones/two')
    await app.user.click(screen.getByRole('link', { name: 'Back' }))
    expect(addressOf(app)).toBe('/compare?ids=one_two')
    expect(columns()).toEqual(['One', 'Two'])
  })
})

describe('removing a product from the comparison', () => {
  it('takes it out of the address and of the own comparison, and can be undone', async () => {
    keep({ comparedProducts: [two, tab, one] })
    const app = await renderApp('/compare', shop)
    expect(addressOf(app)).toBe('/compare?ids=one_tab_two')
    await app.user.click(button('Remove One'))
    expect(addressOf(app)).toBe('/compare?ids=tab_two')
    expect(kept('comparedProducts')).toEqual([two, tab])
    expect(button('Remove Tab')).toHaveFocus()
    await app.user.click(button('Undo'))
    expect(addressOf(app)).toBe('/compare?ids=one_tab_two')
    expect(kept('comparedProducts')).toEqual([two, tab, one])
    expect(button('Remove One')).toHaveFocus()
  })

  it('leaves an own comparison of other products alone, and is undone by Back', async () => {
    keep({ comparedProducts: [case1, two] })
    const app = await renderApp('/compare?ids=one_tab_two', shop)
    const said = listen()
    await app.user.click(button('Remove One'))
    expect(addressOf(app)).toBe('/compare?ids=tab_two')
    expect(said).toEqual(['Removed from the comparison.'])
    expect(kept('comparedProducts')).toEqual([case1, two])
    await app.user.click(button('Remove Two'))
    expect(addressOf(app)).toBe('/compare?ids=tab')
    expect(kept('comparedProducts')).toEqual([case1])
    act(() => app.router.history.back())
    await app.pass(0)
    expect(columns()).toEqual(['Tab', 'Two'])
  })

  it('shows the empty state after the last one, with its heading focused', async () => {
    keep({ comparedProducts: [one] })
    const app = await renderApp('/compare?ids=one', shop)
    await app.user.click(button('Remove One'))
    expect(addressOf(app)).toBe('/compare')
    expect(
      screen.getByRole('heading', { name: 'There are no products to compare yet' }),
    ).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Go to the store' })).toBeVisible()
  })
})

describe('the own comparison', () => {
  it('is meant by an address without products, which is replaced', async () => {
    keep({ comparedProducts: [two, one] })
    const app = await renderApp('/compare?diff=1', shop)
    expect(addressOf(app)).toBe('/compare?ids=one_two&diff=1')
    expect(app.router.history.length).toBe(1)
  })

  it('is followed when another tab changes it, while it is shown', async () => {
    keep({ comparedProducts: [one, two] })
    const app = await renderApp('/compare?ids=one_two', shop)
    keepInOtherTab({ comparedProducts: [one, two, tab] })
    await app.pass(0)
    expect(addressOf(app)).toBe('/compare?ids=one_tab_two')
    keepInOtherTab({ comparedProducts: [] })
    await app.pass(0)
    expect(screen.getByText('There are no products to compare yet')).toBeVisible()
  })

  it('shows the empty state while the catalogue loads', async () => {
    await renderApp('/compare', { ...shop, isLoading: true })
    expect(screen.getByText('There are no products to compare yet')).toBeVisible()
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument()
  })
})

describe('an address of a comparison', () => {
  it.each([
    [
      '/compare?ids=zoo_two_tab_one_case',
      '/compare?ids=case_one_tab_two',
      ['Case', 'One', 'Tab', 'Two'],
    ],
    ['/compare?diff=1&ids=one_two&sort=price', '/compare?ids=one_two&diff=1', ['One', 'Two']],
    ['/compare?ids=one_two#top', '/compare?ids=one_two#top', ['One', 'Two']],
  ])('%s is replaced by %s', async (address, canonical, names) => {
    const app = await renderApp(address, shop)
    expect(addressOf(app)).toBe(canonical)
    expect(columns()).toEqual(names)
    expect(app.router.history.length).toBe(1)
  })

  it('names unknown products, and leaves them out', async () => {
    const app = await renderApp('/compare?ids=acme-none_one___proto__', shop)
    expect(columns()).toEqual(['One'])
    expect(addressOf(app)).toBe('/compare?ids=one')
    expect(screen.getByText('Not sold here: acme none and proto')).toBeVisible()
    await app.user.click(screen.getByRole('link', { name: 'One' }))
    await app.user.click(screen.getByRole('link', { name: 'Back' }))
    expect(screen.getByText('Not sold here: acme none and proto')).toBeVisible()
  })

  it('with unknown products only does not show the own comparison instead', async () => {
    keep({ comparedProducts: [one] })
    const app = await renderApp('/compare?ids=none', shop)
    expect(addressOf(app)).toBe('/compare')
    expect(screen.getByText('Not sold here: none')).toBeVisible()
    expect(screen.getByText('There are no products to compare yet')).toBeVisible()
  })

  it('leaves out a compared product that is no longer sold, which stays in the tray', async () => {
    keep({ comparedProducts: [one, product({ itemId: 'gone', name: 'Gone' })] })
    const app = await renderApp('/compare', shop)
    expect(addressOf(app)).toBe('/compare?ids=one')
    expect(screen.getByText('Not sold here: gone')).toBeVisible()
    expect(kept('comparedProducts')).toHaveLength(2)
  })
})

describe('while files load or fail', () => {
  it('loads only the details of its categories, and nothing twice', async () => {
    const { files } = await renderApp('/compare?ids=case_one', shop)
    expect(files.requests).toEqual(['api/products.json', 'api/phones.json', 'api/accessories.json'])
  })

  it('shows a loader until the catalogue and the details have loaded', async () => {
    const { pass } = await renderApp('/compare?ids=one', {
      ...shop,
      files: {
        'api/phones.json': after(2000, shop.phones),
      },
      isLoading: true,
    })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    await pass(1600)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    await pass(500)
    expect(row('RAM')).toEqual(['4GB'])
  })

  it('shows an error with Reload when the catalogue fails', async () => {
    const { user, pass, files } = await renderApp('/compare?ids=one', {
      ...shop,
      files: { 'api/products.json': serverError },
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!')
    files.answers.set('api/products.json', shop.products)
    await user.click(button('Reload'))
    await pass(1600)
    expect(columns()).toEqual(['One'])
  })

  it('compares what the catalogue knows when details fail, and offers Reload', async () => {
    const { user, pass, files } = await renderApp('/compare?ids=one_tab', {
      ...shop,
      files: { 'api/phones.json': serverError },
    })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The details of these products could not be loaded.',
    )
    expect(row('Screen')).toEqual(['6.1" OLED', '6.1" OLED'])
    expect(row('Processor')).toEqual(['not known', 'M1'])
    files.answers.set('api/phones.json', shop.phones)
    await user.click(button('Reload'))
    await pass(1)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(row('Processor')).toEqual(['A1', 'M1'])
  })

  it('compares a product whose details are missing', async () => {
    await renderApp('/compare?ids=one_two', { ...shop, phones: [detail({ id: 'two' })] })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(row('Processor')).toEqual(['not known', 'Acme A1'])
    expect(row('RAM')).toEqual(['4GB', '4GB'])
  })
})
