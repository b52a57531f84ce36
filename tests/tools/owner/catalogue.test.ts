import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeCatalogue } from '#tools/owner/catalogue.ts'
import { product } from '#tests/support/products.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

it.each([0, 1, 1000, 1001])('%i products are one list of JSON', (count) => {
  const folder = temporaryFolder()
  const products = Array.from({ length: count }, (_, index) => product({ id: String(index) }))
  const entities = products.map((each) => ({ product: each, detail: undefined, texts: {} }))
  writeCatalogue(folder, entities, [])
  const text = readFileSync(join(folder, 'api/products.json'), 'utf8')
  expect(text).toBe(`${JSON.stringify(products, null, 2)}\n`)
})
