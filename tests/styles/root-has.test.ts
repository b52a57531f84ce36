import { globSync, readFileSync } from 'node:fs'
import postcss, { type Rule } from 'postcss'
import { expect, it } from 'vitest'

/** Whether a rule is for elements below the root, by what the root has: each change of a page then restyles all of them. */
function belowRoot(rule: Rule): boolean {
  const { parent } = rule
  const isNested = parent?.type === 'rule' && parent.toString().startsWith(':root:has(')
  return isNested || rule.selectors.some((selector) => /^:root:has\(.+\)\s*[\s>+~]/.test(selector))
}

function found(css: string): string[] {
  const rules: string[] = []
  postcss.parse(css).walkRules((rule) => {
    if (belowRoot(rule)) rules.push(rule.selector)
  })
  return rules
}

it('styles of elements below the root do not depend on what the root has', () => {
  expect(globSync('src/**/*.css').flatMap((file) => found(readFileSync(file, 'utf8')))).toEqual([])
})

it.each([
  [':root:has(.tray) { --tray: 61px }', 0],
  [':root:has(.links > :nth-child(5)) { --height: 1px }', 0],
  [':root:has(.room) .header { color: red }', 1],
  [':root:has(.links) { .bar { color: red } }', 1],
  ['.header:has(~ * .room) .bar { color: red }', 0],
])('finds %s %i times', (css, times) => {
  expect(found(css)).toHaveLength(times)
})
