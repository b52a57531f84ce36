import { expect, it } from 'vitest'
import { compareSizes } from '#src/domain/facts/units.ts'

it.each([
  [['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']],
  [['x-small', 'Small', 'Medium', 'Large', 'X-Large']],
  [['41', '42', '42 1/3', '42 2/3', '43', '44']],
  [['1/2"', '3/4"', '1"', '1 1/8"', '1½"']],
  [['20"', '26"', '27.5"', '29"']],
  [['26 Zoll', '27,5 Zoll', '29 Zoll']],
  [['256GB', '1TB', '42mm', '11"', '20W', '43', 'M', 'One size']],
])('sorts %j', (sizes) => {
  expect(sizes.toReversed().sort(compareSizes)).toStrictEqual(sizes)
})

it('keeps the order of what is no size', () => {
  const texts = ['Slate', 'Large oak', 'Lime', 'Ash']
  expect(texts.toSorted(compareSizes)).toStrictEqual(texts)
})
