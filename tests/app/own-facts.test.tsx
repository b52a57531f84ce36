import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  chips,
  filterGroup,
  showFiltersBeside,
  valueNames,
} from '#tests/support/filter-controls.ts'
import { card, cardNames, rowValues } from '#tests/support/on-page.ts'
import { detail, product } from '#tests/support/products.ts'
import { renderApp } from '#tests/support/render-app.tsx'

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#tools/site/settings/read-settings.ts')
  const facts = {
    material: { label: 'Material', filter: true, card: true },
    weight: { label: 'Weight', unit: 'g', better: 'lower', group: 'Body', filter: true },
    comfort: { label: 'Comfort', unit: '°C', better: 'lower', filter: true },
    energy: { label: 'Energy', filter: true },
    frame: { label: 'Frame', categories: ['tablets'] },
  }
  return { SETTINGS: readSettings({ facts }, ['phones', 'tablets']) }
})

beforeEach(() => showFiltersBeside())

const products = [
  { name: 'Wool', facts: { material: 'Wool', weight: '320 g', frame: 'Oak' } },
  { name: 'Linen', facts: { material: 'linen', weight: '180' } },
  { name: 'Silk', facts: { material: 'Silk', weight: '250 g' } },
  { name: 'Bare', facts: {} },
].map((entry) => product({ itemId: entry.name.toLowerCase(), ...entry }))
const phones = products.map(({ itemId, name }) => detail({ id: itemId, name }))

it('shows them on cards that have them, and in the tech specs of their categories', async () => {
  const { follow } = await renderApp('/phones', { products, phones })
  expect(card('Wool')).toHaveTextContent('RAM4GBMaterialWool')
  expect(card('Wool')).not.toHaveTextContent('320')
  expect(card('Bare')).not.toHaveTextContent('Material')
  await follow('Linen')
  const specs = screen.getByRole('heading', { name: 'Tech specs' }).parentElement
  expect(specs).toHaveTextContent(/CellGSM, LTEMateriallinenWeight180 g$/)
})

it('filters by their values, and by a range of their amounts', async () => {
  const { router, user } = await renderApp(
    '/phones?material=wool_silk_tin&frame=oak&weight=heavy',
    { products },
  )
  expect(router.state.location.searchStr).toBe('?material=silk_wool')
  expect(cardNames()).toEqual(['Wool', 'Silk'])
  expect(valueNames(filterGroup('Material'))).toEqual(['linen (1)', 'Silk (1)', 'Wool (1)'])
  const weight = within(filterGroup('Weight'))
  await user.type(weight.getByRole('spinbutton', { name: 'Lowest Weight' }), '200')
  await user.type(weight.getByRole('spinbutton', { name: 'Highest Weight' }), '300{Enter}')
  expect(router.state.location.searchStr).toBe('?material=silk_wool&weight=200-300')
  expect(cardNames()).toEqual(['Silk'])
  expect(screen.getByText('1 of 4 models')).toBeVisible()
  expect(chips()).toEqual([
    'Remove Material: Silk',
    'Remove Material: Wool',
    'Remove Weight: 200 g to 300 g',
  ])
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(router.state.location.searchStr).toBe('')
  expect(cardNames()).toHaveLength(4)
})

const bags = [
  { name: 'Summer', facts: { comfort: '5 °C', energy: 'A' } },
  { name: 'Spring', facts: { comfort: '0 °C', energy: 'A+' } },
  { name: 'Winter', facts: { comfort: '−15 °C', energy: 'A++' } },
  { name: 'Arctic', facts: { comfort: '-28.5 °C', energy: 'A-' } },
].map((entry) => product({ itemId: entry.name.toLowerCase(), ...entry }))

it('filters by amounts below zero', async () => {
  const { router, user } = await renderApp('/phones?comfort=-20-0', { products: bags })
  expect(cardNames()).toEqual(['Spring', 'Winter'])
  expect(chips()).toEqual(['Remove Comfort: -20 °C to 0 °C'])
  const comfort = within(filterGroup('Comfort'))
  const lowest = comfort.getByRole('spinbutton', { name: 'Lowest Comfort' })
  expect(lowest).toHaveAttribute('placeholder', '-29')
  await user.clear(lowest)
  await user.type(lowest, '-10{Enter}')
  expect(router.state.location.searchStr).toBe('?comfort=-10-0')
  expect(cardNames()).toEqual(['Spring'])
})

it('filters by values that differ by a sign', async () => {
  const { router, user } = await renderApp('/phones?comfort=--12', { products: bags })
  expect(cardNames()).toEqual(['Winter', 'Arctic'])
  const energy = filterGroup('Energy')
  expect(valueNames(energy)).toEqual(['A (0)', 'A- (1)', 'A+ (0)', 'A++ (1)'])
  await user.click(within(energy).getByRole('checkbox', { name: 'A++ (1)' }))
  expect(router.state.location.searchStr).toBe('?comfort=--12&energy=a%2B%2B')
  expect(cardNames()).toEqual(['Winter'])
})

it('finds and suggests them in the search', async () => {
  const { router, user } = await renderApp('/search?q=linen', { products })
  expect(cardNames()).toEqual(['Linen'])
  await user.clear(screen.getByRole('combobox', { name: 'Search' }))
  await user.type(screen.getByRole('combobox', { name: 'Search' }), 'silk')
  await user.click(await screen.findByRole('option', { name: 'Silk, Material' }))
  expect(router.state.location.searchStr).toBe('?material=silk')
})

it('compares them in their groups, which come last, and marks what is better', async () => {
  await renderApp('/compare?ids=wool_linen', { products, phones })
  expect(rowValues('Weight')).toEqual(['320 g', '180 g best'])
  const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(
    heads.filter((head) => ['Price', 'Body', 'Display', 'Screen', 'General'].includes(head)),
  ).toEqual([...['Price', 'General', 'Display', 'Screen', 'Body']])
})
