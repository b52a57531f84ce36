import type * as z from 'zod/mini'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Settings, allCategories } from './read-settings.ts'
import { inLanguage, languageFaults } from '#tools/site/languages/in-language.ts'
import { languageBesideFaults, languagesOf } from '#tools/site/languages/shop-languages.ts'
import { orList } from '#tools/site/or-list.ts'
import { accentFaults } from './accent.ts'
import { lookFaults, tokensOf } from './looks.ts'
import { settingsSchema } from './settings-schema.ts'
import type { FileFault } from './shop-file-error.ts'
import { shownValue, textsIn, valueAt } from '#tools/site/json-values.ts'
import { nearest } from '#tools/site/nearest.ts'

/** What settings that can be read may still have wrong: the build refuses them, and `check` names them. */
export const SETTINGS_RULES: readonly Rule[] = [
  {
    name: 'accent-contrast',
    find: ({ look, accent }) => (accent ? accentFaults(accent, tokensOf({ look })) : []),
  },
  { name: 'look-ground', find: lookFaults },
  {
    name: 'script-missing',
    find: ({ script }, folder) => {
      if (script === undefined || existsSync(join(folder, script))) return []
      const fix = 'put the script there, or correct the path'
      return [{ field: 'script', read: `"${script}"`, message: 'is not in the folder', fix }]
    },
  },
  { name: 'category-unknown', find: unknownCategories },
  { name: 'category-language', find: languageCategories },
  rule(
    'order-nowhere',
    'order',
    ({ order }) => order && !answers(order) && !order.provider,
    'does not say where orders go',
    'write an email, a whatsapp or a link, or remove the order',
  ),
  rule(
    'order-fields-nowhere',
    'order.fields',
    ({ order }) => order?.provider && !answers(order) && order.fields.length > 0,
    'are asked for a message only, and the page of a provider is not told them',
    'write an email or a whatsapp, or remove the fields: the provider asks for the address',
  ),
  ...['order.ask', 'withdrawal', 'accessibility'].map((field) =>
    rule(
      `${field.replace('order.', '')}-nowhere`,
      field,
      (settings) => valueAt(settings, field.split('.')) === true && !answers(settings.order),
      'does not say where visitors write to',
      'write an order with an email or a whatsapp, or remove it',
    ),
  ),
  rule(
    'delivery-no-weight',
    'delivery',
    ({ delivery, facts }) => !facts?.weight && delivery.some(({ byWeight }) => byWeight.length > 0),
    'counts by weight, and the shop has no fact called weight',
    'write "facts": { "weight": { "label": "Weight", "unit": "kg" } }',
  ),
]

interface Rule {
  readonly name: string
  readonly find: (settings: Settings, folder: string) => readonly FileFault[]
}

function rule(
  name: string,
  field: string,
  isWrong: (settings: Settings) => unknown,
  message: string,
  fix: string,
): Rule {
  return { name, find: (settings) => (isWrong(settings) ? [{ field, message, fix }] : []) }
}

/** Whether a visitor can write to the shop. */
export function answers(order: Settings['order']): boolean {
  return (order?.email ?? order?.whatsapp) !== undefined
}

/** Without a list of them, a shop has whatever categories its catalogue has: more may come. */
function unknownCategories(settings: Settings): FileFault[] {
  if (!settings.hasCategoryList) return []
  const all = allCategories(settings)
  const named = [
    ...Object.keys(settings.amounts).map((id) => ({ field: 'amounts', id })),
    ...Object.entries(settings.facts ?? {}).flatMap(([name, { categories = [] }]) =>
      categories.map((id) => ({ field: `facts.${name}.categories`, id })),
    ),
  ]
  return named
    .filter(({ id }) => !all.includes(id))
    .map(({ field, id }) => ({
      field,
      read: `"${id}"`,
      message: 'is not a category of the shop',
      fix: `write ${orList(all)}`,
    }))
}

/** Pages of a category and of a language are in folders of their names. The first language is in none. */
function languageCategories(settings: Settings): FileFault[] {
  const [, ...others] = settings.languages ?? []
  return others
    .filter(({ code }) => Object.hasOwn(settings.categories, code))
    .map(({ code, name }) => ({
      field: 'languages',
      read: `"${code}"`,
      message: `is a category, too, and pages in ${name} are in a folder of this name`,
      fix: 'give the category another id',
    }))
}

/** What cannot be used of a parsed `shop.json`, in words for an owner. */
export function settingsFaults(json: unknown): FileFault[] {
  const codes = languagesOf(json).map(({ code }) => code)
  const ofLanguages = [...languageBesideFaults(json), ...languageFaults(json, codes)]
  const issues = codes.flatMap((code) => {
    const texts = inLanguage(json, code, codes)
    return settingsFindings(settingsSchema.safeParse(texts).error?.issues ?? [], texts)
  })
  // Most of it is the same in each language.
  const findings = [...new Map(issues.map((fault) => [JSON.stringify(fault), fault])).values()]
  const ofList = findings.filter(({ field }) => /^languages\b/.test(field))
  // Without the list of languages, every text per language would seem wrong.
  if (ofList.length > 0) return ofList
  return [
    ...ofLanguages,
    // What the schema says of the same setting would only confuse.
    ...findings.filter(
      ({ field }) => !ofLanguages.some((fault) => `${fault.field}.`.startsWith(`${field}.`)),
    ),
    ...leaks(json),
  ]
}

/** Keys of payment providers and hosts, and what addresses call them. Everybody can read the settings, but for `source`. */
const SECRET =
  /\b(?:[sr]k_(?:live|test)_|whsec_|shp(?:at|ca|pa|ss)_|gh[ps]_|AKIA[A-Z\d]{12}|xox[bp]-)|-----BEGIN|\b(?:secret|api[_-]?key|access[_-]?token|passwor[dt]|pwd)=[^&\s]/i

function leaks(json: unknown): FileFault[] {
  return textsIn(json)
    .filter(({ path, value }) => path[0] !== 'source' && SECRET.test(value))
    .map(({ path, value }) => ({
      field: path.join('.'),
      read: shownValue(value.replace(SECRET, '$&…').replace(/….*/, '…')),
      message: 'holds a secret key, which everybody can read in a shop',
      fix: 'remove it, write a public link, and have your provider replace the key',
    }))
}

/** What the schema of the settings refuses. */
function settingsFindings(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  outer: readonly PropertyKey[] = [],
): FileFault[] {
  return issues.flatMap((issue): FileFault[] => {
    const path = [...outer, ...issue.path]
    if (issue.code === 'unrecognized_keys') return unknown(path, issue)
    if (path.length === 0) {
      const fix = 'write all settings between { and }, such as { "name": "Our shop" }'
      return [{ field: '', read: shownValue(value), message: 'holds no settings', fix }]
    }
    const read = valueAt(value, path)
    const inner = issue.code === 'invalid_union' ? innermost(issue.errors) : []
    if (inner.length > 0 && typeof read === 'object') return settingsFindings(inner, value, path)
    return [
      {
        field: path.join('.'),
        read: read === undefined ? undefined : shownValue(read),
        message: read === undefined ? 'is missing' : 'cannot be used',
        fix: (issue.code === 'invalid_key' ? issue.issues : [issue])
          .map(({ message }) => message.replace(/^must (?:be|have)/, 'write'))
          .join(', or '),
      },
    ]
  })
}

function unknown(
  path: readonly PropertyKey[],
  { keys, message }: z.core.$ZodIssueUnrecognizedKeys,
): FileFault[] {
  const names = (message.split(', only ')[1] ?? '').split(', ')
  return keys.map((key) => {
    const other = nearest(key, names)
    return {
      field: [...path, key].join('.'),
      message: 'is not a setting',
      fix:
        other === undefined
          ? `write one of ${names.filter((name) => name !== '$schema').join(', ')}, or remove it`
          : `did you mean ${other}?`,
    }
  })
}

/** The issues of the member of a union that fits a value best: the one whose issues are deepest inside. */
function innermost(possibilities: readonly (readonly z.core.$ZodIssue[])[]) {
  const depth = (issues: readonly z.core.$ZodIssue[]) =>
    Math.max(
      0,
      ...issues.map(({ path, code }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)),
    )
  const [best = []] = [...possibilities].sort((a, b) => depth(b) - depth(a))
  return depth(best) > 0 ? best : []
}
