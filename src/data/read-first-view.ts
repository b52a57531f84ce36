import * as z from 'zod/mini'
import { fromColumns } from '#src/domain/columns.ts'
import { type FirstList, firstListSchema } from '#src/domain/list/first-list.ts'
import { type ProductDetail, productDetailSchema } from '#src/domain/product/product-detail.ts'
import { type Product, productSchema } from '#src/domain/product/product.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { CatalogueFileError, fetchFile } from './fetch-json.ts'
import { parseEntries } from './parse-entries.ts'

const columns = z.record(z.string(), z.unknown())

const fileSchema = z.object({
  products: columns,
  details: z.optional(columns),
  list: z.optional(firstListSchema),
})

/** What a page shows first, of a catalogue that is too large to be loaded for it. */
export interface FirstView {
  readonly products: readonly Product[]
  /** Of a part's products and their families. */
  readonly details?: ReadonlyMap<Category, readonly ProductDetail[]>
  readonly list?: FirstList | undefined
}

/**
 * @param name a view, or such as `all-0` for a slice of the whole
 * @throws {CatalogueFileError} also when the file has another form
 */
export async function readFirstView(name: string): Promise<FirstView> {
  const path = `${FIRST_VIEWS?.folder ?? ''}${name}.json`
  const { data, error } = fileSchema.safeParse(await fetchFile(path))
  if (error) throw new CatalogueFileError(path, 'is no first view', { cause: error })
  const details = new Map<Category, readonly ProductDetail[]>()
  for (const [category, entries] of Object.entries(data.details ?? {}))
    details.set(category, await parseEntries(path, productDetailSchema, fromColumns(entries)))
  const products = await parseEntries(path, productSchema, fromColumns(data.products))
  return { products, details, list: data.list }
}
