import { expect, it } from 'vitest'
import { BASIC_COLORS, basicColor, type BasicColor } from '#src/domain/facets/basic-color.ts'
import { SWATCHES } from '#src/domain/swatches.ts'
import { catalogue } from '../../support/our-catalogue.ts'

/** Every colour of our own catalogue. */
const OURS: Readonly<Record<BasicColor, readonly string[]>> = {
  black: [
    'black',
    'black eclipse',
    'black titanium',
    'jet black',
    'matte black',
    'obsidian',
    'space black',
  ],
  white: ['clear', 'cream', 'crystal clear', 'starlight', 'white', 'white smoke'],
  gray: [
    'dark gray',
    'graphite',
    'hazel',
    'koala gray',
    'natural titanium',
    'onyx gray',
    'oxford gray',
    'phantom gray',
    'space gray',
    'titanium gray',
  ],
  silver: ['fog', 'polished silver', 'silver', 'silver shadow'],
  gold: [],
  brown: ['beige', 'desert titanium', 'sienna', 'umber'],
  red: [],
  orange: ['cosmic orange', 'spritz orange'],
  yellow: ['amber yellow', 'lemongrass', 'yellow'],
  green: ['green', 'khaki green', 'mint', 'teal'],
  blue: [
    'bay',
    'blue',
    'deep blue',
    'denim',
    'ice blue',
    // As its swatch, which the specification paints dark blue.
    'midnight',
    'midnight blue',
    'midnight ocean',
    'mist blue',
    'navy',
    'pacific blue',
    'sky blue',
    'slate blue',
    'storm blue',
    'titanium silverblue',
    'ultramarine',
  ],
  purple: ['cobalt violet', 'indigo', 'lavender', 'lilac', 'phantom violet', 'purple', 'violet'],
  // The specification paints rose gold light pink: a filter by gold would show pink swatches.
  pink: ['pink', 'rose gold', 'rose quartz'],
}

for (const color of BASIC_COLORS) {
  it(`${color} is the basic colour of ${OURS[color].join(', ') || 'none of ours'}`, () => {
    expect(OURS[color].map(basicColor)).toStrictEqual(OURS[color].map(() => color))
  })
}

it('knows every colour of our catalogue', () => {
  const names = new Set(catalogue.flatMap(({ color }) => color ?? []))
  expect([...names].sort()).toStrictEqual(Object.values(OURS).flat().sort())
})

it('knows every swatch', () => {
  const names = Object.keys(SWATCHES)
  expect(names.filter((name) => basicColor(name) === undefined)).toStrictEqual([])
})

it.each<[string, BasicColor]>([
  ['Space Grey', 'gray'],
  ['space-gray', 'gray'],
  ['spacegray', 'gray'],
  ['spaceblack', 'black'],
  ['Rose-Gold', 'pink'],
  ['rosegold', 'pink'],
  ['gold', 'gold'],
  ['Champagne', 'gold'],
  ['(PRODUCT)RED', 'red'],
  ['midnightgreen', 'green'],
  ['sierrablue', 'blue'],
  ['bluetitanium', 'blue'],
  ['whitetitanium', 'white'],
  ['titanium', 'gray'],
  ['Bronze', 'brown'],
  ['#ff0000', 'red'],
  ['#FFD700', 'yellow'],
])('%s is %s in another catalogue', (name, color) => {
  expect(basicColor(name)).toBe(color)
})

it.each([
  '',
  ' ',
  'mirrored',
  'constructor',
  '__proto__',
  '#12',
  'rgb(0 0 0)',
  'no colour',
  '灰色',
])('does not know "%s"', (name) => {
  expect(basicColor(name)).toBeUndefined()
})
