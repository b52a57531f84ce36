import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { temporaryFolder } from './temporary-folder.ts'

export const [CHARGER, CASE] = ['nova-charger-30w-white', 'nova-one-case-obsidian']

const entrySchema = z.record(z.string(), z.unknown())

type Entry = z.infer<typeof entrySchema>

/** A copy of the example shop, in which faults can be planted. `save` writes what has changed, without the fields that are null. */
export function plantedShop() {
  const folder = temporaryFolder()
  cpSync('tools/owner/example', folder, { recursive: true })
  const path = (file: string) => join(folder, file)
  const read = (file: string): unknown => JSON.parse(readFileSync(path(file), 'utf8'))
  const list = (name: string) => z.array(entrySchema).parse(read(`api/${name}.json`))
  const lists = {
    products: list('products'),
    phones: list('phones'),
    accessories: list('accessories'),
  }
  const settings = entrySchema.parse(read('shop.json'))
  const entry = (name: keyof typeof lists, id: unknown): Entry => {
    const found = lists[name].find((one) => one.id === id)
    if (!found) throw new Error(`There is no ${String(id)} in ${name}.`)
    return found
  }
  return {
    folder,
    path,
    lists,
    settings,
    /** An entry of a list. */
    entry,
    /** Changes an accessory in the list and in its details. */
    setBoth: (id: string, fields: Entry, detailFields: Entry = fields) => {
      Object.assign(entry('products', id), fields)
      Object.assign(entry('accessories', id), detailFields)
    },
    save: () => {
      const write = (file: string, content: unknown) =>
        writeFileSync(
          path(file),
          JSON.stringify(content, (_, value: unknown) => value ?? undefined, 2),
        )
      for (const [name, entries] of Object.entries(lists)) write(`api/${name}.json`, entries)
      write('shop.json', settings)
    },
  }
}

export type PlantedShop = ReturnType<typeof plantedShop>
