import { join } from 'node:path'
import { writeFiles } from '../../scripts/build/write-files.ts'
import { CATALOGUE_FILES, fileEntries, type Entity } from './catalogue.ts'

/** Replaces the four files of `api/`. */
export function writeCatalogue(folder: string, entities: readonly Entity[]): void {
  const entries = fileEntries(entities)
  writeFiles(CATALOGUE_FILES.map((file) => [join(folder, 'api', file), jsonOf(entries[file])]))
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
