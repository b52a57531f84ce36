import { normalizePath, type Plugin } from 'vite'
import { projectFile } from '#tools/site/project-folder.ts'
import { shopFolder } from '#tools/site/settings/shop-folder.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { exportName, messageCode, placeholders, withImports } from './message-code.ts'
import { ENGLISH, readMessages } from './read-messages.ts'

const MODULE = normalizePath(projectFile('src/messages/messages.gen.ts'))

/**
 * Replaces the English words in the source with those of the shop's language. In a build, each function is a module
 * of its own, so that it goes with the code that calls it.
 */
export function messages(shop: Settings): Plugin {
  let codes = codesOf(shop)
  let isBuild = false
  return {
    name: 'shop:messages',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: { filter: { id: /^message:/ }, handler: (id) => id },
    load: {
      order: 'pre',
      filter: { id: [/^message:/, MODULE] },
      handler: (id) => {
        const { language } = shop
        if (id !== MODULE)
          return withImports(codes.get(id.slice('message:'.length)) ?? '', language)
        // In development, the words may have changed.
        if (!isBuild) codes = codesOf(shop)
        const all = [...codes]
        return isBuild
          ? all
              .map(([name, code]) =>
                code.includes('=>') ? `export { ${name} } from 'message:${name}'\n` : code,
              )
              .join('')
          : withImports(all.map(([, code]) => code).join(''), language)
      },
    },
  }
}

function codesOf({ language, words }: Settings): ReadonlyMap<string, string> {
  const texts = readMessages(language, words, shopFolder())
  return new Map(
    Object.entries(texts).map(([key, text]) => {
      const fields = placeholders(ENGLISH[key] ?? '')
      return [exportName(key), messageCode(key, text, language, fields)]
    }),
  )
}
