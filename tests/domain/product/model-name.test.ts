import { expect, it } from 'vitest'
import { modelName, nameParts } from '#src/domain/product/model-name.ts'
import { product } from '#tests/support/products.ts'

const variant = (name: string, color?: string, capacity = '') =>
  product({ itemId: name, name, capacity, ...(color !== undefined && { color }) })

it.each([
  [
    'Acme 5',
    [variant('Acme 5 64GB Sky Blue', 'sky blue', '64GB'), variant('Acme 5 1TB Red', 'red', '1TB')],
  ],
  // Colours and capacities that all variants share are no part of the name.
  [
    'Case',
    [
      variant('Case 6.3-inch Space Gray', 'space gray', '6.3-inch'),
      variant('Case 6.8-inch Space-Gray', 'spacegray', '6.8 inch'),
    ],
  ],
  ['Sony Xperia 1 V', [variant('Sony Xperia 1 V 256GB Khaki Green', 'khaki green', '256GB')]],
  [
    'Watch',
    [variant('Watch Black 42mm', 'black', '42mm'), variant('Watch Red 46mm', 'red', '46mm')],
  ],
  // Without facts, what the names share.
  ['Nimbus N1', [variant('Nimbus N1 64GB Rosegold'), variant('Nimbus N1 128GB Gray')]],
  // A name of nothing but facts stays whole.
  ['Black', [variant('Black', 'black')]],
  ['Alpha', [variant('Alpha', 'red'), variant('Beta', 'blue')]],
])('calls a model %s', (name, variants) => {
  expect(modelName(variants)).toBe(name)
})

it.each([
  ['Apple iPhone 17 Pro', '256GB Cosmic Orange', 'cosmic orange', '256GB'],
  ['Pixel 9 Case', 'Space Gray', 'space-gray', '6.3-inch'],
  ['A  phone, of unknown colour', '', undefined, '64GB'],
])('the name of %s has the variant “%s”', (model, written, color, capacity) => {
  const product = variant([model, written].filter(Boolean).join(' '), color, capacity)
  expect(nameParts(product)).toEqual({ model, variant: written })
})
