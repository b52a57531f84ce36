import { expect, it } from 'vitest'
import { colorValue, isPaintable } from '#cli/color-value.ts'
import { basicColor } from '#src/domain/facets/basic-color.ts'

it.each([
  ['schwarz', 'black'],
  ['Weiß', 'white'],
  ['weiss/schwarz', 'white'],
  ['grau-metallic', 'gray'],
  ['anthrazit matt', 'gray'],
  ['silber', 'silver'],
  ['gold', 'gold'],
  ['Rosé', 'pink'],
  ['dunkelbraun', 'brown'],
  ['weinrot', 'red'],
  ['feuerrot', 'red'],
  ['hell-grün', 'green'],
  ['Tannengruen', 'green'],
  ['dunkel blau', 'blue'],
  ['türkis', 'green'],
  ['violett', 'purple'],
  ['rosa', 'pink'],
  ['Noir mat', 'black'],
  ['blanca', 'white'],
  ['grigio scuro', 'gray'],
  ['zilver', 'silver'],
  ['marrón', 'brown'],
  ['rouge vif', 'red'],
  ['arancione', 'orange'],
  ['geel', 'yellow'],
  ['vert sapin', 'green'],
  ['azul', 'blue'],
  ['paars', 'purple'],
  ['roze', 'pink'],
  ['Black/Orange', 'orange'],
  ['matte black', 'black'],
])('%s looks %s', (name, basic) => {
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
