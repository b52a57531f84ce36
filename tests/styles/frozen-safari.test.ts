import { globSync, readFileSync } from 'node:fs'
import postcss, { type ChildNode, type Container, type Document } from 'postcss'
import { expect, it } from 'vitest'

/** WebKit's first versions that are not hit know `position-anchor: normal`. */
const GUARD = '(position-area: end) and (position-anchor: normal)'

it('uses position-try only where Safari 26 does not see it: it freezes when the page is hidden (WebKit 299742)', () => {
  const stylesheets = globSync(['src/**/*.css', 'tools/**/*.css'])
  expect(stylesheets.filter((file) => freezesSafari(readFileSync(file, 'utf8')))).toEqual([])
})

it.each([
  ['a { position-try-fallbacks: flip-block }', true],
  ['@supports (position-area: end) { a { position-try: flip-block } }', true],
  [`@supports ${GUARD} { a { position-try: flip-block } }`, false],
])('%s freezes it: %s', (style, expected) => {
  expect(freezesSafari(style)).toBe(expected)
})

function freezesSafari(style: string): boolean {
  let isFound = false
  postcss.parse(style).walkDecls(/^position-try/, (declaration) => {
    isFound ||= !isGuarded(declaration)
  })
  return isFound
}

function isGuarded(node: ChildNode | Container | Document): boolean {
  if (node.type === 'atrule' && 'params' in node && node.params === GUARD) return true
  return node.parent !== undefined && isGuarded(node.parent)
}
