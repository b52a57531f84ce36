import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { filesIn } from '#tools/site/files-in.ts'
import type { FileFault } from '#tools/site/settings/shop-file-error.ts'
import { readMarkdown } from './read-markdown.ts'

export type OwnPage = ReturnType<typeof readPages>[number]

/**
 * All pages of a folder, with those in the folders of languages.
 *
 * @param languages codes of the shop's languages
 */
export function readPages(folder: string, languages: readonly string[] = []) {
  if (!existsSync(`${folder}/pages`)) return []
  return filesIn(folder, 'pages')
    .files.filter((file) => file.endsWith('.md'))
    .map((file) => {
      const bytes = readFileSync(`${folder}/${file}`)
      const text = bytes.toString('utf8')
      const path = file.slice('pages/'.length, -'.md'.length)
      /** That of its folder: `fr` for `pages/fr/imprint.md`. In a shop’s build, only if it is not the build’s. */
      const language = languages.find((code) => path.startsWith(`${code}/`))
      /** In the page's address: `imprint`. */
      const name = language === undefined ? path : path.slice(language.length + 1)
      const read = readMarkdown(text)
      /** Why it cannot be a page. */
      const faults = [
        ...(/^[a-z\d][a-z\d-]*$/.test(name) ? [] : [BAD_NAME]),
        ...(read.title === '' ? [NO_TITLE] : []),
        ...(isUtf8(bytes) ? [] : [NOT_UTF8]),
      ]
      return { ...read, name, language, file, text, faults }
    })
}

function fault(message: string, fix: string): FileFault {
  return { field: '', message, fix }
}

const BAD_NAME = fault(
  'cannot be in an address',
  'name it with small letters, digits and dashes only, such as imprint.md',
)
const NO_TITLE = fault('has no title', 'begin it with a line such as: # Imprint')
const NOT_UTF8 = fault('is not saved as UTF-8', 'save it again with the encoding UTF-8')
