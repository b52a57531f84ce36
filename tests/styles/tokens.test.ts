import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Declaration } from 'postcss'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const TOKENS = 'src/styles/tokens.css'
/** Holds the metrics of a typeface, which no other file uses. */
const TYPEFACE = 'src/styles/typeface.css'

const stylesheets = globSync('src/**/*.css', { cwd: ROOT }).map((file) =>
  file.replaceAll('\\', '/'),
)
const components = globSync('{src,routes}/**/*.{ts,tsx}', { cwd: ROOT })

/** Colours written out by number or by name. System colours (for forced colours) and `transparent` are allowed. */
const COLOR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink)\b/i

/** Lengths in px, rem or pt, and times. Other units (%, fr, vw, em, ch) and zero are allowed. */
const SIZE = /(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem|pt|ms|s)\b/g

/** 1 px lines are allowed everywhere, and 2 px for the focus ring. */
const HAIRLINE = /^-?1px$/
const RING = 'outline'

describe('the design tokens', () => {
  it('are the only place that writes out colours and sizes', () => {
    expect(
      stylesheets
        .filter((file) => file !== TOKENS && file !== TYPEFACE)
        .flatMap((file) => rawValuesIn(file, readFileSync(join(ROOT, file), 'utf8'))),
    ).toEqual([])
  })

  it('are used by components too, which write out no colours or sizes', () => {
    const styled = components.filter((file) =>
      /\bstyle=\{\{[^}]*'[^']*(?:#|px|rem|rgb)/.test(readFileSync(join(ROOT, file), 'utf8')),
    )
    expect(styled).toEqual([])
  })

  it('are all used, and every used one is defined', () => {
    const tokens = new Set(
      declarationsOf(TOKENS)
        .map(({ prop }) => prop)
        .filter(isVariable),
    )
    const text = stylesheets.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n')
    const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
    expect([...tokens].filter((name) => !used.has(name))).toEqual([])
    const local = new Set(
      [
        ...text.matchAll(/(--[\w-]+):/g),
        ...components.flatMap((file) => [
          ...readFileSync(join(ROOT, file), 'utf8').matchAll(/'(--[\w-]+)'/g),
        ]),
      ].map(([, name = '']) => name),
    )
    expect([...used].filter((name) => !local.has(name))).toEqual([])
  })

  it.each([
    ['a { outline: 2px solid var(--color-accent) }', 0],
    ['a { color: #123456 }', 1],
    ['a { background: rgb(0 0 0 / 0.5) }', 1],
    ['a { border: 1px solid white }', 1],
    ['a { padding: 13px var(--space-2) }', 1],
    ['a { margin: calc(0.5rem + 1%) }', 1],
    ['a { transition: opacity 200ms }', 1],
    ['a { border: 2px solid var(--color-line) }', 1],
    ['a { border: 1px solid var(--color-line); margin: 0 -1em; width: 50% }', 0],
    ['a { translate: calc(-1 * var(--carousel-step)) 0; color: CanvasText }', 0],
  ])('in %s values beside the tokens: %i', (text, count) => {
    expect(rawValuesIn('some.css', text)).toHaveLength(count)
  })
})

/** The colours and sizes that a stylesheet writes out instead of using a token. */
function rawValuesIn(file: string, text: string): string[] {
  const found: string[] = []
  postcss.parse(text).walkDecls(({ prop, value, source }) => {
    const sizes = value.match(SIZE) ?? []
    const isRaw =
      COLOR.test(value) ||
      sizes.some((size) => !HAIRLINE.test(size) && !(prop.startsWith(RING) && size === '2px'))
    if (isRaw) found.push(`${file}:${source?.start?.line} ${prop}: ${value}`)
  })
  return found
}

function declarationsOf(file: string): Declaration[] {
  const declarations: Declaration[] = []
  postcss.parse(readFileSync(join(ROOT, file), 'utf8')).walkDecls((declaration) => {
    declarations.push(declaration)
  })
  return declarations
}

function isVariable(name: string): boolean {
  return name.startsWith('--')
}
