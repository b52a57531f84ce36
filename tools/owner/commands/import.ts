import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { counted } from '#tools/owner/counted.ts'
import { checkSettings } from '#tools/owner/check/check-settings.ts'
import { linkProblems } from '#tools/owner/check/link-problems.ts'
import { onlyArgument, shopArgument, type Command } from '#tools/owner/command.ts'
import { removeExample, writeCatalogue } from '#tools/owner/catalogue.ts'
import { categoryNames, importCategories } from '#tools/owner/import/check/categories.ts'
import {
  importFile,
  readList,
  type ImportOptions,
  type ImportPlan,
} from '#tools/owner/import/import-file.ts'
import { isAddress, readListFile, type ListFile } from '#tools/owner/import/parse/list-file.ts'
import { EMPTY_MAP, readMapFile } from '#tools/owner/import/map/map-file.ts'
import { removesMany } from '#tools/owner/import/write/differences.ts'
import { mapProposal } from '#tools/owner/import/write/map-proposal.ts'
import { importTexts, writeTexts } from '#tools/owner/import/import-texts.ts'
import { changeLines, planJson, planText } from '#tools/owner/import/write/plan-text.ts'
import { withReturnedPictures } from '#tools/owner/import/write/returned-pictures.ts'
import { ShopError, UsageError } from '#tools/owner/problem.ts'
import type { Terminal } from '#tools/owner/terminal.ts'
import { codeOf } from '#tools/site/languages/shop-languages.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import {
  HISTORY_FILE,
  historyText,
  readHistory,
  withDay,
} from '#tools/site/prices/price-history.ts'
import { todayText } from '#tools/site/today.ts'
import { writeFiles } from '#tools/site/write-files.ts'

/** Makes `api/` from an owner's file. Shows what it would do until `--write` is given. */
export const importCommand: Command = {
  name: 'import',
  summary:
    'Makes the catalogue from a spreadsheet (CSV or Excel), an export of Shopify or WooCommerce, or a Google feed.',
  safety:
    'It replaces the files in api/ only with --write, ' +
    'and asks for --replace if more than a third of the products would go. ' +
    'Your list, shop.json and pictures stay as they are. prices.json notes the days on which prices change.\n' +
    'Without FILE, it reads the list that "source" in shop.json names, a file or an https address.\n' +
    '--write-map FILE writes how it reads the list, and imports nothing; correct it, and import with --map FILE.\n' +
    '--keep-columns makes facts of the columns that it does not know.\n' +
    '--anyway takes products that are given away, with a price of 0.\n' +
    '--language CODE adds the texts of the list, in that language, to the products that the shop has, and nothing else.\n' +
    '--keep leaves the names and descriptions in api/ as they are, also if somebody has written them there.',
  usage:
    'import [FILE] [--to DIR] [--map FILE] [--write-map FILE] [--keep-columns] [--keep] [--anyway] [--language CODE] [--write] [--replace] ' +
    '[--encoding NAME] [--json]',
  options: {
    to: { type: 'string' },
    map: { type: 'string' },
    'write-map': { type: 'string' },
    'keep-columns': { type: 'boolean' },
    keep: { type: 'boolean' },
    anyway: { type: 'boolean' },
    language: { type: 'string' },
    replace: { type: 'boolean' },
    write: { type: 'boolean' },
    encoding: { type: 'string' },
  },
  async run({ positionals, values }, terminal) {
    const folder = textOf(values.to) ?? shopArgument([])
    const shop = checkSettings(folder)
    if (!shop.isUsable) {
      terminal.problems(shop.problems)
      terminal.result({ problems: shop.problems })
      return 1
    }
    const source = sourceOf(positionals, folder, shop.settings)
    const mapFile = textOf(values.map) ?? source.map
    if (positionals.length === 0 && !isAddress(source.list) && !existsSync(source.list))
      throw new ShopError(
        `There is no ${source.list}; write into shop.json, as "source", where your list is.`,
      )
    const list = await readListFile(source.list)
    const options = {
      folder,
      settings: shop.settings,
      map:
        mapFile === undefined ? EMPTY_MAP : readMapFile(mapFile, importCategories(shop.settings)),
      encoding: textOf(values.encoding) ?? source.encoding,
      keepsColumns: values['keep-columns'] === true,
      keepsTexts: values.keep === true,
      givesAway: values.anyway === true,
    }
    const newMap = textOf(values['write-map'])
    if (newMap !== undefined) return await writeMap(list, newMap, options, terminal)
    const language = textOf(values.language) ?? source.language
    if (language !== undefined)
      return await addTexts(list, language, options, values.write === true, terminal)
    const stored = readHistory(folder)
    const plan = await importFile(list, options)
    const isTooFew = values.replace !== true && removesMany(plan.differences)
    const isWritten = values.write === true && plan.entities.length > 0 && !isTooFew
    if (isWritten) {
      const entities = await withReturnedPictures(folder, plan.entities)
      const products = entities.map(({ product }) => product)
      const history = withDay(stored, products, todayText(), plan.perishable)
      writeCatalogue(folder, entities, plan.categories, [[HISTORY_FILE, historyText(history)]])
      removeExample(folder, entities, plan.categories)
    }
    // The build refuses links to a category without products.
    const links = plan.entities.length === 0 ? [] : shop.links
    const products = plan.entities.map(({ product }) => product)
    const problems = [
      ...shop.problems.filter(({ level }) => level === 'error'),
      ...plan.problems,
      ...linkProblems(links, folder, shop.settings, products),
    ].filter(({ rule }) => rule !== 'link-empty')
    for (const line of planText(list.path, plan)) terminal.line(line)
    terminal.line('')
    terminal.problems(problems)
    terminal.line('')
    const errors = problems.filter(({ level }) => level === 'error').length
    const next =
      errors === 0
        ? ''
        : ` Correct the ${errors === 1 ? 'error' : counted(errors, 'error')}, and import again.`
    terminal.line(
      isWritten
        ? `Written: the files in ${folder}/api.${next}`
        : whyNotWritten(folder, plan, isTooFew, next),
    )
    terminal.result(planJson(list.path, { ...plan, problems }, isWritten))
    const isFailed = isTooFew && values.write === true
    return isFailed || errors > 0 ? 1 : 0
  },
}

/** The list that is named, else the one that `shop.json` names. */
function sourceOf(
  named: readonly string[],
  folder: string,
  { source, language }: Settings,
): NonNullable<Settings['source']> {
  if (named.length > 0) return { list: onlyArgument(named, 'the file to read') }
  if (!source)
    throw new UsageError('Name the file to read, or write "source": "../list.xlsx" into shop.json.')
  const map = source.map === undefined ? undefined : resolve(folder, source.map)
  const list = isAddress(source.list) ? source.list : resolve(folder, source.list)
  const isFirst = source.language === codeOf(language)
  return { ...source, list, map, language: isFirst ? undefined : source.language }
}

/** Ends with what to do next. */
function whyNotWritten(folder: string, plan: ImportPlan, isTooFew: boolean, next: string): string {
  if (plan.entities.length === 0) return `There is no product to write.${next}`
  if (!isTooFew && next !== '')
    return `Nothing is written yet.${next} To write what has no errors into ${folder}/api, add --write.`
  if (!isTooFew)
    return plan.leftOut === 0
      ? `Nothing is written yet. Nothing is left out: to write the files in ${folder}/api, add --write.`
      : `Nothing is written yet. To write the files in ${folder}/api, add --write.`
  return (
    `Nothing is written: the list would remove ${counted(plan.differences.removed.length, 'product')}, ` +
    'more than a third of the shop. If that is right, add --write --replace.'
  )
}

/** Adds the texts of a list in one language to the shop's products. */
async function addTexts(
  list: ListFile,
  language: string,
  options: ImportOptions,
  isWriting: boolean,
  terminal: Terminal,
): Promise<number> {
  const file = list.path
  const plan = await importTexts(list, language, options)
  const { differences, found, products, problems } = plan
  const isWritten = isWriting && differences.changed.length > 0
  if (isWritten) writeTexts(options.folder, plan)
  terminal.line(`${file}: texts in ${plan.name} for ${found} of ${counted(products, 'product')}`)
  for (const line of changeLines(plan)) terminal.line(line)
  terminal.line('')
  terminal.problems(problems)
  terminal.line('')
  terminal.line(
    isWritten
      ? `Written: the texts in ${options.folder}/api.`
      : `Nothing is written. To write the texts into ${options.folder}/api, add --write.`,
  )
  terminal.result({ file, language, found, products, ...differences, problems, written: isWritten })
  return problems.some(({ level }) => level === 'error') ? 1 : 0
}

/** Writes a map to start from, and imports nothing. */
async function writeMap(
  from: ListFile,
  newMap: string,
  options: ImportOptions,
  terminal: Terminal,
): Promise<number> {
  if (existsSync(newMap)) throw new ShopError(`${newMap} exists, so it stays. Name another file.`)
  const list = await readList(from, options)
  const problems = list.problems.map((problem) => ({ ...problem, file: basename(from.path) }))
  const map = mapProposal(list, { ...categoryNames(options.settings), ...options.map.categories })
  writeFiles([[newMap, `${JSON.stringify(map, undefined, 2)}\n`]])
  terminal.line(
    `Written: ${newMap}. Correct what it says of columns and categories, and import with --map ${newMap}.`,
  )
  terminal.problems(problems)
  terminal.result({ map, problems })
  return 0
}

function textOf(value: string | boolean | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
