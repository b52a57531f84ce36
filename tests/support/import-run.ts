import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Command } from '#tools/owner/command.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { productSchema } from '#src/domain/product/product.ts'
import { recordingTerminal } from './recording-terminal.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Runs a command as the program does. An error that it throws is its `refusal`. */
export async function runCommand(
  command: Command,
  positionals: string[],
  values: Record<string, string | boolean> = {},
) {
  const terminal = recordingTerminal()
  let code: number | undefined
  let refusal = ''
  try {
    code = await command.run({ positionals, values }, terminal)
  } catch (error) {
    if (!(error instanceof Error) || !/^(?:Shop|Usage|ShopFile)Error$/.test(error.name)) throw error
    refusal = error.message
  }
  const problems = terminal.found.map(({ line, rule }) => `${line ?? '-'} ${rule ?? ''}`)
  return { code, refusal, problems, terminal }
}

type Content = string | Uint8Array

/** What comes with a list: files of the shop and options of the command. */
export interface Beside {
  readonly shop?: object | string
  readonly map?: object | string
  readonly files?: Readonly<Record<string, Content>>
  readonly values?: Readonly<Record<string, string | boolean>>
}

/** Imports a file, or a list.csv with this content, into a shop and reads what it has written. */
export async function imported(
  list: Content | { readonly name: string; readonly content: Content },
  { shop, map, files, values }: Beside = {},
) {
  const isFile = typeof list !== 'string' && 'name' in list
  const { name, content } = isFile ? list : { name: 'list.csv', content: list }
  const folder = temporaryFolder({
    [name]: content,
    ...(shop !== undefined && { 'shop.json': textOf(shop) }),
    ...(map !== undefined && { 'map.json': textOf(map) }),
    ...files,
  })
  const run = await runCommand(importCommand, [join(folder, name)], {
    ...{ to: folder, write: true, ...values },
    ...(map !== undefined && { map: join(folder, 'map.json') }),
  })
  return { folder, ...run, ...readCatalogue(folder) }
}

function textOf(json: object | string): string {
  return typeof json === 'string' ? json : JSON.stringify(json)
}

/** The catalogue of a folder; empty if it has none. */
export function readCatalogue(folder: string) {
  const read = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(folder, 'api', file), 'utf8'))
    } catch {
      return []
    }
  }
  const details = ['phones.json', 'tablets.json', 'accessories.json'].flatMap((file) =>
    z.array(productDetailSchema).parse(read(file)),
  )
  return { products: z.array(productSchema).parse(read('products.json')), details }
}
