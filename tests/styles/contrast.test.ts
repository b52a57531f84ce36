import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const tokens = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8')

/** Contrast by WCAG 2.2: 1.4.3 for text, 1.4.11 for what shows a control or its state. */
const TEXT = 4.5
const CONTROL = 3

const GROUNDS = ['page', 'surface', 'sunken', 'raised']

it.each([
  ...GROUNDS.map((ground) => ['text', ground, TEXT] as const),
  ...GROUNDS.map((ground) => ['text-quiet', ground, TEXT] as const),
  ['accent', 'page', TEXT],
  ['accent', 'surface', TEXT],
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
  const [lightFront, darkFront] = colorsOf(front)
  const [lightBack, darkBack] = colorsOf(back)
  expect(contrast(lightFront, lightBack)).toBeGreaterThanOrEqual(least)
  expect(contrast(darkFront, darkBack)).toBeGreaterThanOrEqual(least)
})

/** A token's colour in the light and in the dark theme. */
function colorsOf(token: string): [light: string, dark: string] {
  const value = new RegExp(`--color-${token}: ([^;]+);`).exec(tokens)?.[1] ?? ''
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/gi) ?? []
  if (light === undefined || dark === undefined) throw new Error(`No colour named ${token}`)
  return [light, dark]
}

/** 1 to 21, as WCAG defines it. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of `#rrggbb`, 0 to 1, as WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
