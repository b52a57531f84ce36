import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { filesIn } from '#tools/build/files-in.ts'
import type { FileFault } from '#tools/build/settings/shop-file-error.ts'
import { readMarkdown, type ReadPage } from './read-markdown.ts'

export interface OwnPage extends ReadPage {
  /** In the page's address: `imprint`. */
  readonly name: string
  /** In the shop's folder: `pages/imprint.md`. */
  readonly file: string
  readonly text: string
  /** Why it cannot be a page. */
  readonly faults: readonly FileFault[]
}

export function readPages(folder: string): OwnPage[] {
  if (!existsSync(`${folder}/pages`)) return []
  return filesIn(folder, 'pages')
    .files.filter((file) => file.endsWith('.md'))
    .map((file) => {
      const bytes = readFileSync(`${folder}/${file}`)
      const text = bytes.toString('utf8')
      const name = file.slice('pages/'.length, -'.md'.length)
      const page = readMarkdown(text)
      return {
        ...page,
        name,
        file,
        text,
        faults: [...faultsOf(name, page), ...(isUtf8(bytes) ? [] : [NOT_UTF8])],
      }
    })
}

function faultsOf(name: string, { title }: ReadPage): FileFault[] {
  const isName = /^[a-z\d][a-z\d-]*$/.test(name)
  return [
    ...(isName
      ? []
      : [
          fault(
            'cannot be in an address',
            'name it with small letters, digits and dashes only, such as imprint.md',
          ),
        ]),
    ...(title === '' ? [fault('has no title', 'begin it with a line such as: # Imprint')] : []),
  ]
}

function fault(message: string, fix: string): FileFault {
  return { field: '', message, fix }
}

const NOT_UTF8 = fault('is not saved as UTF-8', 'save it again with the encoding UTF-8')
