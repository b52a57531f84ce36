import { transform, type TokenOrValue } from 'lightningcss'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '#tools/owner/problem.ts'
import { nearest } from '#tools/site/nearest.ts'
import * as colors from '#tools/site/settings/accent.ts'
import { LOOK } from '#tools/site/settings/look.ts'
import { tokensOf } from '#tools/site/settings/looks.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { placeIn, problem, problemsAt } from './problems.ts'

/**
 * What an owner should fix in a stylesheet of their own: what the shop's security policy refuses, names that mean nothing,
 * and texts that are hard to read. All else is taken as it is.
 */
export function checkLook(folder: string, shop: Settings): Problem[] {
  if (!existsSync(join(folder, LOOK))) return []
  const text = readFileSync(join(folder, LOOK), 'utf8')
  const problems: Problem[] = []
  const set = new Set<string>()
  const used = new Set<string>()
  const refuse = (rule: 'look-import' | 'look-address', line: number, url: string) =>
    void problems.push(problemsAt({ file: LOOK, line })(rule, undefined, url))
  const { warnings } = transform({
    ...{ filename: LOOK, code: Buffer.from(text), errorRecovery: true },
    visitor: {
      Rule: { import: ({ value: { url, loc } }) => refuse('look-import', loc.line + 1, url) },
      Url({ url, loc }) {
        const isOurs = /^(?:img|files)\/(?!.*\.\.)/.test(url) && existsSync(join(folder, url))
        if (!isOurs) refuse('look-address', loc.line, url)
      },
      Declaration: { custom: ({ name }) => void set.add(name) },
      Variable: ({ name }) => void used.add(name.ident),
    },
  })
  for (const { message, loc } of warnings) {
    // What is newer than the parser is taken as it is.
    if (/^Unknown at rule|is not recognized/.test(message)) continue
    const rule = message.startsWith('@import') ? 'look-import' : 'look-broken'
    problems.push(problem(rule, { file: LOOK, line: loc.line }, { column: loc.column }))
  }
  const tokens = tokensOf(shop)
  const known: readonly string[] = tokens.match(/--[\w-]+(?=:)/g) ?? []
  const placeOf = (field: string) => ({ ...placeIn({ file: LOOK, text }, `${field}:`), field })
  for (const name of set) {
    if (known.includes(name) || used.has(name)) continue
    const other = nearest(name, known)
    const meant = other === undefined ? '' : `: did you mean ${other}?`
    problems.push(problem('look-token', placeOf(name), { meant }))
  }
  const colorOf = colorsIn(`${tokens}\n${text}`)
  const compared = new Set(Object.entries(colors.TEXTS).flat(2))
  for (const name of set) {
    const isKnown = colors.THEMES.every((theme) => colorOf(name, theme) !== undefined)
    if (compared.has(name.replace('--color-', '')) && !isKnown)
      problems.push(problem('look-unknown', placeOf(name)))
  }
  for (const theme of colors.THEMES) {
    const hard = colors.hardToRead(
      (name) => colorOf(`--color-${name}`, theme),
      (...names) => names.some((name) => set.has(`--color-${name}`)),
    )
    for (const { text: name, ground, color, back, ratio } of hard) {
      const [front, behind] = [`--color-${name}`, `--color-${ground}`]
      const place = { ...placeOf(set.has(front) ? front : behind), field: front }
      const values = { theme, back: behind, color, ground: back, least: colors.LEAST }
      problems.push(problem('look-contrast', place, { ...values, found: ratio.toFixed(1) }))
    }
  }
  return problems
}

type Value = readonly TokenOrValue[]

/** What finds the colour of a name, `#rrggbb`, in what stylesheets say of the whole page: the last one counts. */
function colorsIn(styles: string) {
  const values = new Map<string, Value>()
  transform({
    ...{ filename: LOOK, code: Buffer.from(styles), errorRecovery: true },
    visitor: {
      Rule: {
        style({ value: { selectors, declarations } }) {
          if (!selectors.some(([part]) => OF_PAGE.test(JSON.stringify(part)))) return
          for (const each of declarations.declarations)
            if (each.property === 'custom') values.set(each.value.name, each.value.value)
        },
      },
    },
  })
  const find = ([part, more]: Value, theme: colors.Theme, depth = 0): string | undefined => {
    if (!part || more || depth > 9) return undefined
    if (part.type === 'var') return find(values.get(part.value.name.ident) ?? [], theme, depth + 1)
    if (part.type === 'unresolved-color')
      return part.value.type === 'light-dark' ? find(part.value[theme], theme) : undefined
    if (part.type !== 'color' || typeof part.value === 'string') return undefined
    if (part.value.type === 'light-dark')
      return find([{ type: 'color', value: part.value[theme] }], theme)
    if (part.value.type !== 'rgb' || part.value.alpha < 1) return undefined
    const { r, g, b } = part.value
    return colors.colorOf([r, g, b].map((channel) => channel / 255))
  }
  return (name: string, theme: colors.Theme) => find(values.get(name) ?? [], theme)
}

const OF_PAGE = /"kind":"root"|"name":"(?:html|body)"/
