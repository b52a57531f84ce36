import { describe, expect, it } from 'vitest'
import { contrast, LEAST, TEXTS, tokenColors } from '#tools/site/settings/accent.ts'
import { LOOKS, tokensOf } from '#tools/site/settings/looks.ts'

/** By WCAG 2.2, 1.4.11, for what shows a control or its state. */
const CONTROL = 3

describe.each(Object.entries(LOOKS))('in the look %s', (_, look) => {
  const tokens = tokensOf({ look, accent: look.accent })
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
})
