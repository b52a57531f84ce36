import { fetchAhead } from '#src/data/files-ahead.ts'
import { start } from '#src/start/protocol.ts'
import { currentPage } from './current-page.ts'
import type { Turn } from './listed-files.ts'
import { entriesOf, field } from './read-field.ts'
import { readListedFiles } from './read-listed-files.ts'

/** Whether the page was opened from a disk, without a server: browsers then load neither modules nor data. */
export const IS_FILE = location.protocol === 'file:'

/** Requests scripts and files that the page at the current address needs, long before the shop's own code runs. */
export function requestFiles(turn: Turn): void {
  const needs = field(field(readListedFiles('pages'), currentPage().page ?? ''), turn)
  if (IS_FILE || needs === undefined) return
  // The specified loading time of the catalogue counts from here, see `data/catalogue-query.ts`.
  start().catalogueAskedAt ??= performance.now()
  fetchAhead(entriesOf(field(needs, 'files')).map(String))
  requestScripts(entriesOf(field(needs, 'scripts')).map(String))
}

/** Requests and compiles scripts, without running them. */
export function requestScripts(scripts: readonly string[]): void {
  for (const href of scripts) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
  }
}
