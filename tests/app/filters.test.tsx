import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { matchingMedia } from '../support/browser-stand-ins.ts'
import { VARIANTS } from '../support/facets.ts'
import { listen } from '../support/listen.ts'
import { cardNames } from '../support/on-page.ts'
import { detail, phones, product } from '../support/products.ts'
import { renderApp } from '../support/render-app.tsx'

const WIDE = '(width >= 1200px)'

const value = (name: string) => screen.getByRole('checkbox', { name })
const group = (name: string) => screen.getByRole('group', { name })
const price = (name: 'Lowest price' | 'Highest price') => screen.getByRole('spinbutton', { name })
const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('button')
    .map((chip) => chip.ariaLabel)
const labels = (part: HTMLElement) =>
  within(part)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)

describe('on a wide window', () => {
  beforeEach(() => void matchingMedia.add(WIDE))

  it('a plain list is as ever, with all filters beside it and nothing chosen', async () => {
    const { router } = await renderApp('/phones', { products: VARIANTS })
    expect(screen.getByText('7 models')).toBeVisible()
    expect(cardNames()).toEqual(VARIANTS.map(({ name }) => name))
    expect(router.state.location.href).toBe('/phones')
    const panel = screen.getByRole('region', { name: 'Filters' })
    expect(within(panel).getAllByRole('group').map(nameOf)).toEqual([
      ...['Price', 'Brand', 'Color', 'Capacity', 'RAM', 'Year'],
    ])
    expect(labels(group('Capacity'))).toEqual(['64GB (3)', '128GB (3)', '256GB (1)'])
    expect(within(panel).queryAllByRole('checkbox', { checked: true })).toEqual([])
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument()
  })

  it('a press shows its results, counts and address, and goes back to page 1', async () => {
    const { router, user } = await renderApp('/phones?perPage=4&page=2', { products: VARIANTS })
    await user.click(value('Acme (5)'))
    expect(router.state.location.searchStr).toBe('?brand=acme&perPage=4')
    expect(value('Acme (5)')).toBeChecked()
    expect(screen.getByText('5 of 7 models')).toBeVisible()
    expect(cardNames()).toEqual(VARIANTS.slice(0, 4).map(({ name }) => name))
    expect(chips()).toEqual(['Remove Brand: Acme'])
    // Counts of other facets follow; the facet's own stay.
    expect(labels(group('Color'))).toEqual(['Black (2)', 'White (0)', 'Red (1)', 'Blue (2)'])
    expect(labels(group('Brand'))).toEqual(['Acme (5)', 'Bolt (2)'])
    expect(value('White (0)')).toBeDisabled()
  })

  it('values of one facet widen the list, facets narrow it', async () => {
    const { router, user } = await renderApp('/phones', { products: VARIANTS })
    await user.click(value('Black (3)'))
    await user.click(value('Blue (2)'))
    await user.click(value('128GB (2)'))
    expect(router.state.location.searchStr).toBe('?color=black_blue&capacity=128gb')
    expect(cardNames()).toEqual(['Acme One 128GB Black', 'Acme Two 128GB Blue'])
    await user.click(value('Black (1)'))
    expect(cardNames()).toEqual(['Acme Two 128GB Blue'])
  })

  it('loses no press, however quickly one follows the other', async () => {
    const { router, pass } = await renderApp('/phones', { products: VARIANTS })
    fireEvent.click(value('Black (3)'))
    expect(value('Black (3)')).toBeChecked()
    fireEvent.click(value('64GB (3)'))
    await pass(100)
    expect(router.state.location.searchStr).toBe('?color=black&capacity=64gb')
    expect(cardNames()).toEqual(['Acme One 64GB Black', 'Bolt X 64GB Black'])
    expect(router.history.length).toBe(3)
  })

  it('each press is one step of the history, which Back undoes', async () => {
    const { router, user, pass } = await renderApp('/phones', { products: VARIANTS })
    await user.click(value('Acme (5)'))
    await user.click(screen.getByRole('checkbox', { name: /^On sale/ }))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    const addresses = ['?brand=acme&sale=1', '?brand=acme', '']
    for (const address of addresses) {
      router.history.back()
      await pass(1)
      expect(router.state.location.searchStr).toBe(address)
    }
    expect(value('Acme (5)')).not.toBeChecked()
    expect(screen.getByText('7 models')).toBeVisible()
  })

  it('chips remove one filter each, and Clear all removes every one', async () => {
    const { router, user } = await renderApp(
      '/phones?brand=acme_bolt&capacity=64gb&price=300-600&sale=1&sort=price',
      { products: VARIANTS },
    )
    expect(chips()).toEqual([
      ...['Remove Brand: Acme', 'Remove Brand: Bolt', 'Remove Capacity: 64GB'],
      ...['Remove Price: $300 to $600', 'Remove Price: On sale'],
    ])
    for (const name of chips().slice(1)) {
      await user.click(screen.getByRole('button', { name: name ?? '' }))
    }
    expect(router.state.location.searchStr).toBe('?brand=acme&sort=price')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(router.state.location.searchStr).toBe('?sort=price')
  })

  it('moves the focus to the next chip, and to the results when there is none', async () => {
    const { user } = await renderApp('/phones?brand=acme&color=black', { products: VARIANTS })
    await user.click(screen.getByRole('button', { name: 'Remove Brand: Acme' }))
    expect(screen.getByRole('button', { name: 'Remove Color: Black' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toContainElement(screen.getAllByRole('article')[0] ?? null)
    expect(document.activeElement).not.toContainElement(screen.getByLabelText('Sort by'))
  })

  it('without results, says so and offers to clear all filters', async () => {
    const { router, user } = await renderApp('/phones?brand=bolt&ram=8gb&perPage=4', {
      products: VARIANTS,
    })
    expect(screen.getByText('0 of 7 models')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'No models match these filters' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument()
    // What is chosen can still be removed.
    expect(value('Bolt (0)')).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(router.state.location.searchStr).toBe('?perPage=4')
    expect(cardNames()).toHaveLength(4)
  })

  it('long facets show their first values, the chosen ones and the rest on request', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      product({ itemId: `p${index}`, name: `Phone ${index}`, year: 2010 + index }),
    )
    const { user } = await renderApp('/phones?year=2010', { products: many })
    const years = within(group('Year'))
    expect(years.getAllByRole('checkbox')).toHaveLength(9)
    expect(years.getByRole('checkbox', { name: '2010 (1)' })).toBeChecked()
    await user.click(years.getByRole('button', { name: 'Show more' }))
    expect(years.getAllByRole('checkbox')).toHaveLength(12)
    await user.click(years.getByRole('button', { name: 'Show fewer' }))
    expect(years.getAllByRole('checkbox')).toHaveLength(9)
  })

  it('announces each change of the filters once, also where as many products match', async () => {
    const { user } = await renderApp('/phones', { products: VARIANTS })
    const said = listen()
    await user.click(value('Red (1)'))
    await user.click(screen.getByRole('button', { name: 'Remove Color: Red' }))
    await user.click(value('White (1)'))
    expect(said).toEqual(['Showing 1 to 1 of 1.', 'Showing 1 to 7 of 7.', 'Showing 1 to 1 of 1.'])
  })

  it('calls capacities other than memory sizes', async () => {
    const watches = ['42mm', '46mm'].map((capacity) =>
      product({ itemId: capacity, name: `Watch ${capacity}`, category: 'accessories', capacity }),
    )
    await renderApp('/accessories?capacity=42mm', { products: watches })
    expect(labels(group('Size'))).toEqual(['42mm (1)', '46mm (1)'])
    expect(chips()).toEqual(['Remove Size: 42mm'])
  })

  it('offers no filters for a single product', async () => {
    await renderApp('/phones', { products: phones(1) })
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument()
    expect(screen.queryByRole('switch', { name: 'One card per model' })).not.toBeInTheDocument()
  })

  describe('the price', () => {
    it('filters while it is typed, in one step of the history, and is announced after a pause', async () => {
      const { router, user, pass } = await renderApp('/phones', { products: VARIANTS })
      const said = listen()
      await user.type(price('Lowest price'), '400')
      expect(router.state.location.searchStr).toBe('?price=400-')
      expect(screen.getByText('5 of 7 models')).toBeVisible()
      expect(said).toEqual([])
      await pass(1000)
      expect(said).toEqual(['Showing 1 to 5 of 5.'])
      await user.type(price('Highest price'), '500')
      expect(router.state.location.searchStr).toBe('?price=400-500')
      expect(router.history.length).toBe(3)
      router.history.back()
      await pass(1)
      expect(router.state.location.searchStr).toBe('?price=400-')
      expect(price('Highest price')).toHaveValue(null)
      router.history.back()
      await pass(1)
      expect(router.state.location.searchStr).toBe('')
    })

    it('takes another step of the history when the field is left and entered again', async () => {
      const { router, user } = await renderApp('/phones', { products: VARIANTS })
      await user.type(price('Lowest price'), '4')
      await user.tab()
      await user.type(price('Lowest price'), '00')
      expect(router.state.location.searchStr).toBe('?price=400-')
      expect(router.history.length).toBe(3)
    })

    it('waits for a highest price below the lowest one, and swaps the two when it is left so', async () => {
      const { router, user } = await renderApp('/phones?price=400-', { products: VARIANTS })
      await user.type(price('Highest price'), '35')
      expect(router.state.location.searchStr).toBe('?price=400-')
      expect(price('Highest price')).toHaveValue(35)
      await user.type(price('Highest price'), '0')
      expect(router.state.location.searchStr).toBe('?price=400-')
      await user.tab()
      expect(router.state.location.searchStr).toBe('?price=350-400')
      expect(price('Lowest price')).toHaveValue(350)
    })

    it('shows the address again when Back changes it while the field has the focus', async () => {
      const { router, user, pass } = await renderApp('/phones?price=300-', { products: VARIANTS })
      await user.clear(price('Lowest price'))
      await user.type(price('Lowest price'), '500')
      router.history.back()
      await pass(1)
      expect(price('Lowest price')).toHaveValue(300)
    })

    it.each([
      ['-5', '', null],
      ['299.5', '?price=299-', 299],
      ['9999999999', '', null],
    ])('makes of %s the address "%s"', async (text, address, left) => {
      const { router, user } = await renderApp('/phones', { products: VARIANTS })
      await user.click(price('Lowest price'))
      fireEvent.change(price('Lowest price'), { target: { value: text } })
      await user.tab()
      expect(router.state.location.searchStr).toBe(address)
      expect(price('Lowest price')).toHaveValue(left)
    })
  })
})

describe('on a narrow window', () => {
  it('a dialog has the filters; its button says how many models they leave, and closes it', async () => {
    const { user } = await renderApp('/phones', { products: VARIANTS })
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Bolt (2)' }))
    await user.click(dialog.getByRole('button', { name: 'Show 2 models' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(cardNames()).toEqual(['Bolt X 64GB Black', 'Bolt X 128GB White'])
    expect(chips()).toEqual(['Remove Brand: Bolt'])
  })
})

describe('a link', () => {
  it.each([
    // Values that this catalogue does not have are dropped, the others work.
    ['/phones?brand=acme_nokia', '/phones?brand=acme', 5],
    ['/phones?brand=nokia', '/phones', 7],
    ['/phones?color=blue&brand=acme', '/phones?brand=acme&color=blue', 2],
    ['/phones?brand=bolt_acme_bolt', '/phones?brand=acme_bolt', 7],
    ['/phones?kind=phone&sort=price', '/phones?sort=price', 7],
    ['/phones?price=600-300', '/phones?price=300-600', 5],
    ['/phones?price=cheap&sale=yes', '/phones', 7],
    ['/phones?brand=acme&perPage=4&page=9', '/phones?brand=acme&perPage=4&page=2', 1],
    ['/phones?brand=nokia&perPage=4&page=9', '/phones?perPage=4&page=2', 3],
    ['/phones?brand=__proto___constructor', '/phones', 7],
    ['/phones?group=variant', '/phones', 7],
    ['/phones?group=model', '/phones?group=model', 3],
    ['/phones?sort=price&group=model&brand=acme', '/phones?brand=acme&group=model&sort=price', 2],
  ])('%s opens %s with %i cards', async (link, address, count) => {
    const { router } = await renderApp(link, { products: VARIANTS })
    expect(router.state.location.href).toBe(address)
    expect(router.history.location.href).toBe(address)
    expect(router.history.length).toBe(1)
    expect(screen.getAllByRole('article')).toHaveLength(count)
  })
})

describe('a catalogue without the optional facts', () => {
  const entries = [
    product({ itemId: 'a', name: 'Acme One 64GB Black' }),
    product({ itemId: 'b', name: 'Acme One 64GB Red', price: 420 }),
  ]
  const details = [
    detail({ id: 'a', color: 'black', namespaceId: 'acme-one' }),
    detail({ id: 'b', color: 'red', namespaceId: 'acme-one' }),
  ]

  it('joins colours and models from the details, once the filters are open', async () => {
    const { user, files, pass } = await renderApp('/phones', {
      products: entries,
      phones: details,
    })
    expect(files.requests).toEqual(['api/products.json'])
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await pass(10)
    expect(files.requests).toEqual(['api/products.json', 'api/phones.json'])
    expect(labels(group('Color'))).toEqual(['Black (1)', 'Red (1)'])
  })

  it('keeps a colour in the address until the details have loaded', async () => {
    const { router } = await renderApp('/phones?color=red', { products: entries, phones: details })
    expect(router.state.location.searchStr).toBe('?color=red')
    expect(cardNames()).toEqual(['Acme One 64GB Red'])
  })

  it('groups by the models of the details', async () => {
    await renderApp('/phones?group=model', { products: entries, phones: details })
    expect(screen.getByText('1 models, 2 variants')).toBeVisible()
  })

  it('does without colours where the details fail to load', async () => {
    const { router } = await renderApp('/phones?color=red&price=-410', {
      products: entries,
      files: { 'api/phones.json': new Response('', { status: 500 }) },
    })
    expect(router.state.location.searchStr).toBe('?price=-410')
    expect(cardNames()).toEqual(['Acme One 64GB Black'])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

function nameOf(part: HTMLElement): string | undefined {
  return part.querySelector('legend')?.textContent
}
