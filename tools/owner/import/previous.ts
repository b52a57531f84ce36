import { join } from 'node:path'
import * as z from 'zod'
import { productDetailSchema, type ProductDetail } from '#src/domain/product/product-detail.ts'
import { productSchemaOf } from '#src/domain/product/product.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { readJsonFile } from '#tools/build/json-values.ts'
import type { Entity } from './catalogue.ts'

/** What can be read from a shop's folder. */
export interface Previous {
  readonly entities: readonly Entity[]
  /** Entries of the details that the list does not have. */
  readonly unlisted: readonly ProductDetail[]
  /** Entries of all files that cannot be read. */
  readonly unread: number
}

/** Reads `api/` of a folder. Files that are missing or broken count as empty: `check` reports them. */
export function readPrevious(folder: string, categories: readonly Category[]): Previous {
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
    unlisted: [...details.values()],
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
