import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'

/** Properties whose four values name the sides of the window; one or two values mean the same from both sides. */
const SIDES = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color|radius))$/

describe('styles', () => {
  it('name the start and the end of a line, not left and right', () => {
    const stylesheets = globSync(['src/**/*.css', 'tools/site/**/*.css'])
    expect(
      stylesheets.flatMap((file) => sidesIn(readFileSync(file, 'utf8')).map((at) => [file, at])),
    ).toEqual([])
    const components = globSync('{src,routes}/**/*.tsx').map((file) => readFileSync(file, 'utf8'))
    expect(components.join('\n')).not.toMatch(/\bstyle=\{\{[^}]*(?:left|right)\b/i)
  })

  it.each([
    ['margin-left: auto', 1],
    ['border-top-right-radius: 0', 1],
    ['text-align: right', 1],
    ['mask: linear-gradient(to left, transparent, white)', 1],
    ['padding: 0 1em 0 2em', 1],
    ['border-radius: 1em 0', 1],
    ['translate: 1em 0', 1],
    ['margin-inline-start: auto', 0],
    ['padding: 0 1em 2em 1em', 0],
    ['inset: calc(1em + 1px) 0 auto', 0],
    ['translate: 0 100%', 0],
    ['translate: calc(var(--flow) * 1em) 0', 0],
    ['translate: var(--drag, 0) 0', 0],
  ])('in %s, name sides of the window: %i', (style, count) => {
    expect(sidesIn(`a { ${style} }`)).toHaveLength(count)
  })
})

/** The declarations that would be wrong in a page that is read from right to left. */
function sidesIn(style: string): string[] {
  const found: string[] = []
  postcss.parse(style).walkDecls(({ prop, value, source }) => {
    const [first = '', second = first, , fourth = second] = postcss.list.space(value)
    const isOneSided =
      /(?:^|-)(?:left|right)(?:-|$)/.test(prop) ||
      /\b(?:left|right)\b/.test(value) ||
      (SIDES.test(prop) && fourth !== second) ||
      (prop === 'border-radius' && first !== second) ||
      (prop === 'translate' && !/^(?:0$|none$|.*var\(--(?:flow|drag)\b)/.test(first))
    if (isOneSided) found.push(`line ${source?.start?.line}: ${prop}: ${value}`)
  })
  return found
}
