import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { temporaryFolder } from './temporary-folder.ts'

const FILES = ['products', 'phones', 'accessories'] as const

const entrySchema = z.record(z.string(), z.unknown())

type Entry = z.infer<typeof entrySchema>
type FileName = (typeof FILES)[number]

/** A copy of the example shop, in which faults can be planted. `save` writes what has changed. */
export function plantedShop() {
  const folder = temporaryFolder()
  cpSync('tools/owner/example', folder, { recursive: true })
  const path = (file: string) => join(folder, file)
  const list = (name: FileName): Entry[] =>
    z.array(entrySchema).parse(JSON.parse(readFileSync(path(`api/${name}.json`), 'utf8')))
  const lists = {
    products: list('products'),
    phones: list('phones'),
    accessories: list('accessories'),
  }
  const settings = entrySchema.parse(JSON.parse(readFileSync(path('shop.json'), 'utf8')))
  const entry = (name: FileName, id: string): Entry => {
    const found = lists[name].find((one) => one.id === id)
    if (!found) throw new Error(`There is no ${id} in ${name}.`)
    return found
  }
  return {
    folder,
    path,
    lists,
    settings,
    /** Changes an entry of a list. */
    set: (name: FileName, id: string, fields: Entry) => Object.assign(entry(name, id), fields),
    /** Changes an accessory in the list and in its details. */
    setBoth: (id: string, fields: Entry, detailFields: Entry = fields) => {
      Object.assign(entry('products', id), fields)
      Object.assign(entry('accessories', id), detailFields)
    },
    drop: (name: FileName, id: string) => {
      lists[name].splice(lists[name].indexOf(entry(name, id)), 1)
    },
    add: (name: FileName, id: string, fields: Entry) => {
      lists[name].push({ ...entry(name, id), ...fields })
    },
    save: () => {
      for (const name of FILES) {
        writeFileSync(path(`api/${name}.json`), JSON.stringify(lists[name], undefined, 2))
      }
      writeFileSync(path('shop.json'), JSON.stringify(settings, undefined, 2))
    },
    /** Changes the text of a file; after `save`. */
    rewrite: (file: string, change: (text: string) => string | Uint8Array) => {
      writeFileSync(path(file), change(readFileSync(path(file), 'utf8')))
    },
  }
}

export type PlantedShop = ReturnType<typeof plantedShop>
