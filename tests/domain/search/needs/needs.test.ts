import { copyFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { productSchemaOf } from '#src/domain/product/product.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { readJsonFile } from '#tools/site/json-values.ts'
import { categoriesIn } from '#tools/site/settings/read-settings.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { engineOf } from '#tests/domain/search/engine-of.ts'
import { familyOf, isNamed, rowsIn } from '#tests/domain/search/tables.ts'

const NEEDS = 'tests/shops/needs'

/** The share of queries whose first cards are right. */
const RIGHT = 0.95

it.each([
  ['demo', () => Promise.resolve('public')],
  ...['bicycles', 'hifi', 'garden'].map(
    (name) => [name, () => importedShop(`${NEEDS}/${name}.csv`, `${NEEDS}/${name}.`)] as const,
  ),
  ['bicycle-list', () => importedShop('tests/shops/bicycles/list.csv', 'tests/shops/bicycles/')],
] as const)('%s: a card of each model, the first of them as needed', async (table, folder) => {
  const { search } = await engineIn(await folder())
  const rows = rowsIn(`needs/${table}.csv`)
  const wrong = rows.flatMap(({ query = '', first = '', cards = '', count }) => {
    const found = [...Map.groupBy(search(query).products, familyOf).values()].flatMap(
      ([best]) => best ?? [],
    )
    const shown = found.slice(0, Number(count === '' ? 3 : count))
    const [best] = shown
    const isRight =
      best !== undefined &&
      (first === '' || isNamed(first, best)) &&
      shown.every((product) => isNamed(cards, product))
    return isRight
      ? []
      : `${query}: ${found
          .slice(0, 3)
          .map(({ name }) => name)
          .join(' | ')}`
  })
  expect({ wrong, isEnough: rows.length - wrong.length >= RIGHT * rows.length }).toMatchObject({
    isEnough: true,
  })
})

/** A folder with the catalogue that `import` makes of an owner's list; its settings and map lie beside it. */
async function importedShop(list: string, beside: string): Promise<string> {
  const folder = temporaryFolder({})
  const shop = z.record(z.string(), z.unknown()).parse(readJsonFile(`${beside}shop.json`))
  writeFileSync(`${folder}/shop.json`, JSON.stringify({ ...shop, slides: [] }))
  copyFileSync(`${beside}map.json`, `${folder}/map.json`)
  const values = { to: folder, map: `${folder}/map.json`, write: true }
  expect(await runCommand(importCommand, [list], values)).toMatchObject({ code: 0, refusal: '' })
  return folder
}

function engineIn(folder: string) {
  const rows = z.array(z.unknown()).parse(readJsonFile(`${folder}/api/products.json`))
  const categories = categoriesIn(rows)
  const products = z.array(productSchemaOf(categories)).parse(rows)
  const details = categories.flatMap((category) =>
    z.array(productDetailSchema).parse(readJsonFile(`${folder}/api/${category}.json`)),
  )
  return engineOf(readJsonFile(`${folder}/shop.json`), products, details)
}
