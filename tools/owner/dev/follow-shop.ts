import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import * as z from 'zod'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { followList } from './follow-list.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { problemLines, type Terminal } from '#tools/owner/terminal.ts'
import { sourceName } from '#tools/site/project-folder.ts'
import { ShopFileError } from '#tools/site/settings/shop-file-error.ts'

/** The files of a shop's folder that its pages are made of. */
const SHOWN =
  /^(?:(?:shop\.json|look\.css)$|(?:api|files|img(?![/\\]products)|messages|pages)[/\\])/

/** Modules whose code depends on them. */
const MADE = [
  'src/domain/settings/settings.ts',
  'src/messages/messages.gen.ts',
  'src/domain/text/words/en.ts',
  'src/styles/tokens.css',
].map((source) => `/${sourceName(source)}`)

/** In milliseconds: one save may change several files. */
const PAUSE = 30

const settingsPlugin = z.object({ api: z.object({ readAgain: z.function({ output: z.void() }) }) })

/**
 * In development, shows each save of a shop's files, and in a bar at the page's edge what `check` finds in them. The
 * last good shop stays while a file is broken (docs/decisions/049).
 *
 * @param imported what an import of the shop's list has found just now, if there was one
 */
export function followShop(
  folder: string,
  terminal: Terminal,
  imported?: readonly Problem[],
): Plugin {
  return {
    name: 'shop:follow',
    apply: 'serve',
    resolveId: {
      order: 'pre',
      filter: { id: /settings\.|messages\.gen|words\/en/ },
      // Browsers keep files of `node_modules` by a version in their address: not what changes with the shop.
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, options)
        const [path = ''] = resolved?.id.split('?') ?? []
        return MADE.some((url) => path.endsWith(url)) ? path : resolved
      },
    },
    async configureServer(server) {
      const { moduleGraph } = server.environments.client
      // Before they are loaded: a save in the middle of that would not be seen.
      const made = await Promise.all(MADE.map((url) => moduleGraph.ensureEntryFromUrl(url)))
      let found: readonly string[] = []
      let ofList: readonly Problem[] = []
      let isChecked = false
      let checks = 0
      let hasNewPictures = false
      let saved: NodeJS.Timeout | undefined
      const tell = () => {
        server.hot.send('shop:found', found)
      }
      const check = async (fault: Problem[]) => {
        isChecked = true
        const number = (checks += 1)
        const lines = await linesOf(folder, fault, ofList)
        if (number !== checks) return
        const before = new Set(found)
        found = [
          ...lines.filter((line) => !before.has(line)),
          ...found.filter((line) => lines.includes(line)),
        ]
        tell()
      }
      const tellOfList = (problems: readonly Problem[]) => {
        ofList = problems
        // A page that is not shown yet asks for it.
        if (isChecked) void check([])
      }
      const list = followList(folder, terminal, tellOfList, imported)
      const show = () => {
        list(hasNewPictures)
        hasNewPictures = false
        const faults = readAgain(server)
        isChecked = false
        if (faults.length > 0) {
          void check(faults)
          return
        }
        for (const module of made) moduleGraph.invalidateModule(module)
        server.hot.send({ type: 'full-reload' })
      }
      server.watcher.add(folder)
      server.watcher.on('all', (_, path) => {
        const file = relative(folder, path)
        if (!SHOWN.test(file)) return
        hasNewPictures ||= file.startsWith('img')
        clearTimeout(saved)
        saved = setTimeout(show, PAUSE)
      })
      server.hot.on('shop:ask', tell)
      list(false)
      // Not before: the page's requests would wait.
      server.hot.on('shop:shown', () => {
        if (!isChecked) void check([])
      })
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: `/${sourceName('tools/owner/dev/found-bar.ts')}` },
      },
    ],
  }
}

/** Reads the shop as its files are now; returns why that cannot be. */
function readAgain({ config }: ViteDevServer): Problem[] {
  const plugin = config.plugins.find(({ name }) => name === 'shop:settings')
  try {
    settingsPlugin.parse(plugin).api.readAgain()
  } catch (error) {
    // By name, because Vite's configuration has classes of its own.
    if (!(error instanceof Error) || error.name !== ShopFileError.name) throw error
    return [{ level: 'error', file: 'shop.json', message: error.message, fix: '' }]
  }
  return []
}

/** What `check` finds, errors first; it has more to say of a fault than the build. */
async function linesOf(
  folder: string,
  faults: readonly Problem[],
  ofList: readonly Problem[],
): Promise<string[]> {
  const problems = await checkShop(folder)
  const isFound = problems.some(({ level }) => level === 'error')
  const all = [...ofList, ...(isFound ? [] : faults), ...problems]
  const lines = ['Error', 'Warning'].flatMap((name) =>
    problemLines(all.filter(({ level }) => level === name.toLowerCase())).map(
      (line) => `${name}: ${line}`,
    ),
  )
  return [...new Set(lines)]
}
