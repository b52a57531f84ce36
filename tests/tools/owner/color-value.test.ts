import { expect, it } from 'vitest'
import { colorValue, isPaintable } from '#tools/owner/color-value.ts'
import { basicColor } from '#src/domain/color/basic-color.ts'

it.each([
  ['black', 'schwarz|matte black|Noir mat'],
  ['white', 'Weiß|weiss/schwarz|blanca'],
  ['silver', 'silber|zilver'],
  ['gray', 'grau-metallic|anthrazit matt|grigio scuro'],
  ['gold', 'gold'],
  ['brown', 'dunkelbraun|marrón'],
  ['pink', 'Rosé|rosa|roze'],
  ['red', 'weinrot|feuerrot|rouge vif'],
  ['purple', 'violett|paars'],
  ['green', 'hell-grün|Tannengruen|türkis|vert sapin'],
  ['blue', 'dunkel blau|azul'],
  ['orange', 'Black/Orange|arancione'],
])('%s is the look of %s', (basic, names) => {
  for (const name of names.split('|')) {
    const value = colorValue(name)
    expect(value, name).toMatch(/^#[\da-f]{6}$/)
    expect(basicColor(name, value), name).toBe(basic)
  }
})

it.each(['mehrfarbig', 'moon whisper', 'Design 7', ''])('nobody knows how "%s" looks', (name) => {
  expect(colorValue(name)).toBeUndefined()
})

it.each(['rose gold', 'sea green', 'Space Gray', '#2e8b57'])('%s needs no value', (name) => {
  expect(isPaintable(name)).toBe(true)
})
