import { fetchJson } from '#src/data/fetch-json.ts'
import { partOf } from '#src/domain/product/parts.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'
import { bootState } from '#src/lib/boot-state.ts'
import { currentPage } from './current-page.ts'
import { readListedFiles, type Turn } from './listed-files.ts'
import { entriesOf, field } from './read-field.ts'

/** Browsers load neither modules nor data for a page that was opened from a disk. */
export const IS_FILE = location.protocol === 'file:'

export function requestFiles(turn: Turn): void {
  const needs = field(field(readListedFiles('pages'), currentPage().page ?? ''), turn)
  if (IS_FILE || needs === undefined) return
  // The specified loading time of the catalogue counts from here, see `data/catalogue-query.ts`.
  bootState().catalogueAskedAt ??= performance.now()
  fetchAhead(entriesOf(field(needs, 'files')).map(String))
  requestScripts(entriesOf(field(needs, 'scripts')).map(String))
}

/** Requests each file once; `fetchFile` then returns it. */
function fetchAhead(paths: readonly string[]): void {
  const { files } = bootState()
  const partOfPage = () => String(partOf(currentPage().slug ?? ''))
  for (const named of paths) {
    const path = FIRST_VIEWS ? named.replace('*', partOfPage) : named
    if (files.has(path)) continue
    const file = fetchJson(path)
    files.set(path, file)
    // The caller of `fetchFile` handles a failure; this prevents an unhandled rejection.
    file.catch(() => undefined)
  }
}

/** Requests and compiles scripts, without running them. */
export function requestScripts(scripts: readonly string[]): void {
  for (const href of scripts) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
  }
}
