import type { Plugin } from 'vite'
import { shopFolder } from '#tools/site/settings/shop-folder.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { shopPages } from './shop-pages.ts'

/** Writes the owner's own pages into the build, as trees of elements: the shop needs no parser for them. */
export function pages(settings: Settings): Plugin {
  return {
    name: 'shop:pages',
    apply: 'build',
    writeBundle: ({ dir = '' }) => {
      writeFiles(
        shopPages(settings, shopFolder()).map(({ name, title, body }) => [
          `${dir}/api/pages/${name}.json`,
          JSON.stringify({ title, body }),
        ]),
      )
    },
  }
}
