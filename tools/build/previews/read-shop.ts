import { existsSync } from 'node:fs'
import type * as z from 'zod/mini'
import { parseEntries } from '#src/data/parse-entries.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { productDetailSchema, type ProductDetail } from '#src/domain/product/product-detail.ts'
import { productSchemaOf } from '#src/domain/product/product.ts'
import { readJsonFile } from '#tools/build/json-values.ts'
import { createPreviewShop, type PreviewShop } from './preview-shop.ts'
import { shopPicture } from './share-picture.ts'

/**
 * Reads the catalogue in a folder as the shop itself does: what it would leave out has no page either.
 *
 * @throws {CatalogueFileError} if a file is not a list
 */
export async function readPreviewShop(
  folder: string,
  settings: PreviewShop['settings'],
): Promise<PreviewShop> {
  const shown = Object.keys(settings.categories)
  const details = new Map<Category, Map<string, ProductDetail>>()
  for (const category of shown) {
    const entries = await readEntries(folder, `api/${category}.json`, productDetailSchema)
    details.set(category, new Map(entries.map((detail) => [detail.id, detail])))
  }
  const products = await readEntries(folder, 'api/products.json', productSchemaOf(shown))
  return createPreviewShop(
    settings,
    products,
    ({ category, itemId }) => details.get(category)?.get(itemId),
    await shopPicture(folder, settings),
  )
}

async function readEntries<Entry extends { readonly id: string }>(
  folder: string,
  path: string,
  schema: z.ZodMiniType<Entry>,
): Promise<Entry[]> {
  if (!existsSync(`${folder}/${path}`)) return []
  return parseEntries(path, schema, readJsonFile(`${folder}/${path}`))
}
