import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contrast, LEAST, TEXTS, tokenColors } from '#tools/site/settings/accent.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8')

/** By WCAG 2.2, 1.4.11, for what shows a control or its state. */
const CONTROL = 3

it.each([
  ...Object.entries(TEXTS).flatMap(([text, grounds]) =>
    grounds.map((ground) => [text, ground, LEAST] as const),
  ),
  ['heart', 'surface', CONTROL],
  ['line-strong', 'page', CONTROL],
  ['line-strong', 'surface', CONTROL],
] as const)('%s stands out from %s by %d to 1, in both themes', (front, back, least) => {
  const [lightFront, darkFront] = tokenColors(tokens, front)
  const [lightBack, darkBack] = tokenColors(tokens, back)
  expect(contrast(lightFront, lightBack)).toBeGreaterThanOrEqual(least)
  expect(contrast(darkFront, darkBack)).toBeGreaterThanOrEqual(least)
})
