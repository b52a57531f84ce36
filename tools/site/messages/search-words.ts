import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { projectFile, sourceName } from '#tools/site/project-folder.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'

const FOLDER = normalizePath(projectFile('src/domain/text/words'))
const ENGLISH = sourceName('en.ts')

/** Replaces the search's English words with those of the shop's language, if there are any. */
export function searchWords(shop: Settings): Plugin {
  return {
    name: 'shop:search-words',
    load: {
      order: 'pre',
      filter: { id: `${FOLDER}/${ENGLISH}` },
      handler: () => {
        const file = sourceName(`${new Intl.Locale(shop.language).language}.ts`)
        const isDelivered = file !== ENGLISH && existsSync(join(FOLDER, file))
        return isDelivered ? `export { WORDS } from './${file}'` : undefined
      },
    },
  }
}
