import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'

/** In px, at the usual size of text: 1rem is 16px. */
const STEPS = {
  text: [11, 14, 17, 22, 34, 44, 60, 88],
  radius: [0, 4, 14, 22, 999],
  space: [0, 1, 2, 4, 8, 12, 16, 24, 32, 48, 96, 128],
  control: [32, 44, 48, 56],
}
const LINES = [0.98, 1.15, 1.35, 1.55]

/** Of which kind the lengths of a property or of a token are. */
const KINDS: readonly (readonly [property: RegExp, kind: keyof typeof STEPS])[] = [
  [/^(?:font-size|--text-.+)$/, 'text'],
  [/^(?:border-.*radius|--radius-.+)$/, 'radius'],
  [/^(?:(?:row-|column-)?gap|(?:padding|margin)(?:-.+)?|--(?:space-.+|gap|section))$/, 'space'],
  [/^--(?:target|control|control-large|small-control|filter-row|menu-row)$/, 'control'],
]

/** What stands outside of the scale, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '--text-product: 4.5rem':
    'the name on a product’s page grows with the window, to between two steps',
  '--text-display: 1.6rem': 'a part of the sum by which titles grow with the window',
  '--text-product: 1.4rem': 'the same',
}

const stylesheets = globSync('src/**/*.css').filter((file) => !file.endsWith('typeface.css'))

describe('the scale', () => {
  it('has every size of text, corner, gap and control, every line height, and one tracking', () => {
    expect(
      stylesheets.flatMap((file) =>
        outside(readFileSync(file, 'utf8')).map((found) => `${file} ${found}`),
      ),
    ).toEqual([])
  })

  it('has no exception that is not needed', () => {
    const styles = stylesheets.map((file) => readFileSync(file, 'utf8')).join('\n')
    expect(outside(styles, {}).sort()).toEqual(Object.keys(EXCEPTIONS).sort())
  })

  it.each([
    ['font-size: 17px', 0],
    ['font-size: 1rem', 1],
    ['font-size: clamp(22px, 11cqi, 2.125rem)', 0],
    ['font-size: clamp(22px, 11cqi, 2.25rem)', 1],
    ['line-height: 1.35', 0],
    ['line-height: 1.4', 1],
    ['line-height: var(--control)', 0],
    ['border-radius: 10px', 1],
    ['border-radius: 14px 14px 0 0', 0],
    ['border-start-start-radius: 6px', 1],
    ['padding: calc(var(--space-1) + 3px) 8px', 1],
    ['margin-block: -12px 20px', 1],
    ['row-gap: 0.75rem', 0],
    ['--section: 100px', 1],
    ['--control: 40px', 1],
    ['letter-spacing: -0.02em', 1],
    ['letter-spacing: var(--tracking)', 0],
    ['width: 37px', 0],
  ])('in %s, outside of the scale: %i', (style, count) => {
    expect(outside(`a { ${style} }`)).toHaveLength(count)
  })
})

/** The lengths and numbers of a stylesheet that no step has, each with its property. */
function outside(style: string, exceptions = EXCEPTIONS): string[] {
  const found: string[] = []
  postcss.parse(style).walkDecls(({ prop, value }) => {
    const kind = KINDS.find(([property]) => property.test(prop))?.[1]
    const lengths = value.match(/(?<![\w.])(?:\d*\.)?\d+(?:px|rem)\b/g) ?? []
    const amounts = /^(?:line-height|--display-line)$/.test(prop) && !/[a-z%]/.test(value)
    if (kind)
      found.push(
        ...lengths
          .filter((each) => !STEPS[kind].includes(pixels(each)))
          .map((each) => `${prop}: ${each}`),
      )
    if (amounts && !LINES.includes(Number(value))) found.push(`${prop}: ${value}`)
    if (prop === 'letter-spacing' && !/^(?:normal|var\(--tracking\))$/.test(value))
      found.push(`${prop}: ${value}`)
  })
  return found.filter((each) => !(each in exceptions))
}

function pixels(length: string): number {
  return Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1)
}
