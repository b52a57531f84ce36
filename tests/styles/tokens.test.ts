import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'

const TOKENS = 'src/styles/tokens.css'
/** Holds the metrics of a typeface, which no other file uses. */
const TYPEFACE = 'src/styles/typeface.css'
/** Tokens of looks, which replace some of those (docs/decisions/056). */
const LOOKS = 'src/styles/looks/'

const text = (file: string) => readFileSync(file, 'utf8')
const stylesheets = globSync('src/**/*.css')
const styles = stylesheets.map(text).join('\n')
const components = globSync('{src,routes}/**/*.{ts,tsx}').map(text).join('\n')

/** Colours written out by number or by name. System colours (for forced colours) and `transparent` are allowed. */
const COLOR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink)\b/i

/** Lengths in px, rem or pt, and times, but for 1px lines. Other units (%, fr, vw, em, ch) and zero are allowed. */
const SIZE = /(?<![\w.-])-?(?!1px)(?:\d*\.)?\d+(?:px|rem|pt|ms|s)\b/

/** How large a component is and where it is, which is its own, and the focus ring. */
const OWN =
  /^(?:--|outline|(?:min-|max-)?(?:width|height)$|inset|(?:top|right|bottom|left)$|flex|grid-template|scroll-margin)/

describe('the design tokens', () => {
  it('are the only place that writes out colours, and sizes of text, space, lines and time', () => {
    expect(
      stylesheets
        .filter((file) => file !== TOKENS && file !== TYPEFACE && !file.startsWith(LOOKS))
        .flatMap((file) => rawValuesIn(file, text(file))),
    ).toEqual([])
  })

  it('are used by components too, which write out no colours or sizes', () => {
    expect(components).not.toMatch(/\bstyle=\{\{[^}]*'[^'}]*(?:#|px|rem|rgb)/)
  })

  it('are all used, and every used one is defined', () => {
    const named = (pattern: RegExp, where: string) =>
      [...where.matchAll(pattern)].map(([, name = '']) => name)
    const used = named(/var\((--[\w-]+)/g, styles)
    const defined = [...named(/(--[\w-]+):/g, styles), ...named(/'(--[\w-]+)'/g, components)]
    expect(named(/(--[\w-]+):/g, text(TOKENS)).filter((name) => !used.includes(name))).toEqual([])
    expect(used.filter((name) => !defined.includes(name))).toEqual([])
  })

  it.each([
    ['a { outline: 2px solid var(--color-accent) }', 0],
    ['a { color: #123456 }', 1],
    ['a { border: 1px solid white }', 1],
    ['a { padding: 13px var(--space-2) }', 1],
    ['a { transition: opacity 200ms }', 1],
    ['a { border: 1px solid var(--color-line); margin: 0 -1em; max-width: 300px }', 0],
  ])('in %s values beside the tokens: %i', (style, count) => {
    expect(rawValuesIn('some.css', style)).toHaveLength(count)
  })
})

/** The colours and sizes that a stylesheet writes out instead of using a token. */
function rawValuesIn(file: string, style: string): string[] {
  const found: string[] = []
  postcss.parse(style).walkDecls(({ prop, value, source }) => {
    if (COLOR.test(value) || (SIZE.test(value) && !OWN.test(prop)))
      found.push(`${file}:${source?.start?.line} ${prop}: ${value}`)
  })
  return found
}
