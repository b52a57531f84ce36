import { join } from 'node:path'
import { writeFiles } from '../../scripts/build/write-files.ts'
import type { Category } from '#src/domain/product/category.ts'
import { fileEntries, type Entity } from './catalogue.ts'

/** Replaces the files of `api/`: the list, and the details of each category. */
export function writeCatalogue(
  folder: string,
  entities: readonly Entity[],
  categories: readonly Category[],
): void {
  const files = fileEntries(entities, categories)
  writeFiles(Array.from(files, ([file, entries]) => [join(folder, 'api', file), jsonOf(entries)]))
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
