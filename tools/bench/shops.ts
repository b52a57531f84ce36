import { cpSync, rmSync } from 'node:fs'
import { buildShop } from '#tools/site/languages/build-shop.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { isObject, readJsonFile } from '#tools/site/json-values.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { type Host, startHost } from './host.ts'
import { syntheticShop } from './synthetic-shop.ts'

const SIZES = [219, 2_000, 20_000, 43_500]

/** Builds the demo, and shops of more products, without the demo's delay. */
export async function startShops(sizes: readonly number[] = SIZES): Promise<Host[]> {
  const hosts: Host[] = []
  for (const size of sizes) {
    const folder = `test-results/bench/shop-${size}`
    const { products } = writeShop(size, folder)
    process.env.SHOP_FOLDER = folder
    await buildShop(`test-results/bench/${size}`, shopSettings(), { logLevel: 'error' })
    const phone = products.find(({ category, kind }) => category === 'phones' && kind === 'phone')
    hosts.push(
      await startHost(`${size}`, `test-results/bench/${size}`, `#/phones/${phone?.itemId}`),
    )
  }
  return hosts
}

/** The folder of a shop with as many products, without the demo's delay: the demo itself, or its pages with others. */
function writeShop(count: number, folder: string) {
  rmSync(folder, { recursive: true, force: true })
  cpSync('public', folder, { recursive: true })
  const settings = readJsonFile('public/shop.json')
  const changed = { ...(isObject(settings) ? settings : {}), loadDelay: 0 }
  writeFiles([[`${folder}/shop.json`, JSON.stringify(changed)]])
  if (count <= catalogue.length) return { products: catalogue }
  const { products, details } = syntheticShop(count)
  writeFiles(
    Object.entries({ products, ...details }).map(([name, entries]) => [
      `${folder}/api/${name}.json`,
      JSON.stringify(entries),
    ]),
  )
  return { products }
}
