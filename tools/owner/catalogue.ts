import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { looseText } from '#src/domain/text/loose-text.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { productDetailSchema, type ProductDetail } from '#src/domain/product/product-detail.ts'
import { productSchemaOf, type Product } from '#src/domain/product/product.ts'
import { PROJECT_FOLDER } from '#tools/site/project-folder.ts'
import { filesIn } from '#tools/site/files-in.ts'
import { inLanguage, languageFaults } from '#tools/site/languages/in-language.ts'
import { tryJsonFile } from '#tools/site/json-values.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { CHOICES, textsPerLanguage, withValues, type Texts } from './texts.ts'

/** A product in the shop's first language. */
export interface Entity {
  readonly product: Product
  readonly detail: ProductDetail | undefined
  readonly texts: Texts
}

/** The facts of the shop's own, which lists may lack. */
export function factsOf({ product, detail }: Entity): Readonly<Record<string, string>> {
  return { ...detail?.facts, ...product.facts }
}

/** The pictures that lists and pages show, the main one first. */
export function picturesOf({ product, detail }: Entity): string[] {
  return [...new Set([product.image, ...(detail?.images ?? [])])]
}

/** The headings and paragraphs of a description. */
export function textsOf(description: ProductDetail['description'] = []): string[] {
  return description.flatMap(({ title, text }) => [title, ...text])
}

/** What can be read of the catalogue in a shop's folder. */
export type StoredCatalogue = ReturnType<typeof readCatalogue>

/**
 * Reads `api/` of a folder. Files that are missing or broken count as empty: `check` reports them.
 *
 * @param languages the codes of the shop's languages, the first one first
 */
export function readCatalogue(
  folder: string,
  categories: readonly Category[],
  languages: readonly string[] = [],
  language = languages[0] ?? '',
) {
  const parsed = <Entry>(name: string, schema: z.core.$ZodType<Entry>) => {
    const json = tryJsonFile(join(folder, 'api', `${name}.json`))
    const items: unknown[] = Array.isArray(json) ? json : []
    const entries = items.flatMap((item) => {
      const { data } = z.safeParse(schema, inLanguage(item, language, languages))
      return data === undefined ? [] : [{ entry: data, texts: textsPerLanguage(item, languages) }]
    })
    const faults = languageFaults(items, languages, `${name}.`)
    return { entries, unread: items.length - entries.length, faults }
  }
  const products = parsed('products', productSchemaOf(categories))
  const files = categories.map((category) => ({
    category,
    ...parsed(category, productDetailSchema),
  }))
  const details = new Map<string, (typeof files)[number]['entries'][number]>()
  for (const { category, entries } of files) {
    for (const detail of entries) details.set(`${category}/${detail.entry.id}`, detail)
  }
  const entities = products.entries.map(({ entry: product, texts }): Entity => {
    const key = `${product.category}/${product.itemId}`
    const detail = details.get(key)
    details.delete(key)
    return { product, detail: detail?.entry, texts: { ...detail?.texts, ...texts } }
  })
  return {
    entities,
    /** Entries of the details that the list does not have. */
    unlisted: Array.from(details.values(), ({ entry }) => entry),
    /** Texts in languages that the shop does not have: their entries cannot be read. */
    faults: [products, ...files].flatMap(({ faults }) => faults),
    /** How many entries of all files cannot be read. */
    unread: products.unread + files.reduce((sum, { unread }) => sum + unread, 0),
  }
}

/** Replaces the files of `api/`, the list and the details of each category, and another file of the shop with them. */
export function writeCatalogue(
  folder: string,
  entities: readonly Entity[],
  categories: readonly Category[],
  more: readonly (readonly [path: string, content: string])[] = [],
): void {
  const whole = withChoicesPerLanguage(entities)
  const byCategory = Map.groupBy(whole, ({ product }) => product.category)
  const detailsOf = (category: Category) =>
    byCategory
      .get(category)
      ?.flatMap(({ detail, texts }) => (detail ? withValues(detail, texts) : [])) ?? []
  const pathOf = (name: string) => join(folder, 'api', `${name}.json`)
  const list = whole.map(({ product, texts }) => withValues(product, texts))
  writeFiles([
    [pathOf('products'), piecesOf(list)],
    ...categories.map((category) => [pathOf(category), piecesOf(detailsOf(category))] as const),
    ...more.map(([path, content]) => [join(folder, path), content] as const),
  ])
}

/** What `jsonOf` returns, in pieces: a large list as one text takes as much memory as all products. */
function* piecesOf(entries: readonly object[]): Generator<string> {
  for (let begin = 0; begin < entries.length; begin += 1000) {
    const piece = JSON.stringify(entries.slice(begin, begin + 1000), null, 2).slice(1, -2)
    yield `${begin === 0 ? '[' : ','}${piece}`
  }
  yield entries.length === 0 ? '[]\n' : '\n]\n'
}

/** Products with the choices of their families in each language that has some. */
export function withChoicesPerLanguage(entities: readonly Entity[]): Entity[] {
  const familyOf = ({ product }: Entity) => product.namespaceId ?? product.id
  const families = Map.groupBy(entities, familyOf)
  return entities.map((entity) => {
    const family = families.get(familyOf(entity)) ?? []
    const lists = CHOICES.flatMap(([list, field]) => {
      const words = new Map(
        family.map(({ product, texts }) => [looseText(product[field] ?? ''), texts[field] ?? {}]),
      )
      const codes = new Set([...words.values()].flatMap((text) => Object.keys(text)))
      const texts = Array.from(codes, (code) => [
        code,
        entity.detail?.[list].map((text) => words.get(looseText(text))?.[code] ?? text),
      ])
      return codes.size === 0 ? [] : [[list, Object.fromEntries(texts)] as const]
    })
    return { ...entity, texts: { ...entity.texts, ...Object.fromEntries(lists) } }
  })
}

const EXAMPLE = join(PROJECT_FOLDER, 'tools/owner/example')

/** The ids of the products with which a new shop begins. */
export function exampleIds(): ReadonlySet<string> {
  const { entities } = readCatalogue(EXAMPLE, ['phones', 'accessories'])
  return new Set(entities.map(({ product }) => product.id))
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
  const shown = entities.flatMap(picturesOf)
  const isUsed = (path: string) =>
    shown.some((each) => stemOf(each) === stemOf(path)) ||
    categories.some((category) => path === `api/${category}.json`)
  const unused = [...filesIn(EXAMPLE, 'img/products').files, ...filesIn(EXAMPLE, 'api').files]
  for (const path of unused.filter((each) => each !== 'api/products.json' && !isUsed(each))) {
    const own = join(folder, path)
    // A file that somebody has changed belongs to the owner.
    if (existsSync(own) && readFileSync(own).equals(readFileSync(join(EXAMPLE, path)))) rmSync(own)
  }
}

/** The beginning of the names of a picture's sizes. */
function stemOf(path: string): string {
  return path.replace(/-\d+\.\w+$/, '')
}

/** One line per field, so that a diff shows each change. */
export function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
