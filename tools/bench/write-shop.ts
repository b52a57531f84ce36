import { cpSync, rmSync } from 'node:fs'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { isObject, readJsonFile } from '#tools/site/json-values.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { syntheticShop } from './synthetic-shop.ts'

/** The folder of a shop with as many products, without the demo's delay: the demo itself, or its pages with others. */
export function writeShop(count: number, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync('public', folder, { recursive: true })
  const settings = readJsonFile('public/shop.json')
  const changed = { ...(isObject(settings) ? settings : {}), loadDelay: 0 }
  writeFiles([[`${folder}/shop.json`, JSON.stringify(changed)]])
  if (count <= catalogue.length) return
  const { products, details } = syntheticShop(count)
  writeFiles(
    Object.entries({ products, ...details }).map(([name, entries]) => [
      `${folder}/api/${name}.json`,
      JSON.stringify(entries),
    ]),
  )
}
