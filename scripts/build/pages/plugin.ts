import type { Plugin } from 'vite'
import { shopFolder } from '../settings/shop-folder.ts'
import { writeFiles } from '../write-files.ts'
import { readPages } from './read-pages.ts'

/** Writes the owner's own pages into the build, as trees of elements: the shop needs no parser, and no HTML from texts. */
export function pages(): Plugin {
  let root = ''
  return {
    name: 'shop:pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    writeBundle: ({ dir = '' }) => {
      writeFiles(
        readPages(shopFolder(root)).map(({ name, title, body }) => [
          `${dir}/api/pages/${name}.json`,
          JSON.stringify({ title, body }),
        ]),
      )
    },
  }
}
