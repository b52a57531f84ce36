import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { vi } from 'vitest'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { productSchemaOf } from '#src/domain/product/product.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { readJsonFile } from '#tools/site/json-values.ts'
import { categoriesIn, readSettings } from '#tools/site/settings/read-settings.ts'
import { messagesIn, searchWordsIn } from '#tests/support/messages-in.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { readFound, type Found, type Need } from './found.ts'

/** A folder with the catalogue that `import` makes of an owner's list. */
export async function importedShop(
  path: string,
  files: { readonly shop: string; readonly map: string },
  synonyms: readonly (readonly [string, string])[],
): Promise<string> {
  const folder = temporaryFolder({})
  const shop = z.record(z.string(), z.unknown()).parse(readJsonFile(files.shop))
  writeFileSync(`${folder}/shop.json`, JSON.stringify({ ...shop, slides: [], synonyms }))
  copyFileSync(files.map, `${folder}/map.json`)
  const { code, refusal } = await runCommand(importCommand, [path], {
    ...{ to: folder, map: `${folder}/map.json`, write: true },
  })
  if (code !== 0) throw new Error(`${path} is not imported: ${refusal}`)
  return folder
}

/** The queries that a shop does not answer as they must be, each with the first cards of its answer. */
export async function wrongAnswers(folder: string, needs: readonly Need[]): Promise<string[]> {
  const rows = z.array(z.unknown()).parse(readJsonFile(`${folder}/api/products.json`))
  const categories = categoriesIn(rows)
  const products = z.array(productSchemaOf(categories)).parse(rows)
  const details = categories.flatMap((category) =>
    z.array(productDetailSchema).parse(readJsonFile(`${folder}/api/${category}.json`)),
  )
  const found = readFound(`${folder}/api`)
  const byId = new Map(found.map((each) => [each.id, each]))
  // The modules of the search read the settings of one shop.
  vi.resetModules()
  const shop: unknown = JSON.parse(readFileSync(`${folder}/shop.json`, 'utf8'))
  const settings = readSettings(shop, categories)
  vi.doMock('#src/domain/settings/settings.ts', () => ({ SETTINGS: settings }))
  vi.doMock('#src/messages/messages.gen.ts', () => messagesIn(settings.language))
  vi.doMock('#src/domain/text/words/en.ts', () => searchWordsIn(settings.language))
  const { buildSearchIndex } = await import('#src/domain/search/build-search-index.ts')
  const { searchProducts } = await import('#src/domain/search/find-products.ts')
  const index = await buildSearchIndex(products, () => Promise.resolve(), details)
  return needs.flatMap((need) => {
    const answer = searchProducts(index, need.query).products.flatMap(
      ({ id }) => byId.get(id) ?? [],
    )
    const cards = firstOfModels(answer)
    return isRight(need, cards, found) ? [] : `${need.query}: ${namesOf(cards)}`
  })
}

/** One card per model, the best variant of each. */
function firstOfModels(answer: readonly Found[]): Found[] {
  return [...Map.groupBy(answer, ({ family }) => family).values()].flatMap(([best]) => best ?? [])
}

function isRight({ fits, few = 3, first }: Need, cards: readonly Found[], all: readonly Found[]) {
  const checked = cards.slice(0, few)
  const [best] = checked
  return (
    best !== undefined && first?.(best, all) !== false && checked.every((one) => fits(one, all))
  )
}

function namesOf(cards: readonly Found[]): string {
  return cards
    .slice(0, 3)
    .map(({ name }) => name)
    .join(' | ')
}
