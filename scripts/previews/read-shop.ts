import { existsSync, readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import { parseEntries } from '../../src/data/parse-entries.ts'
import { CATEGORIES, type Category } from '../../src/domain/category.ts'
import { withDetail } from '../../src/domain/facets/with-detail.ts'
import { modelOf } from '../../src/domain/model-of.ts'
import { previewFolder } from '../../src/domain/preview-folder.ts'
import { productDetailSchema, type ProductDetail } from '../../src/domain/product-detail.ts'
import { productSchema, type Product } from '../../src/domain/product.ts'
import type { PreviewProduct, PreviewShop } from './preview-shop.ts'
import { priceFormat } from './price-format.ts'
import { productDescription } from './product-description.ts'

/**
 * Reads the catalogue in a folder as the shop itself does: what it would leave out has no page either.
 *
 * @throws {CatalogueFileError} where a file is no list
 */
export async function readPreviewShop(
  folder: string,
  settings: PreviewShop['settings'],
): Promise<PreviewShop> {
  const shown = CATEGORIES.filter((category) => settings.categories[category])
  const details = new Map<Category, Map<string, ProductDetail>>()
  for (const category of shown) {
    const entries = await readEntries(folder, `api/${category}.json`, productDetailSchema)
    details.set(category, new Map(entries.map((detail) => [detail.id, detail])))
  }
  const products = await readEntries(folder, 'api/products.json', productSchema)
  return {
    settings,
    prices: priceFormat(settings),
    products: withVariants(
      products.filter(({ category }) => shown.includes(category)),
      ({ category, itemId }) => details.get(category)?.get(itemId),
    ),
  }
}

/** Links products to their variants. Of several products with one slug, the first has the page. */
function withVariants(
  products: readonly Product[],
  detailOf: (product: Product) => ProductDetail | undefined,
): PreviewProduct[] {
  const models = new Map<string | Product, PreviewProduct[]>()
  const pages = new Map<string, PreviewProduct>()
  for (const each of products) {
    const folder = previewFolder(each.itemId)
    if (!folder || pages.has(folder)) continue
    const detail = detailOf(each)
    const product = withDetail(each, detail)
    const variants = models.get(modelOf(product)) ?? []
    models.set(modelOf(product), variants)
    const description = productDescription(product, detail)
    const page = { product, detail, description, folder, variants }
    variants.push(page)
    pages.set(folder, page)
  }
  return [...pages.values()]
}

async function readEntries<Entry extends { readonly id: string }>(
  folder: string,
  path: string,
  schema: z.ZodMiniType<Entry>,
): Promise<Entry[]> {
  if (!existsSync(`${folder}/${path}`)) return []
  // Some editors put a byte order mark at the beginning, which JSON does not allow.
  const text = readFileSync(`${folder}/${path}`, 'utf8').replace(/^\uFEFF/, '')
  return parseEntries(path, schema, JSON.parse(text))
}
