import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { productDetailSchema, type ProductDetail } from '#src/domain/product/product-detail.ts'
import { productSchemaOf, type Product } from '#src/domain/product/product.ts'
import { PROJECT_FOLDER } from '#tools/build/project-folder.ts'
import { filesIn } from '#tools/build/files-in.ts'
import { readJsonFile } from '#tools/build/json-values.ts'
import { writeFiles } from '#tools/build/write-files.ts'

export interface Entity {
  readonly product: Product
  readonly detail: ProductDetail | undefined
}

/** What can be read of the catalogue in a shop's folder. */
export type StoredCatalogue = ReturnType<typeof readCatalogue>

/** Reads `api/` of a folder. Files that are missing or broken count as empty: `check` reports them. */
export function readCatalogue(folder: string, categories: readonly Category[]) {
  const list = readJson(join(folder, 'api', 'products.json'))
  const products = parsed(productSchemaOf(categories), list)
  const files = categories.map((category) => {
    const json = readJson(join(folder, 'api', `${category}.json`))
    return { category, ...parsed(productDetailSchema, json) }
  })
  const details = new Map<string, ProductDetail>()
  for (const { category, entries } of files) {
    for (const detail of entries) details.set(`${category}/${detail.id}`, detail)
  }
  const entities = products.entries.map((product): Entity => {
    const key = `${product.category}/${product.itemId}`
    const detail = details.get(key)
    details.delete(key)
    return { product, detail }
  })
  return {
    entities,
    /** Entries of the details that the list does not have. */
    unlisted: [...details.values()],
    /** How many entries of all files cannot be read. */
    unread: products.unread + files.reduce((sum, { unread }) => sum + unread, 0),
  }
}

function parsed<Entry>(schema: z.core.$ZodType<Entry>, json: unknown) {
  const items: unknown[] = Array.isArray(json) ? json : []
  const results = items.map((item) => z.safeParse(schema, item))
  const entries = results.flatMap(({ data }) => (data === undefined ? [] : [data]))
  return { entries, unread: items.length - entries.length }
}

function readJson(file: string): unknown {
  try {
    return readJsonFile(file)
  } catch {
    return undefined
  }
}

/** Replaces the files of `api/`: the list, and the details of each category. */
export function writeCatalogue(
  folder: string,
  entities: readonly Entity[],
  categories: readonly Category[],
): void {
  const byCategory = Map.groupBy(entities, ({ product }) => product.category)
  const detailsOf = (category: Category) =>
    byCategory.get(category)?.flatMap(({ detail }) => detail ?? []) ?? []
  const files = [
    ['products', entities.map(({ product }) => product)] as const,
    ...categories.map((category) => [category, detailsOf(category)] as const),
  ]
  writeFiles(files.map(([name, entries]) => [join(folder, 'api', `${name}.json`), jsonOf(entries)]))
}

const EXAMPLE = join(PROJECT_FOLDER, 'tools/owner/example')

const namedSchema = z.array(z.object({ id: z.string(), name: z.string() }))

/** The ids of the products with which a new shop begins. */
export function exampleIds(): ReadonlySet<string> {
  const products = namedSchema.parse(readJson(join(EXAMPLE, 'api/products.json')))
  return new Set(products.map(({ id }) => id))
}

/**
 * Removes what is left of the example, and would be published: details of categories that the shop does not have, and
 * pictures that no product shows.
 */
export function removeExample(
  folder: string,
  entities: readonly Entity[],
  categories: readonly Category[],
): void {
  const shown = entities.flatMap(({ product, detail }) => [
    product.image,
    ...(detail?.images ?? []),
  ])
  const isShown = (path: string) => shown.some((each) => stemOf(each) === stemOf(path))
  for (const path of filesIn(EXAMPLE, 'img/products').files.filter((each) => !isShown(each))) {
    const [own, example] = [folder, EXAMPLE].map((from) => join(from, path))
    if (own && example && existsSync(own) && readFileSync(own).equals(readFileSync(example)))
      rmSync(own)
  }
  for (const name of ['phones', 'accessories'].filter((each) => !categories.includes(each))) {
    const [own, example] = [folder, EXAMPLE].map(
      (from) => namedSchema.safeParse(readJson(join(from, 'api', `${name}.json`))).data,
    )
    const names = new Map(example?.map((entry) => [entry.id, entry.name]))
    // What somebody has changed or added is not ours.
    if (own?.every((entry) => names.get(entry.id) === entry.name))
      rmSync(join(folder, 'api', `${name}.json`))
  }
}

/** The beginning of the names of a picture's sizes. */
function stemOf(path: string): string {
  return path.replace(/-\d+\.\w+$/, '')
}

/** One line per field, so that a diff shows each change. In pieces: a large catalogue is longer than a string can be. */
function* jsonOf(entries: readonly unknown[]): Generator<string> {
  yield '['
  for (const [index, entry] of entries.entries())
    yield `${index === 0 ? '' : ','}${JSON.stringify([entry], null, 2).slice(1, -2)}`
  yield entries.length === 0 ? ']\n' : '\n]\n'
}
