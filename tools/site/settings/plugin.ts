import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Connect, normalizePath, type Plugin } from 'vite'
import { readEntries, wayToRoot, withPaths } from '#tools/site/languages/shop-json.ts'
import { knownMessages, readMessages, say } from '#tools/site/messages/read-messages.ts'
import { markup } from '#tools/site/previews/markup.ts'
import { priorPrices } from '#tools/site/prices/prior-prices.ts'
import { projectFile } from '#tools/site/project-folder.ts'
import { copyShop } from './copy-shop.ts'
import { letterIcon } from './logo-icons.ts'
import { tokensOf, typefaceOf } from './looks.ts'
import { pageLanguage } from './page-language.ts'
import { BUILD_SETTINGS, type Settings } from './read-settings.ts'
import { shopFolder } from './shop-folder.ts'
import { LETTER_ICON } from './shop-pictures.ts'
import { shopSettings } from './shop-settings.ts'

/** Words may need another part of a package, which Vite prepares at its start. */
const MESSAGES = idOf('src/messages/messages.gen.ts')

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
      server.middlewares.use(publishedCatalogue(shop))
      server.middlewares.use(`/${LETTER_ICON}`, (_, response, next) => {
        if (existsSync(join(shopFolder(), LETTER_ICON))) next()
        else response.setHeader('Content-Type', 'image/svg+xml').end(letterIcon(shop))
      })
      if (server.config.plugins.some(({ name }) => name === 'shop:follow')) return
      // The plugins read settings and words once: the server starts again, as if its own settings had changed.
      const read = [normalizePath(join(shopFolder(), 'shop.json')), MESSAGES]
      server.watcher.add(read)
      server.config.configFileDependencies.push(...read)
    },
    transformIndexHtml: { order: 'pre', handler: (html) => withShopHead(html, shop) },
    writeBundle: ({ dir = '' }) => copyShop(shopFolder(), shop, dir),
  }
}

/** In development, the catalogue's files are served in the language of the shop's address, with prior prices. */
function publishedCatalogue(shop: Settings): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    const [, file] = /^\/(api\/[\w-]+\.json)(?:\?|$)/.exec(url) ?? []
    const isThere = file !== undefined && existsSync(join(shopFolder(), file))
    const prior = isThere ? priorPrices(shopFolder(), shop) : new Map()
    if (!isThere || (!shop.languages && prior.size === 0)) {
      next()
      return
    }
    const entries = readEntries(shopFolder(), file, shop, prior)
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
