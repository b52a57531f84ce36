import { LISTED_FILES, type ListedFiles } from './listed-files.ts'
import { field } from './read-field.ts'

/** A part of the list of files in `index.html`; undefined without one, as on the development server. */
export function readListedFiles(part: keyof ListedFiles): unknown {
  return field(JSON.parse(document.getElementById(LISTED_FILES)?.textContent ?? 'null'), part)
}
