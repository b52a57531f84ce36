import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { counted } from '#tools/owner/counted.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { readCatalogue, type StoredCatalogue } from '#tools/owner/catalogue.ts'
import { feedProblems } from '#tools/owner/check/check-feeds.ts'
import { checkSettings } from '#tools/owner/check/check-settings.ts'
import { shopArgument, type Command } from '#tools/owner/command.ts'
import { csvForm, csvRows, csvText } from '#tools/owner/export/csv-rows.ts'
import { madeLine, madeLines, madeList, madePath } from '#tools/owner/made-list.ts'
import { problemsOf, ShopError, shownCell, UsageError, type Problem } from '#tools/owner/problem.ts'
import { languageCodes, requireLanguage } from '#tools/owner/texts.ts'
import { feedRows, tableOf } from '#tools/site/feeds/feed-files.ts'
import { readPreviewShop } from '#tools/site/previews/preview-shop.ts'
import { allCategories } from '#tools/site/settings/read-settings.ts'

const problem = problemsOf(
  {},
  {
    'not-in-list':
      'the details have a product that is not in the list; add it to the list, or delete its details; it is not exported',
    unreadable: '{count} products cannot be read; run check, which says why; they are not exported',
  },
)

/** The list of the files that this command has made, in the shop's folder. */
const LIST = '.gadgetry-export'

/** Writes the catalogue as one file, in the shop's folder unless `--out` names another. */
export const exportCommand: Command = {
  name: 'export',
  summary: 'Writes the catalogue as a spreadsheet, or as a feed for Google Merchant Center.',
  safety:
    'It replaces only files that it has made itself and that nobody has changed since. ' +
    'Without --out, they are products.csv and google.tsv in the folder of the shop.\n' +
    'A spreadsheet has a column for each language; --language CODE makes the feed of another one than the first.',
  usage: 'export [DIR] --google|--csv [--language CODE] [--out FILE] [--json]',
  options: {
    google: { type: 'boolean' },
    csv: { type: 'boolean' },
    language: { type: 'string' },
    out: { type: 'string' },
  },
  async run({ positionals, values }, terminal) {
    const folder = shopArgument(positionals)
    const isFeed = values.google === true
    if (isFeed === (values.csv === true)) {
      throw new UsageError('Say which format you want: --google or --csv.')
    }
    const named = typeof values.language === 'string' ? values.language : undefined
    if (named !== undefined && !isFeed)
      throw new UsageError('--language is for feeds: a spreadsheet has all languages.')
    const { settings } = checkSettings(folder, named)
    const codes = languageCodes(settings)
    if (named !== undefined) requireLanguage(settings, named)
    const language = codes.find((code) => code === named) ?? codes[0]
    const shop = readCatalogue(folder, allCategories(settings), codes, language)
    if (shop.entities.length === 0) {
      throw new ShopError(`${folder} has no products in api/products.json that can be exported.`)
    }
    const { address = '' } = settings
    if (isFeed && address === '') {
      throw new ShopError(
        'A feed needs the address of the shop. ' +
          `Write it in ${join(folder, 'shop.json')}: "address": "https://shop.example/".`,
      )
    }
    const isOther = language !== codes[0]
    const name = isFeed ? `google${isOther ? `-${language}` : ''}.tsv` : 'products.csv'
    const file = typeof values.out === 'string' ? values.out : join(folder, name)
    const form = csvForm(settings.language, settings.decimals)
    const feed = isFeed && (await readPreviewShop(folder, { ...settings, address }))
    const rows = feed ? tableOf('google', feedRows('google', feed)) : []
    const products = feed ? rows.length - 1 : shop.entities.length
    // Cells of the feed hold no tabs.
    const text = feed
      ? `${rows.map((row) => row.join('\t')).join('\n')}\n`
      : csvText(csvRows(shop.entities, form, codes), form.delimiter)
    writeExport(folder, file, text)
    const problems = [...notExported(shop), ...(feed ? feedProblems(feed, ['google']) : [])]
    terminal.line(`Written: ${counted(products, 'product')} in ${file}.`)
    terminal.problems(problems)
    terminal.result({ file, products, problems })
    return 0
  },
}

/** @throws {ShopError} if the file exists and is the owner's */
function writeExport(folder: string, file: string, text: string): void {
  const list = join(folder, LIST)
  const path = relative(folder, file).replaceAll('\\', '/')
  const line = madeLine(path, text)
  const before = existsSync(file) ? [madeLine(path, readFileSync(file))] : []
  const lines = madeLines(list)
  if (!before.every((each) => each === line || lines.includes(each))) {
    throw new ShopError(
      `${file} is not as this command wrote it, so it stays. Move it away, or name another file with --out.`,
    )
  }
  const others = lines.filter((each) => madePath(each) !== madePath(line))
  // The list comes first: otherwise the next run would not recognise what an interrupted one has written.
  writeFiles([[list, madeList([...others, ...before, line])]])
  writeFiles([[file, text]])
}

/** What is in the shop's files, and not in an export. */
function notExported({ unlisted, unread }: StoredCatalogue): Problem[] {
  const file = 'api/products.json'
  return [
    ...unlisted.map(({ id }) => problem('not-in-list', { file, read: shownCell(id) })),
    ...(unread > 0 ? [problem('unreadable', { file: 'api' }, { count: unread })] : []),
  ]
}
