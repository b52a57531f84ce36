import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tokenColors, contrast } from '#tools/site/settings/accent.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8')

/** Contrast by WCAG 2.2: 1.4.3 for text, 1.4.11 for what shows a control or its state. */
const TEXT = 4.5
const CONTROL = 3

const GROUNDS = ['page', 'surface', 'sunken', 'ground', 'raised']

it.each([
  ...GROUNDS.map((ground) => ['text', ground, TEXT] as const),
  ...GROUNDS.map((ground) => ['text-quiet', ground, TEXT] as const),
  ['accent', 'page', TEXT],
  ['accent', 'surface', TEXT],
  ['accent', 'accent-soft', TEXT],
  ['on-ink', 'ink', TEXT],
  ['on-ink', 'ink-hover', TEXT],
  ['on-accent', 'accent', TEXT],
  ...['banner', 'banner-glow', 'bronze', 'bronze-glow'].map(
    (ground) => ['on-banner', ground, TEXT] as const,
  ),
  ...['mist', 'mist-glow'].map((ground) => ['banner', ground, TEXT] as const),
  ['added', 'added-soft', TEXT],
  ['heart', 'surface', CONTROL],
  ['line-strong', 'page', CONTROL],
  ['line-strong', 'surface', CONTROL],
] as const)('%s stands out from %s by %d to 1, in both themes', (front, back, least) => {
  const [lightFront, darkFront] = tokenColors(tokens, front)
  const [lightBack, darkBack] = tokenColors(tokens, back)
  expect(contrast(lightFront, lightBack)).toBeGreaterThanOrEqual(least)
  expect(contrast(darkFront, darkBack)).toBeGreaterThanOrEqual(least)
})
