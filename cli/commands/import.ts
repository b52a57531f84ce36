import { checkSettings } from '../check/check-settings.ts'
import type { Command } from '../command.ts'
import type { Entity } from '../import/catalogue.ts'
import { importFile } from '../import/import-file.ts'
import { EMPTY_MAP, readMapFile } from '../import/map-file.ts'
import { planJson, planText } from '../import/plan-text.ts'
import { writeCatalogue } from '../import/write-catalogue.ts'
import { UsageError, type Problem } from '../problem.ts'
import { onlyArgument } from '../only-argument.ts'

/** Makes `api/` from an owner's file. Shows what it would do until `--write` is given. */
export const importCommand: Command = {
  name: 'import',
  summary: 'Makes the catalogue from a spreadsheet, a Shopify export or a Google feed.',
  usage: 'import FILE --to DIR [--map FILE] [--write] [--encoding NAME] [--delimiter C] [--json]',
  options: {
    to: { type: 'string' },
    map: { type: 'string' },
    write: { type: 'boolean' },
    encoding: { type: 'string' },
    delimiter: { type: 'string' },
  },
  async run({ positionals, values }, terminal) {
    const file = onlyArgument(positionals, 'the file to read')
    const folder = textOf(values.to)
    if (folder === undefined) throw new UsageError('Name the folder of your shop, with --to DIR.')
    const mapFile = textOf(values.map)
    const plan = await importFile(file, {
      folder,
      map: mapFile === undefined ? EMPTY_MAP : await readMapFile(mapFile),
      encoding: textOf(values.encoding),
      delimiter: delimiterOf(textOf(values.delimiter)),
      onProgress: (done, total, what) => terminal.progress(done, total, what),
    })
    const isWritten = values.write === true && plan.entities.length > 0
    if (isWritten) writeCatalogue(folder, plan.entities)
    const problems = [...plan.problems, ...deadLinks(folder, plan.entities)]
    for (const line of planText(file, plan)) terminal.line(line)
    terminal.line('')
    terminal.problems(problems)
    terminal.line('')
    terminal.line(
      isWritten
        ? `Written: the four files in ${folder}/api.`
        : plan.entities.length === 0
          ? 'There is no product to write.'
          : `Nothing is written yet. To write the four files in ${folder}/api, add --write.`,
    )
    terminal.result(planJson(file, { ...plan, problems }, isWritten))
    return problems.some(({ level }) => level === 'error') ? 1 : 0
  },
}

/** What `check` will say about links in `shop.json`: the build refuses a link to a category without products. */
function deadLinks(folder: string, entities: readonly Entity[]): readonly Problem[] {
  return checkSettings(folder)
    .linkProblems(entities.map(({ product }) => product))
    .filter(({ rule }) => rule === 'link-nowhere')
}

/** `tab` and `\t` are easier to type in a terminal than a tab is. */
function delimiterOf(text: string | undefined): string | undefined {
  const delimiter = text === 'tab' || text === String.raw`\t` ? '\t' : text
  if (delimiter !== undefined && (delimiter.length !== 1 || /["\r\n]/.test(delimiter))) {
    throw new UsageError(
      `--delimiter is one character, such as ";", or the word tab; read "${delimiter}".`,
    )
  }
  return delimiter
}

function textOf(value: string | boolean | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
