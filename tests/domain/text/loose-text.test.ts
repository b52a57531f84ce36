import { expect, it } from 'vitest'
import { looseText } from '#src/domain/text/loose-text.ts'

it.each([
  [['Space Gray', 'space-gray', 'spacegray', 'SPACE_GRAY', 'space – gray']],
  [['1-2', '1 - 2', '1–2', '1_2']],
  [['−15 °C', '-15°C']],
  [['6.1-inch', '6.1 inch']],
  [['AM-4', 'am4']],
  [['1 1/2', '1-1/2']],
])('%j are one text', (texts) => {
  expect(new Set(texts.map(looseText)).size).toBe(1)
})

it.each([
  [['1-2', '12', '1/2', '11-12', '1-12']],
  [['+1.50', '-1.50', '1.50', '15', '150']],
  [['A', 'A-', 'A+']],
  [['11/2', '1 1/2']],
  [['-15 °C', '15 °C']],
])('%j are as many texts', (texts) => {
  expect(new Set(texts.map(looseText)).size).toBe(texts.length)
})
