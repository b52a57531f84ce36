import { expect, it } from 'vitest'
import { colorValue, isPaintable } from '#cli/color-value.ts'
import { basicColor } from '#src/domain/facets/basic-color.ts'
import { rowsOf } from '#tests/support/rows.ts'

it.each(
  rowsOf({
    ...{ black: ['schwarz', 'matte black'], white: ['Weiß', 'weiss/schwarz'], silver: ['silber'] },
    ...{ gray: ['grau-metallic', 'anthrazit matt'], gold: ['gold'], brown: ['dunkelbraun'] },
    ...{ pink: ['Rosé', 'rosa'], red: ['weinrot', 'feuerrot'], purple: ['violett'] },
    ...{ green: ['hell-grün', 'Tannengruen', 'türkis'], blue: ['dunkel blau'] },
    orange: ['Black/Orange'],
  }),
)('%s is the look of %s', (basic, name) => {
  const value = colorValue(name)
  expect(value).toMatch(/^#[\da-f]{6}$/)
  expect(basicColor(name, value)).toBe(basic)
})

it.each(['mehrfarbig', 'moon whisper', 'Design 7', ''])('nobody knows how "%s" looks', (name) => {
  expect(colorValue(name)).toBeUndefined()
})

it.each(['rose gold', 'sea green', 'Space Gray', '#2e8b57'])('%s needs no value', (name) => {
  expect(isPaintable(name)).toBe(true)
})
