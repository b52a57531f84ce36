import { expect, it } from 'vitest'
import { swatchColor, SWATCHES } from '#src/domain/color/swatches.ts'
import { rowsOf } from '#tests/support/rows.ts'

/** The values among those of these tests that a browser accepts as CSS colours. */
const CSS_COLORS = new Set([
  ...['black', 'blue', 'gold', 'red', 'lightsteelblue', 'darkblue', '#fff', 'rgb(10 20 30)'],
  'transparent',
])
const paint = (name: string) => swatchColor(name, (value) => CSS_COLORS.has(value))

it.each(
  rowsOf({
    lightpink: ['rose gold', 'rosegold', 'rose-gold', 'Rose Gold', 'ROSE_GOLD', '  rose  gold '],
    darkblue: ['midnight', 'Midnight'],
    ...{ black: ['black'], gold: ['Gold'], lightsteelblue: ['light steel blue'] },
    ...{ '#fff': ['#FFF'], 'rgb(10 20 30)': ['rgb(10 20 30)', ' rgb(10 20 30) '] },
  }),
)('the swatch is %s for %s', (expected, name) => {
  expect(paint(name)).toBe(expected)
})

it.each(['space gray', 'space-gray', 'space grey', 'graphite'])(
  'the swatch of %s is a dark grey',
  (name) => {
    const channels =
      (paint(name) ?? '').match(/[0-9a-f]{2}/g)?.map((hex) => parseInt(hex, 16)) ?? []
    expect(channels).toHaveLength(3)
    expect(Math.max(...channels)).toBeLessThan(110)
    expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(10)
  },
)

it.each([
  ...['', ' ', 'dragonfruit', 'constructor', '__proto__', 'toString', 'url(x)', 'red;'],
  // CSS accepts it, but nobody sees it.
  'Transparent',
])('"%s", which is no colour, has no swatch', (name) => {
  expect(paint(name)).toBeUndefined()
})

it('every swatch is a colour in six digits or by its name', () => {
  for (const [name, color] of SWATCHES) {
    expect(color, name).toMatch(/^(#[0-9a-f]{6}|darkblue|lightpink)$/)
    expect(paint(name)).toBe(color)
  }
})
