import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { apart } from '#tools/site/apart.ts'
import { FEED_FILES } from '#tools/site/feeds/feed-files.ts'
import { TWIN } from '#tools/site/feeds/markdown.ts'
import { filesIn } from '#tools/site/files-in.ts'
import { buildShop } from '#tools/site/languages/build-shop.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { settingsFaults } from '#tools/site/settings/settings-rules.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { publish, refuseOwnFiles, type Written } from '#tools/owner/build/publish.ts'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { shopArgument, quoted, type Command } from '#tools/owner/command.ts'
import { counted } from '#tools/owner/counted.ts'
import { firstOf } from '#tools/owner/import/write/plan-text.ts'
import { ShopError } from '#tools/owner/problem.ts'
import type { Terminal } from '#tools/owner/terminal.ts'
import { languageName } from '#tools/owner/texts.ts'
import { PROJECT_FOLDER } from '#tools/site/project-folder.ts'

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
    const out = typeof values.out === 'string' ? values.out : besideShop(folder)
    const built = await buildInto(out, folder, values, terminal)
    if (!built) return 1
    const { settings, problems, written } = built
    const { name, address, categories, languages = [] } = settings
    const labels = Object.values(categories).map(({ label }) => label)
    for (const line of [
      `${name} is in ${out}, with ${counted(labels.length, 'category', 'categories')}.`,
      ...languages
        .filter(({ path }) => path !== '')
        .map((each) => `In ${languageName(each.code)} it is in ${join(out, each.path)}.`),
      `npx vite preview --outDir ${quoted(resolve(out))} --open shows it.`,
      address === undefined
        ? 'Links to it have no pictures yet: name its --address.'
        : `For machines: ${forMachines(out).join(', ')}. Each has a switch in "feeds" of shop.json.`,
    ]) {
      terminal.line(line)
    }
    terminal.result({ folder: resolve(out), name, address, categories: labels, problems, written })
    return 0
  },
}

/** What a build has for machines, as it is there: `219 products in feeds/meta.csv`. */
function forMachines(site: string): string[] {
  const { files } = filesIn(site)
  const twins = files.filter((file) => basename(file) === TWIN).length
  return [
    ...Object.values(FEED_FILES).flatMap(({ path, row }) => {
      if (!files.includes(path)) return []
      const rows = readFileSync(join(site, path), 'utf8').match(row)?.length ?? 0
      return `${counted(rows, 'product')} in ${path}`
    }),
    ...(files.includes('llms.txt') ? ['llms.txt'] : []),
    `${counted(twins, 'page')} in Markdown`,
  ]
}

export function besideShop(folder: string): string {
  return join(folder, `../${basename(resolve(folder))}-build`)
}

/**
 * Checks a shop, and replaces what is published in a folder. Returns undefined if there are errors.
 *
 * @param compare throws an error if a build may not be published
 */
export async function buildInto(
  out: string,
  folder: string,
  { address, anyway }: Parameters<Command['run']>[0]['values'],
  terminal: Terminal,
  compare?: (site: string, settings: Settings) => Promise<void>,
) {
  const target = resolve(out)
  refuseInside(folder, target)
  refuseOwnFiles(target)
  process.env.SHOP_FOLDER = resolve(folder)
  if (typeof address === 'string') {
    const [fault] = settingsFaults({ address })
    if (fault) throw new ShopError(`--address: ${fault.fix}`)
    process.env.SHOP_ADDRESS = address
  }
  const { SHOP_ADDRESS } = process.env
  const checked = SHOP_ADDRESS ? { address: SHOP_ADDRESS } : {}
  const found = await apart('tools/owner/check/check-shop.ts', checkShop, folder, checked)
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
  const settings = await apart('tools/site/settings/shop-settings.ts', shopSettings)
  terminal.line(`Building ${settings.name}. This takes less than a minute.`)
  // Vite's plugins look for sources in the current folder.
  process.chdir(PROJECT_FOLDER)
  const written = await publish(target, async (site, earlier) => {
    await buildShop(site, settings, { root: PROJECT_FOLDER, logLevel: 'error' }, earlier)
    await compare?.(site, settings)
  })
  for (const line of writtenText(written)) terminal.line(line)
  return { settings, problems, written }
}

/** What a person who uploads a build has to know. Each file stands for its compressed copies, too. */
function writtenText({ files, added, changed, gone }: Written): string[] {
  const all = Object.entries({ new: added, changed, gone }).filter(([, paths]) => paths.length > 0)
  if (all.length === 0) return [`None of the ${files} files differs from the last build.`]
  if (added.length === files && gone.length === 0) return [`All ${files} files are new.`]
  const counts = all.map(([kind, paths]) => `${paths.length} ${kind}`).join(', ')
  return [
    `${counted(files, 'file')}: ${counts} since the last build.`,
    ...all.map(([kind, paths]) => {
      const names = paths.filter((path) => !/\.(?:br|gz)$/.test(path))
      return `  ${kind}: ${firstOf(names.length > 0 ? names : paths)}`
    }),
  ]
}

/** What `check` finds that the build leaves out or changes: all other warnings are for `check` alone. */
const LEFT_OUT = new Set([
  ...['file-hidden', 'link-outside', 'picture-left-out', 'picture-private', 'picture-drawing'],
  'feed-lacks',
])

/** A build in one of these folders would become part of the shop, or of what its owner keeps there. */
const OF_SHOP = /^(?:api|img|files|pages|pictures|messages|schemas|node_modules)(?:$|[\\/])/i

function refuseInside(folder: string, target: string): void {
  const inside = relative(realPath(folder), realPath(target))
  if (!OF_SHOP.test(inside)) return
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
