import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { PROJECT_FOLDER } from '#tools/site/project-folder.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'

const FOLDER = normalizePath(join(PROJECT_FOLDER, 'src/domain/text/words'))

/** Replaces the search's English words with those of the shop's language, if there are any. */
export function searchWords({ language }: Settings): Plugin {
  const file = `${new Intl.Locale(language).language}.ts`
  const isDelivered = file !== 'en.ts' && existsSync(join(FOLDER, file))
  return {
    name: 'shop:search-words',
    load: {
      order: 'pre',
      filter: { id: `${FOLDER}/en.ts` },
      handler: () => (isDelivered ? `export { WORDS } from './${file}'` : undefined),
    },
  }
}
