import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cardNames } from '#tests/support/on-page.ts'
import { filterGroup, valueNames } from '#tests/support/filter-controls.ts'
import { persist } from '#tests/support/persisted.ts'
import { detail, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'
import { serverError } from '#tests/support/shop-files.ts'

// domain/color/swatches.test.ts has the many spellings.
it('paints a swatch as the catalogue says, else by its name, and shows an unknown name', async () => {
  const colorsAvailable = ['rose gold', 'red', 'Blorp', 'Dusk']
  const family = { namespaceId: 'acme', colorsAvailable }
  await renderApp('/phones/a', {
    phones: [
      detail({ ...family, id: 'a', color: 'red', colorValue: '#aa1122' }),
      detail({ ...family, id: 'b', color: 'dusk', colorValue: '#5a6b9e' }),
      detail({ id: 'c', color: 'Blorp', namespaceId: 'bolt', colorValue: '#ffffff' }),
    ],
  })
  const paint = (name: string) =>
    screen.getByTitle(name).querySelector<HTMLElement>('[style]')?.style.backgroundColor
  expect(colorsAvailable.map(paint)).toEqual([
    'lightpink',
    'rgb(170, 17, 34)',
    undefined,
    'rgb(90, 107, 158)',
  ])
  expect(screen.getByTitle('Blorp')).toHaveTextContent('Blorp')
})

describe('products without models and colours', () => {
  const entries = [
    product({ itemId: 'a', name: 'Acme One 64GB Black' }),
    product({ itemId: 'b', name: 'Acme One 64GB Red', price: 420 }),
  ]
  const details = [
    detail({ id: 'a', color: 'black', namespaceId: 'acme-one' }),
    detail({ id: 'b', color: 'red', namespaceId: 'acme-one' }),
  ]

  it('joins colours and models from the details, once the filters are open', async () => {
    const { files, pass, press } = await renderApp('/phones', {
      products: entries,
      phones: details,
    })
    expect(files.requests).toEqual(['api/products.json'])
    await press('Filters')
    await pass(10)
    expect(files.requests).toEqual(['api/products.json', 'api/phones.json'])
    expect(valueNames(filterGroup('Color'))).toEqual(['Black (1)', 'Red (1)'])
  })

  it('keeps a colour in the address until the details have loaded', async () => {
    const { router } = await renderApp('/phones?color=red', { products: entries, phones: details })
    expect(router.state.location.searchStr).toBe('?color=red')
    expect(cardNames()).toEqual(['Acme One 64GB Red'])
  })

  it('does without colours if the details fail to load', async () => {
    const { router } = await renderApp('/phones?color=red&price=-410', {
      products: entries,
      files: { 'api/phones.json': serverError },
    })
    expect(router.state.location.searchStr).toBe('?price=-410')
    expect(cardNames()).toEqual(['Acme One 64GB Black'])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('names in another script', () => {
  const NAME = 'אוזניות (Pro 2), 128GB!'
  const TEXT = 'צליל נקי, 40 שעות (ANC).'
  const entry = product({ name: NAME, screen: TEXT })
  const phones = [
    detail({ name: NAME, processor: TEXT, description: [{ title: TEXT, text: [TEXT] }] }),
  ]

  // The element of the text has to be `bdi` or have `dir="auto"`: one around it would read other texts too.
  it.each([
    ['a card', '/phones', ['SPAN', 'BDI']],
    ['a product page', `/phones/${entry.itemId}`, ['SPAN', 'SPAN', 'BDI', 'H3', 'P', 'BDI']],
    ['a line of the cart', '/cart', ['SPAN']],
  ])('have their own direction on %s', async (_page, address, tags) => {
    persist({ cartProducts: [entry] })
    await renderApp(address, { products: [entry], phones })
    const main = within(screen.getByRole('main'))
    const texts = [...main.queryAllByText(NAME), ...main.queryAllByText(TEXT)]
    expect(texts.map(({ tagName }) => tagName)).toEqual(tags)
    for (const text of texts) expect(text.matches('bdi, [dir=auto]')).toBe(true)
  })
})
