import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { schemaFiles } from '#tools/site/schemas/schemas.ts'
import { CALL, VERSION, projectFile } from '#tools/site/project-folder.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { filesIn } from '#tools/site/files-in.ts'
import { orList } from '#tools/site/or-list.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { jsonOf } from '#tools/owner/catalogue.ts'
import { currencyOfPrices } from '#tools/owner/cells/currency.ts'
import { onlyArgument, quoted, type Command } from '#tools/owner/command.ts'
import { importOwnList } from '#tools/owner/dev/follow-list.ts'
import { importFile, readList } from '#tools/owner/import/import-file.ts'
import { EMPTY_MAP } from '#tools/owner/import/map/map-file.ts'
import { isAddress, readListFile } from '#tools/owner/import/parse/list-file.ts'
import { ShopError, UsageError } from '#tools/owner/problem.ts'
import { serve } from './dev.ts'

const EXAMPLE = fileURLToPath(new URL('../example', import.meta.url))

/** What a host needs in the shop's folder: the file, and its recipe. */
const HOSTS = new Map([
  ['github-pages', ['.github/workflows/publish.yml', 'github-pages/pages.yml']],
  ['netlify', ['netlify.toml', 'netlify/netlify.toml']],
])

/** Without a name: nobody publishes it. */
const PACKAGE = {
  private: true,
  scripts: { dev: 'gadgetry dev', publish: 'gadgetry publish' },
  dependencies: { gadgetry: `^${VERSION}` },
}

export const create: Command = {
  name: 'new',
  summary: 'Makes a folder with a small example shop, or with your own list, and shows that.',
  safety:
    'It refuses a folder that has files of yours. Hidden files stay.\n' +
    '--from LIST makes a shop of a spreadsheet, a feed or an https address, and shows it as the command dev does.',
  usage: 'new DIR [--from LIST] [--language de] [--host github-pages|netlify] [--no-open] [--json]',
  options: {
    from: { type: 'string' },
    language: { type: 'string' },
    host: { type: 'string' },
    'no-open': { type: 'boolean' },
  },
  async run({ positionals, values }, terminal) {
    const { from, language = 'en-US', host } = values
    const folder = onlyArgument(positionals, 'the folder to make')
    const recipe = typeof host === 'string' ? HOSTS.get(host) : []
    if (!recipe)
      throw new UsageError(`--host is ${orList([...HOSTS.keys()].map((name) => `"${name}"`))}.`)
    if (values.language !== undefined && from === undefined)
      throw new UsageError('--language is the language of a list: add --from LIST.')
    const isOwn = typeof from === 'string'
    const example = filesIn(EXAMPLE).files.filter((path) => !isOwn || path === 'README.md')
    const [hostFile, recipeFile = ''] = recipe
    const files = new Map<string, Buffer>([
      ...example.map((path) => [path, readFileSync(join(EXAMPLE, path))] as const),
      ...schemaFiles('schemas').map(([path, text]) => [path, Buffer.from(text)] as const),
      ['package.json', Buffer.from(jsonOf(PACKAGE))],
      ['.gitignore', Buffer.from('node_modules/\ndist/\n')],
    ])
    if (hostFile !== undefined)
      files.set(hostFile, readFileSync(join(projectFile('tools/hosts'), recipeFile)))
    // The same files may be there from an interrupted run.
    const isOurs = (path: string) =>
      files.get(path)?.equals(readFileSync(join(folder, path))) === true
    const present = filesIn(folder)
    if (present.links.length > 0 || !present.files.every(isOurs)) {
      throw new ShopError(`${folder} is not empty. Name a new folder, so that nothing is lost.`)
    }
    const settings = isOwn ? await settingsOf(folder, from, String(language)) : undefined
    if (settings) files.set('shop.json', Buffer.from(jsonOf(settings)))
    writeFiles(
      [...files]
        .map(([path, content]) => [join(folder, path), content] as const)
        .filter(([path]) => !existsSync(path)),
    )
    terminal.line(
      `A shop is in ${folder}: shop.json, package.json and a README say how it is made.`,
    )
    const problems = isOwn ? await importOwnList(folder, terminal) : []
    const path = quoted(folder)
    for (const line of [
      ...(settings
        ? [
            `Taken: the language ${settings.language}, the currency ${settings.currency}, and the list's categories. shop.json has them.`,
          ]
        : []),
      '',
      'Next:',
      `  ${CALL} dev ${path}`,
      `  ${CALL} check ${path}`,
      `  ${CALL} publish ${path} --address https://my-shop.example/`,
    ]) {
      terminal.line(line)
    }
    terminal.result({ folder, problems })
    const isShown = isOwn && values.json !== true && existsSync(join(folder, 'api'))
    if (isShown) return await serve(folder, values, terminal, problems)
    return problems.some(({ level }) => level === 'error') ? 1 : 0
  },
}

/** Makes the settings of a shop of what its list, and the country of its language, say. */
async function settingsOf(folder: string, from: string, language: string) {
  const given = await readListFile(from)
  const options = (json: object) => ({ folder, settings: readSettings(json), map: EMPTY_MAP })
  const list = await readList(given, options({ language }))
  const prices = list.rows.map(({ cells }) => cells.price ?? '')
  const currency = currencyOfPrices(
    prices,
    list.columns[list.fields.indexOf('price')] ?? '',
    language,
  )
  const { newCategories } = await importFile(given, options({ language, currency }))
  const name = basename(resolve(folder)).replace(/[-_]+/g, ' ')
  return {
    $schema: './schemas/shop.json',
    gadgetry: VERSION,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    ...{ language, currency },
    ...(newCategories.length > 0 && { categories: newCategories }),
    source: isAddress(from) ? from : relative(folder, from).replaceAll('\\', '/'),
  }
}
