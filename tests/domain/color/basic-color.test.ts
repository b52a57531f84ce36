import { expect, it } from 'vitest'
import { BASIC_COLORS, basicColor, type BasicColor } from '#src/domain/color/basic-color.ts'
import { SWATCHES } from '#src/domain/color/swatches.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { rowsOf } from '#tests/support/rows.ts'

/** Every colour of the demo's catalogue. */
const OURS: Readonly<Record<BasicColor, string>> = {
  black: 'black, black eclipse, black titanium, jet black, matte black, obsidian, space black',
  white: 'clear, cream, crystal clear, starlight, white, white smoke',
  gray: 'dark gray, graphite, hazel, koala gray, natural titanium, onyx gray, oxford gray, phantom gray, space gray, titanium gray',
  silver: 'fog, polished silver, silver, silver shadow',
  gold: '',
  brown: 'beige, desert titanium, sienna, umber',
  red: '',
  orange: 'cosmic orange, spritz orange',
  yellow: 'amber yellow, lemongrass, yellow',
  green: 'green, khaki green, mint, teal',
  // Midnight is blue as its swatch is, which the specification paints dark blue.
  blue: 'bay, blue, deep blue, denim, ice blue, midnight, midnight blue, midnight ocean, mist blue, navy, pacific blue, sky blue, slate blue, storm blue, titanium silverblue, ultramarine',
  purple: 'cobalt violet, indigo, lavender, lilac, phantom violet, purple, violet',
  // The specification paints rose gold light pink: a filter by gold would show pink swatches.
  pink: 'pink, rose gold, rose quartz',
}

it('gives every colour of our catalogue the basic colour that it looks like', () => {
  const names = new Set(catalogue.flatMap(({ color }) => color ?? []).sort())
  const found = Map.groupBy(names, (name) => basicColor(name))
  for (const color of BASIC_COLORS) expect(found.get(color)?.join(', ') ?? '').toBe(OURS[color])
  expect(found.get(undefined)).toBeUndefined()
})

it('knows every swatch', () => {
  const names = [...SWATCHES.keys()]
  expect(names.filter((name) => basicColor(name) === undefined)).toStrictEqual([])
})

it.each(
  rowsOf({
    ...{ gray: ['Space Grey', 'space-gray', 'spacegray', 'titanium'], black: ['spaceblack'] },
    ...{ pink: ['Rose-Gold', 'rosegold'], gold: ['gold', 'Champagne'], brown: ['Bronze'] },
    ...{ red: ['(PRODUCT)RED', '#ff0000'], green: ['midnightgreen'], yellow: ['#FFD700'] },
    ...{ blue: ['sierrablue', 'bluetitanium'], white: ['whitetitanium'] },
  }),
)('%s in another catalogue is also %s', (color, name) => {
  expect(basicColor(name)).toBe(color)
})

it.each<[string, string, BasicColor]>([
  ['Dusk', '#5A6B9E', 'blue'],
  ['bay', '#292b2c', 'black'],
  ['indigo', '#5a6b9e', 'purple'],
])(
  '%s that looks like %s is %s: its own value counts before the swatch, after the words',
  (name, value, color) => {
    expect(basicColor(name, value)).toBe(color)
  },
)

it('knows no others', () => {
  const names = ['', ' ', 'mirrored', 'constructor', '__proto__', '#12', 'rgb(0 0 0)', 'no colour']
  expect([...names, '灰色'].filter((name) => basicColor(name) !== undefined)).toStrictEqual([])
})
