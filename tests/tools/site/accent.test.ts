import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accentFaults, tokenColors, withAccent, contrast } from '#tools/site/settings/accent.ts'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

it.each([
  ['accent', { light: '#7fd0b0' }, /in the light theme: its contrast is 1\.8 to 1/, 'darker'],
  ['accent.dark', { light: '#0b6b4f', dark: '#0b6b4f' }, /in the dark theme/, 'lighter'],
])(
  'an unreadable colour is rejected as %s, with one that would do',
  (field, accent, message, how) => {
    const [fault] = accentFaults(accent, tokens)
    expect(fault?.field).toBe(field)
    expect(fault?.message).toMatch(message)
    const [, better = '', said] =
      /^write "(#\w{6})", the same colour (\w+)$/.exec(fault?.fix ?? '') ?? []
    expect(said).toBe(how)
    const corrected = field === 'accent' ? { light: better } : { ...accent, dark: better }
    expect(accentFaults(corrected, tokens)).toEqual([])
  },
)

it('the dark colour is made from the light one, and can be read as well as its own text', () => {
  const styles = withAccent(tokens, { light: '#0b6b4f' })
  const [light, dark] = tokenColors(styles, 'accent')
  expect(light).toBe('#0b6b4f')
  expect(accentFaults({ light, dark }, tokens)).toEqual([])
  const [onLight, onDark] = tokenColors(styles, 'on-accent')
  expect(contrast(light, onLight)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(dark, onDark)).toBeGreaterThanOrEqual(4.5)
  const [textOnLight, textOnDark] = tokenColors(styles, 'text')
  const [softLight, softDark] = tokenColors(styles, 'accent-soft')
  expect(contrast(softLight, textOnLight)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(softDark, textOnDark)).toBeGreaterThanOrEqual(4.5)
  expect(styles.replace(/--color-accent(?:-soft)?: .*/g, '')).toBe(
    tokens.replace(/--color-accent(?:-soft)?: .*/g, ''),
  )
})
