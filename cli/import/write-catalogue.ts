import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CATALOGUE_FILES, fileEntries, type Entity } from './catalogue.ts'

/**
 * Replaces the four files of `api/`. All are written beside the old ones first, so that a full disk leaves the shop as
 * it was, and each is replaced in one step.
 */
export async function writeCatalogue(folder: string, entities: readonly Entity[]): Promise<void> {
  const api = join(folder, 'api')
  await mkdir(api, { recursive: true })
  const entries = fileEntries(entities)
  for (const file of CATALOGUE_FILES) {
    await pipeline(
      Readable.from(jsonOf(entries[file])),
      createWriteStream(join(api, `.${file}.new`)),
    )
  }
  for (const file of CATALOGUE_FILES) await rename(join(api, `.${file}.new`), join(api, file))
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
