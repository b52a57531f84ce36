import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Connect, normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { readJsonFile } from '#tools/site/json-values.ts'
import { entriesInLanguage, wayToRoot, withPaths } from '#tools/site/languages/shop-json.ts'
import { knownMessages, readMessages, say } from '#tools/site/messages/read-messages.ts'
import { markup } from '#tools/site/previews/markup.ts'
import { projectFile } from '#tools/site/project-folder.ts'
import { copyShop } from './copy-shop.ts'
import { letterIcon } from './logo-icons.ts'
import { tokensOf, typefaceOf } from './looks.ts'
import { pageLanguage } from './page-language.ts'
import { BUILD_SETTINGS, type Settings } from './read-settings.ts'
import { shopFolder } from './shop-folder.ts'
import { LETTER_ICON } from './shop-pictures.ts'
import { shopSettings } from './shop-settings.ts'

/**
 * Makes the site of a shop's folder (docs/decisions/034): its settings replace the defaults in the source, in code,
 * styles and page, and its catalogue and pictures are copied. In development they are served from the folder.
 */
export function settings(shop: Settings): Plugin<{ readonly readAgain: () => void }> {
  const values = idOf('src/domain/settings/settings.ts')
  const views = idOf('src/domain/settings/first-views.ts')
  const tokens = idOf('src/styles/tokens.css')
  return {
    name: 'shop:settings',
    // For a server that follows the shop's files.
    api: { readAgain: () => readAgain(shop) },
    config: (_, { command, mode }) => {
      // The development server has no files but those of the folder. A build reads its modules in production mode.
      if (command === 'serve' && mode !== 'production') Reflect.deleteProperty(shop, 'first')
      return { publicDir: command === 'serve' && shopFolder() }
    },
    load: {
      order: 'pre',
      handler: (id) => {
        if (id === views) return `export const FIRST_VIEWS = ${JSON.stringify(shop.first)}`
        return id === values ? `export const SETTINGS = ${forShop(shop)}` : undefined
      },
    },
    transform: {
      order: 'pre',
      handler: (code, id) => (id === tokens ? tokensOf(shop, code) : undefined),
    },
    configureServer: (server) => {
      if (shop.languages) server.middlewares.use(catalogueInLanguage(shop))
      server.middlewares.use(`/${LETTER_ICON}`, (_, response, next) => {
        if (existsSync(join(shopFolder(), LETTER_ICON))) next()
        else response.setHeader('Content-Type', 'image/svg+xml').end(letterIcon(shop))
      })
      if (!server.config.plugins.some(({ name }) => name === 'shop:follow')) restartOnChange(server)
    },
    transformIndexHtml: { order: 'pre', handler: (html) => withShopHead(html, shop) },
    writeBundle: ({ dir = '' }) => copyShop(shopFolder(), shop, dir),
  }
}

/** The plugins read settings and words once. A page that is open loads again as soon as the server is back. */
function restartOnChange(server: ViteDevServer): void {
  const read = [join(shopFolder(), 'shop.json'), MESSAGES]
  server.watcher.add(read)
  const restart = async (file: string) => {
    if (read.some((each) => resolve(each) === resolve(file))) await server.restart()
  }
  for (const event of ['add', 'change'] as const)
    server.watcher.on(event, (file) => {
      restart(file).catch((error: unknown) => {
        server.config.logger.error(String(error))
      })
    })
}

/** Words may need another part of a package, which Vite prepares at its start. */
const MESSAGES = projectFile('src/messages/messages.gen.ts')

/** In development, the catalogue's files are served in the language of the shop's address. */
function catalogueInLanguage(shop: Settings): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    const [, file] = /^\/(api\/[\w-]+\.json)(?:\?|$)/.exec(url) ?? []
    if (file === undefined || !existsSync(join(shopFolder(), file))) {
      next()
      return
    }
    const entries = entriesInLanguage(file, readJsonFile(join(shopFolder(), file)), shop)
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(entries))
  }
}

/** @throws {ShopFileError} if they cannot be used: then all stay as they were */
function readAgain(shop: Settings): void {
  const read = shopSettings()
  readMessages(read.language, read.words, shopFolder())
  for (const name of Object.keys(shop)) Reflect.deleteProperty(shop, name)
  Object.assign(shop, { ...read, first: undefined })
}

function idOf(path: string): string {
  return normalizePath(projectFile(path))
}

/** What the shop's code needs, as JSON. */
function forShop(shop: Settings): string {
  const values = Object.entries({ ...shop, languages: withOffers(shop) }).filter(
    ([name]) => !BUILD_SETTINGS.some((setting) => setting === name),
  )
  return JSON.stringify(withPaths(Object.fromEntries(values), wayToRoot(shop)))
}

/** Only the page at the shop's address offers the other languages, each in its own words. */
function withOffers(shop: Settings): Settings['languages'] {
  if (wayToRoot(shop) !== '') return shop.languages
  return shop.languages?.map((language) => ({
    ...language,
    offer:
      language.path === ''
        ? undefined
        : knownMessages(language.tag, {}, shopFolder())['languages.offer'],
  }))
}

/** `index.html` with the name and the description of a shop, and in its language. */
function withShopHead(html: string, shop: Settings): string {
  const { name, description, language } = shop
  const values: Readonly<Record<string, string>> = {
    ...{ name, description },
    ...pageLanguage(language),
  }
  const noScript = say(shop, shopFolder(), 'shop.noScript')
  return html
    .replaceAll('"./img/', `"${wayToRoot(shop) || './'}img/`)
    .replace(/(?<=href=")[^"]*\.woff2/, (ours) => typefaceOf(shop.look) ?? ours)
    .replace(/{{(\w+)}}/g, (_, field: string) => markup`${values[field]}`.html)
    .replace(/(?<=<noscript>)[^<]*/, () => markup`${noScript}`.html)
}
