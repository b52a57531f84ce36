import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './read-settings.ts'
import { orList } from '#tools/build/or-list.ts'
import { accentFaults, readTokens } from './accent.ts'
import { allCategories } from './all-categories.ts'
import { missingFile, type FileFault } from './shop-file-error.ts'

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
