import { join } from 'node:path'
import { writeFiles } from '#tools/build/write-files.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { Entity } from './catalogue.ts'

/** Replaces the files of `api/`: the list, and the details of each category. */
export function writeCatalogue(
  folder: string,
  entities: readonly Entity[],
  categories: readonly Category[],
): void {
  const files = catalogueFiles(entities, categories)
  writeFiles(files.map(([file, entries]) => [join(folder, 'api', file), jsonOf(entries)]))
}

/** The files of `api/` with their entries, in the order of the entities. */
export function catalogueFiles(
  entities: readonly Entity[],
  categories: readonly Category[],
): (readonly [file: string, entries: readonly unknown[]])[] {
  const byCategory = Map.groupBy(entities, ({ product }) => product.category)
  const detailsOf = (category: Category) =>
    byCategory.get(category)?.flatMap(({ detail }) => detail ?? []) ?? []
  return [
    ['products.json', entities.map(({ product }) => product)],
    ...categories.map((category) => [`${category}.json`, detailsOf(category)] as const),
  ]
}

/** One line per fact, so that a diff shows each change. In pieces: a large catalogue is longer than a string can be. */
function* jsonOf(entries: readonly unknown[]): Generator<string> {
  let separator = '\n'
  yield '['
  for (const entry of entries) {
    yield `${separator}  ${JSON.stringify(entry, null, 2).replaceAll('\n', '\n  ')}`
    separator = ',\n'
  }
  yield entries.length === 0 ? ']\n' : '\n]\n'
}
