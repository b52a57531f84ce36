import { field } from './read-field.ts'

/** The id of the element of `index.html` that holds `ListedFiles` as JSON; the build writes it. */
export const LISTED_FILES = 'files'

export interface ListedFiles {
  /** From the page of this language to the shop's address. */
  readonly wayToRoot: string
  /** The files of the code that every page needs, in the order in which they import each other. */
  readonly shop: readonly string[]
  /** By the names of the pages' templates. */
  readonly pages: Readonly<Record<string, PageFiles>>
}

interface Files {
  readonly scripts: readonly string[]
  readonly files: readonly string[]
}

/** What a page requests at once, and what it requests when its picture has loaded, so as not to delay the picture. */
export interface PageFiles {
  readonly first: Files
  readonly afterPicture?: Files
}

export type Turn = keyof PageFiles

/** A part of the list of files in `index.html`; undefined without one, as on the development server. */
export function readListedFiles(part: keyof ListedFiles): unknown {
  return field(JSON.parse(document.getElementById(LISTED_FILES)?.textContent ?? 'null'), part)
}
