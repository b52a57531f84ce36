import type * as z from 'zod/mini'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Settings, allCategories } from './read-settings.ts'
import { orList } from '#tools/build/or-list.ts'
import { accentFaults, readTokens } from './accent.ts'
import { missingFile, type FileFault } from './shop-file-error.ts'
import { shownValue, valueAt } from '#tools/build/json-values.ts'
import { nearest } from '#tools/build/nearest.ts'

/** What settings that can be read may still have wrong: the build refuses them, and `check` names them. */
export const SETTINGS_RULES: readonly {
  readonly name: string
  readonly find: (settings: Settings, folder: string) => readonly FileFault[]
}[] = [
  {
    name: 'accent-contrast',
    find: ({ accent }) => (accent ? accentFaults(accent, readTokens()) : []),
  },
  {
    name: 'script-missing',
    find: ({ script }, folder) =>
      script === undefined || existsSync(join(folder, script))
        ? []
        : [missingFile('script', script, 'script')],
  },
  { name: 'category-unknown', find: unknownCategories },
  {
    name: 'order-nowhere',
    find: ({ order }) =>
      !order || (order.email ?? order.whatsapp ?? order.provider) !== undefined
        ? []
        : [
            {
              field: 'order',
              message: 'does not say where orders go',
              fix: 'write an email, a whatsapp or a link, or remove the order',
            },
          ],
  },
  {
    name: 'order-fields-nowhere',
    find: ({ order }) =>
      !order?.provider || (order.email ?? order.whatsapp) !== undefined || order.fields.length === 0
        ? []
        : [
            {
              field: 'order.fields',
              message: 'are asked for a message only, and the page of a provider is not told them',
              fix: 'write an email or a whatsapp, or remove the fields: the provider asks for the address',
            },
          ],
  },
  {
    name: 'ask-nowhere',
    find: ({ order }) =>
      !order?.ask || (order.email ?? order.whatsapp) !== undefined
        ? []
        : [
            {
              field: 'order.ask',
              message: 'does not say where questions go',
              fix: 'write an email or a whatsapp, or remove it',
            },
          ],
  },
  {
    name: 'withdrawal-nowhere',
    find: ({ withdrawal, order }) =>
      !withdrawal || (order?.email ?? order?.whatsapp) !== undefined
        ? []
        : [
            {
              field: 'withdrawal',
              message: 'does not say where a withdrawal goes',
              fix: 'write an order with an email or a whatsapp, or remove the withdrawal',
            },
          ],
  },
  {
    name: 'delivery-no-weight',
    find: ({ delivery, facts }) =>
      facts?.weight || delivery.every(({ byWeight }) => byWeight.length === 0)
        ? []
        : [
            {
              field: 'delivery',
              message: 'counts by weight, and the shop has no fact called weight',
              fix: 'write "facts": { "weight": { "label": "Weight", "unit": "kg" } }',
            },
          ],
  },
]

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

/** What the schema of the settings refuses, in words for an owner. */
export function settingsFindings(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  outer: readonly PropertyKey[] = [],
): FileFault[] {
  return issues.flatMap((issue): FileFault[] => {
    const path = [...outer, ...issue.path]
    if (issue.code === 'unrecognized_keys') return unknown(path, issue)
    const read = valueAt(value, path)
    const inner = issue.code === 'invalid_union' ? innermost(issue.errors) : []
    if (inner.length > 0 && typeof read === 'object') return settingsFindings(inner, value, path)
    return [
      {
        field: path.join('.'),
        read: read === undefined ? undefined : shownValue(read),
        message: read === undefined ? 'is missing' : 'cannot be used',
        fix: issue.message.startsWith('Invalid')
          ? 'correct it, or leave it out'
          : issue.message.replace(/^must be/, 'write'),
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
    const fix = path.length === 0 ? 'remove it' : `write one of ${names.join(', ')}, or remove it`
    return {
      field: [...path, key].join('.'),
      message: 'is not a setting',
      fix: other === undefined ? fix : `did you mean ${other}?`,
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
