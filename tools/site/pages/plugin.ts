import type { Plugin } from 'vite'
import { shopFolder } from '#tools/site/settings/shop-folder.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { shopPages } from './shop-pages.ts'

/** Writes the owner's own pages into the build, as trees of elements: the shop needs no parser for them. */
export function pages(settings: Settings): Plugin {
  return {
    name: 'shop:pages',
    configureServer: ({ middlewares }) => {
      middlewares.use(({ url = '' }, response, next) => {
        const [, asked] = /^\/api\/pages\/([\w-]+)\.json(?:\?|$)/.exec(url) ?? []
        const page = shopPages(settings, shopFolder()).find(({ name }) => name === asked)
        if (page) response.setHeader('Content-Type', 'application/json').end(contentOf(page))
        else next()
      })
    },
    writeBundle: ({ dir = '' }) => {
      writeFiles(
        shopPages(settings, shopFolder()).map((page) => [
          `${dir}/api/pages/${page.name}.json`,
          contentOf(page),
        ]),
      )
    },
  }
}

function contentOf({ title, body }: ReturnType<typeof shopPages>[number]): string {
  return JSON.stringify({ title, body })
}
