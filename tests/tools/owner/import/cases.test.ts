import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { checkCatalogue } from '#tools/owner/check/check-catalogue.ts'
import { checkSettings } from '#tools/owner/check/check-settings.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { problemsText } from '#tools/owner/terminal.ts'
import { readJsonFile } from '#tools/site/json-values.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const CASES = join(import.meta.dirname, 'cases')

/** What a run says of every list, and what other lines say too. */
const OF_EVERY_LIST =
  /^$|^Columns:$|^ {2}"(\w+)" -> \1$|\(#\/|^Prices: a |^Added|^[A-Z].*: 0$|^Products without a |^Written: /

const optionsSchema = z.record(z.string(), z.union([z.string(), z.boolean()]))
const runSchema = z.object({
  options: optionsSchema.default({}),
  pictures: z.array(z.string()).default([]),
})
const entriesSchema = z.array(z.record(z.string(), z.unknown()))

type Entry = Readonly<Record<string, unknown>>

// cases/README.md says how to add one.
it.each(globSync('*.{csv,tsv,xml,xlsx}', { cwd: CASES, exclude: ['*.then.csv'] }).sort())(
  '%s is read as written beside it',
  async (file) => {
    const name = file.replace(/\.\w+$/, '')
    const beside = (ending: string) => join(CASES, `${name}.${ending}`)
    const run = runIn(beside('run.json'))
    const pictures = Object.fromEntries(run.pictures.map((picture) => [picture, '']))
    const shop = existsSync(beside('shop.json')) ? readFileSync(beside('shop.json')) : '{}'
    const folder = temporaryFolder({ 'shop.json': shop, ...pictures })
    const map = existsSync(beside('map.json')) ? { map: beside('map.json') } : {}
    const said = [await importing(join(CASES, file), folder, { ...map, ...run.options })]
    if (existsSync(beside('then.csv'))) {
      const { options } = runIn(beside('then.run.json'))
      said.push('Then', await importing(beside('then.csv'), folder, { ...map, ...options }))
    }
    expect(productErrors(folder)).toEqual([])
    await expect(`${said.join('\n\n')}\n`).toMatchFileSnapshot(beside('txt'))
  },
)

function runIn(file: string) {
  return runSchema.parse(existsSync(file) ? readJsonFile(file) : {})
}

/** What an import says and makes: the problems, the lines of this list, and the products. */
async function importing(list: string, folder: string, options: z.infer<typeof optionsSchema>) {
  const run = await runCommand(importCommand, [list], { to: folder, write: true, ...options })
  const lines = run.terminal.lines.filter((line) => !OF_EVERY_LIST.test(line))
  const products = productsIn(folder).map((product) =>
    inspect(product, { breakLength: 160, compact: 9, depth: 9, maxArrayLength: 200 }),
  )
  const refused = run.refusal && `Refused: ${run.refusal}`
  const said = [refused, run.code === 1 ? 'Ends with 1.' : '', problemsText(run.terminal.found)]
  return [...said, lines.join('\n'), products.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n')
    .replaceAll(CASES, 'cases')
    .replaceAll(folder, 'shop')
}

/** What `check` says of the products that an import has accepted. */
function productErrors(folder: string) {
  const { settings } = checkSettings(folder)
  const { problems } = checkCatalogue(folder, settings)
  return problems.filter(({ level, rule }) => level === 'error' && rule !== 'file-missing')
}

/** Each product with its details, and as `list` what the list of products has otherwise. */
function productsIn(folder: string): Entry[] {
  const api = join(folder, 'api')
  if (!existsSync(api)) return []
  const read = (file: string) => entriesSchema.parse(readJsonFile(join(api, file)))
  const files = readdirSync(api).filter((file) => file !== 'products.json')
  const details = new Map(files.flatMap(read).map((detail) => [detail.id, detail]))
  return read('products.json').map((product) => {
    const detail = { ...details.get(product.itemId), id: product.id }
    const list = Object.entries(detail).flatMap(([field, value]) =>
      isSame(product[field] ?? value, value) ? [] : [[field, product[field]]],
    )
    return withoutRepeats({ ...product, ...detail, list: Object.fromEntries(list) })
  })
}

/** Fields that are left out if they are the same as another one. */
const REPEATS: Readonly<Partial<Record<string, string>>> = {
  ...{ namespaceId: 'itemId', fullPrice: 'price', priceRegular: 'fullPrice' },
  ...{ priceDiscount: 'price', images: 'image' },
  ...{ colorsAvailable: 'color', capacityAvailable: 'capacity' },
}

const EMPTY = ['""', '[]', '{}', '[""]', '[{"title":"","text":[]}]']

function withoutRepeats(entry: Entry): Entry {
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([field, value]) =>
        !EMPTY.includes(JSON.stringify(value)) && !isSame(value, entry[REPEATS[field] ?? '']),
    ),
  )
}

/** A list of one is the same as its value. */
function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify([value].flat()) === JSON.stringify([other].flat())
}
