import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import * as z from 'zod'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { problemLine } from '#tools/owner/terminal.ts'
import { sourceName } from '#tools/site/project-folder.ts'
import { ShopFileError } from '#tools/site/settings/shop-file-error.ts'

/** The files of a shop's folder that its pages are made of. */
const SHOWN = /^(?:(?:shop\.json|look\.css)$|(?:api|files|img|messages|pages)[/\\])/

/** Modules whose code depends on them. */
const MADE = /\/(?:settings\/settings|messages\/messages\.gen|words\/en)\.[jt]s$|\/tokens\.css$/

/** In milliseconds: one save may change several files. */
const PAUSE = 30

const settingsPlugin = z.object({ api: z.object({ readAgain: z.function({ output: z.void() }) }) })

/**
 * In development, shows each save of a shop's files, and in a bar at the page's edge what `check` finds in them. The
 * last good shop stays while a file is broken (docs/decisions/049).
 */
export function followShop(folder: string): Plugin {
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
        return MADE.test(path) ? path : resolved
      },
    },
    configureServer(server) {
      let found: readonly string[] = []
      let saved: NodeJS.Timeout | undefined
      const tell = () => {
        server.hot.send('shop:found', found)
      }
      const look = async (fault: Problem[]) => {
        const lines = (await problemsOf(folder, fault)).map(problemText)
        const before = new Set(found)
        found = [
          ...lines.filter((line) => !before.has(line)),
          ...found.filter((line) => lines.includes(line)),
        ]
        tell()
      }
      const show = () => {
        void look(readAgain(server))
      }
      server.watcher.add(folder)
      server.watcher.on('all', (_, path) => {
        if (!SHOWN.test(relative(folder, path))) return
        clearTimeout(saved)
        saved = setTimeout(show, PAUSE)
      })
      server.hot.on('shop:ask', tell)
      void look([])
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: `/${sourceName('tools/owner/dev/found-bar.ts')}` },
      },
    ],
  }
}

/** Shows the shop as its files are now; returns why that cannot be. */
function readAgain({ config, environments, hot }: ViteDevServer): Problem[] {
  const plugin = config.plugins.find(({ name }) => name === 'shop:settings')
  try {
    settingsPlugin.parse(plugin).api.readAgain()
  } catch (error) {
    return faultsOf(error)
  }
  const { moduleGraph } = environments.client
  for (const [id, module] of moduleGraph.idToModuleMap) {
    // Not `invalidateModule`: nearly all of the shop imports them, and is as it was.
    if (MADE.test(id)) moduleGraph.updateModuleTransformResult(module, null)
  }
  hot.send({ type: 'full-reload' })
  return []
}

/** By name, because Vite's configuration has classes of its own. */
function faultsOf(error: unknown): Problem[] {
  if (!(error instanceof Error) || error.name !== ShopFileError.name) throw error
  return [{ level: 'error', file: 'shop.json', message: error.message, fix: '' }]
}

/** What `check` finds; it has more to say of a fault than the build. */
async function problemsOf(folder: string, faults: readonly Problem[]): Promise<readonly Problem[]> {
  const problems = await checkShop(folder)
  const isFound = problems.some(({ level }) => level === 'error')
  return [...(isFound ? [] : faults), ...problems].toSorted(
    (a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'),
  )
}

function problemText(problem: Problem): string {
  return `${problem.level === 'error' ? 'Error' : 'Warning'}: ${problemLine([problem])}`
}
