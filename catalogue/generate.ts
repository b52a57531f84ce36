import { mkdir, writeFile } from 'node:fs/promises'
import { buildCatalogue } from './build.ts'
import { FAMILIES } from './families.ts'

const API = new URL('../public/api/', import.meta.url)

await mkdir(API, { recursive: true })
for (const [name, entries] of Object.entries(buildCatalogue(FAMILIES))) {
  await writeFile(new URL(name, API), `${JSON.stringify(entries, null, 2)}\n`)
  console.log(`public/api/${name}: ${entries.length}`)
}
