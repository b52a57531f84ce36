import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { buildShop } from '#tools/site/languages/build-shop.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { settingsFaults } from '#tools/site/settings/settings-rules.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { publish, refuseOwnFiles } from '#tools/owner/build/publish.ts'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { shopArgument, quoted, type Command } from '#tools/owner/command.ts'
import { counted } from '#tools/owner/counted.ts'
import { ShopError } from '#tools/owner/problem.ts'
import type { Terminal } from '#tools/owner/terminal.ts'
import { languageName } from '#tools/owner/texts.ts'
import { PROJECT_FOLDER, projectFile } from '#tools/site/project-folder.ts'

export const build: Command = {
  name: 'build',
  summary: 'Builds your shop: a folder that any web host can serve.',
  safety:
    'It replaces only files that an earlier build made and that nobody has changed since, and names all others. ' +
    'CNAME, _headers, _redirects and hidden files stay.\n' +
    '--anyway builds in spite of the errors that the command check finds.',
  usage: 'build [DIR] [--address https://my-shop.example/] [--out OUT] [--anyway] [--json]',
  options: { address: { type: 'string' }, out: { type: 'string' }, anyway: { type: 'boolean' } },
  async run({ positionals, values }, terminal) {
    const folder = shopArgument(positionals)
    const out = placeFor(folder, values.out)
    const target = resolve(out)
    const made = await checkAndBuild(folder, values, terminal, (make) => publish(target, make))
    if (!made) return 1
    const { settings, problems } = made
    const { name, address, categories, languages = [] } = settings
    const labels = Object.values(categories).map(({ label }) => label)
    for (const line of [
      `${name} is in ${out}, with ${counted(labels.length, 'category', 'categories')}.`,
      ...languages
        .filter(({ path }) => path !== '')
        .map((each) => `In ${languageName(each.code)} it is in ${join(out, each.path)}.`),
      '',
      'Next:',
      `  Look at it:  npx vite preview --outDir ${quoted(target)} --open`,
      `  Publish it:  copy everything in ${out} to your web host; recipes are in ${projectFile('tools/hosts')}.`,
      ...(address === undefined
        ? [
            `  Links to it have no pictures yet: build again with --address, and the address of your shop.`,
          ]
        : []),
    ]) {
      terminal.line(line)
    }
    terminal.result({ folder: target, name, address, categories: labels, problems })
    return 0
  },
}

/** The folder for a build: the one that is named, else one beside the shop's. */
export function placeFor(folder: string, out: unknown): string {
  const place =
    typeof out === 'string' ? out : join(folder, `../${basename(resolve(folder))}-build`)
  if (!existsSync(folder)) throw new ShopError(`There is no folder ${folder}.`)
  refuseInside(folder, resolve(place))
  refuseOwnFiles(resolve(place))
  return place
}

/** Builds a shop without errors into its place; else it says the errors, and returns undefined. */
export async function checkAndBuild(
  folder: string,
  { address, anyway }: Parameters<Command['run']>[0]['values'],
  terminal: Terminal,
  place: (make: (draft: string) => Promise<void>, settings: Settings) => Promise<unknown>,
) {
  process.env.SHOP_FOLDER = resolve(folder)
  if (typeof address === 'string') {
    const [fault] = settingsFaults({ address })
    if (fault) throw new ShopError(`--address: ${fault.fix}`)
    process.env.SHOP_ADDRESS = address
  }
  const found = await checkShop(folder)
  const problems = found
    .filter(({ level, rule = '' }) => level === 'error' || LEFT_OUT.has(rule))
    .map((problem) => ({ ...problem, file: join(folder, problem.file) }))
  if (problems.length > 0) terminal.problems(problems)
  if (problems.some(({ level }) => level === 'error') && anyway !== true) {
    terminal.line(
      'Nothing was built. Correct the errors, or add --anyway to build in spite of them.',
    )
    terminal.result({ problems })
    return undefined
  }
  const settings = shopSettings()
  terminal.line(`Building ${settings.name}. This takes less than a minute.`)
  // Vite's plugins look for sources in the current folder.
  process.chdir(PROJECT_FOLDER)
  await place((draft) => buildShop(draft, { root: PROJECT_FOLDER, logLevel: 'error' }), settings)
  return { settings, problems }
}

/** What `check` finds that the build leaves out or changes: all other warnings are for `check` alone. */
const LEFT_OUT = new Set([
  ...['file-hidden', 'link-outside', 'picture-left-out', 'picture-private', 'picture-drawing'],
])

const OF_SHOP = /^(?:\..*|api|img|files|pages|pictures|messages|schemas|node_modules)$/i

/** A build in one of these folders would become part of the shop, or of what its owner keeps there. */
function refuseInside(folder: string, target: string): void {
  const inside = relative(realPath(folder), realPath(target))
  const [first = ''] = inside.split(sep)
  if (first === '..' || isAbsolute(inside) || !OF_SHOP.test(first)) return
  throw new ShopError(
    `${inside} belongs to the folder of your shop. Name another with --out, so that nothing is lost.`,
  )
}

/** Links may lead into the shop's folder, and some systems take `IMG` for `img`. */
function realPath(path: string): string {
  return existsSync(path)
    ? realpathSync.native(path)
    : join(realPath(dirname(path)), basename(path))
}
