import { existsSync, realpathSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { shopArgument, type Command } from '#tools/owner/command.ts'
import { followShop } from '#tools/owner/dev/follow-shop.ts'
import { ShopError, UsageError, type Problem } from '#tools/owner/problem.ts'
import type { Terminal } from '#tools/owner/terminal.ts'
import { PROJECT_FOLDER } from '#tools/site/project-folder.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'

export const dev: Command = {
  name: 'dev',
  summary: 'Shows your shop in a browser, and each save of its files within a second.',
  safety:
    'It writes nothing but api/, from the list that "source" in shop.json names, at its start and after each save, ' +
    'and the sizes of new pictures in img/products/.\n' +
    'What the commands check and import find stands at the edge of each page.',
  usage: 'dev [DIR] [--port 5173] [--no-open] [--json]',
  options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } },
  run: ({ positionals, values }, terminal) => serve(shopArgument(positionals), values, terminal),
}

/**
 * Serves a shop until it is told to end.
 *
 * @param imported what an import of the shop's list has found just now, if there was one
 */
export async function serve(
  folder: string,
  values: Parameters<Command['run']>[0]['values'],
  terminal: Terminal,
  imported?: readonly Problem[],
): Promise<number> {
  if (!existsSync(join(folder, 'api'))) {
    throw new ShopError(
      `${folder} has no shop: the folder api/ is missing. The command new makes one.`,
    )
  }
  const port = Number(values.port ?? 5173)
  if (!Number.isInteger(port)) throw new UsageError('--port is a number, such as 5173.')
  const shop = realpathSync(resolve(folder))
  process.env.SHOP_FOLDER = shop
  process.env.NODE_ENV = 'development'
  const { name } = shopSettings()
  // Vite's plugins look for sources in the current folder.
  process.chdir(PROJECT_FOLDER)
  const packages = resolve(fileURLToPath(import.meta.resolve('react')), '../..')
  const server = await createServer({
    root: PROJECT_FOLDER,
    logLevel: 'error',
    plugins: [followShop(shop, terminal, imported)],
    server: {
      port,
      open: values['no-open'] !== true,
      // Only the shop changes, and a save before all is watched would not be seen.
      watch: { ignored: (path) => isIn(PROJECT_FOLDER, path) && !isIn(shop, path) },
      fs: { allow: [PROJECT_FOLDER, packages] },
    },
  })
  await server.listen()
  const [address = ''] = server.resolvedUrls?.local ?? []
  terminal.line(`${name} is on ${address} and follows each save in ${folder}. Ctrl+C ends it.`)
  terminal.result({ address })
  return await new Promise((done) => server.httpServer?.once('close', () => done(0)))
}

function isIn(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return !way.startsWith('..') && !isAbsolute(way)
}
