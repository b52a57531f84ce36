import { mkdir, writeFile } from 'node:fs/promises'
import { buildCatalogue, toFileText } from './build.ts'
import { FAMILIES } from './families.ts'
import { demoHistory } from './price-history.ts'
import { variantsOf } from './variants.ts'

const API = new URL('../../public/api/', import.meta.url)

await mkdir(API, { recursive: true })
for (const [name, entries] of Object.entries(buildCatalogue(FAMILIES))) {
  await writeFile(new URL(name, API), toFileText(entries))
  console.log(`public/api/${name}: ${entries.length}`)
}

const products = FAMILIES.flatMap(variantsOf).map(({ product }) => product)
await writeFile(new URL('../prices.json', API), demoHistory(products))
