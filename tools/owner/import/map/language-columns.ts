import type { Settings } from '#tools/site/settings/read-settings.ts'
import { isLanguage } from '#tools/site/languages/shop-languages.ts'
import { languageCodes } from '#tools/owner/texts.ts'
import { columnKey } from './column-words.ts'
import { fieldNamed } from './columns.ts'
import { factColumns, factName } from './fact-columns.ts'
import { catalogueName, fieldRow, type LanguageColumn } from './fields.ts'

/**
 * The columns whose names end with the code of a language, those among them of languages that the shop does not have,
 * and the names of all columns, empty for these.
 *
 * @param said what the owner's map says of columns, which counts more than their names
 * @param language of a list in one language: that of columns without a code, unless others have this code
 */
export function languageColumns(
  columns: readonly string[],
  said: Readonly<Record<string, string>>,
  settings: Settings,
  language?: string,
) {
  const languages = languageCodes(settings)
  const keys = columns.map(columnKey)
  const facts = { said: new Map(), facts: settings.facts ?? {}, sign: '', kept: undefined }
  const named = columns.map((column, index) => {
    const name = (Object.hasOwn(said, column) ? said[column] : undefined) ?? column
    const [, bare = name, code] = /^(.+?)\s*[([]\s*([a-z]{2,3})\s*[)\]]\s*$/i.exec(name) ?? []
    const field = factName(bare) === undefined ? fieldNamed(bare) : undefined
    const [fact] = field === undefined ? factColumns([bare], [undefined], facts) : []
    const path =
      field !== undefined && fieldRow(field).isTranslated
        ? catalogueName(field)
        : fact && `facts.${fact.name}`
    return { index, column, bare, code: code?.toLowerCase(), field, path }
  })
  const implied = named.some(({ code }) => code === language) ? undefined : language
  const found: LanguageColumn[] = []
  const unknown: { index: number; column: string; code: string }[] = []
  for (const { index, column, bare, code = implied, field, path } of named) {
    if (path === undefined || code === undefined) continue
    if (code === languages[0] && language === undefined) continue
    const isBeside = keys.some((key, other) => other !== index && key === columnKey(bare))
    const isText = field === 'name' || field === 'description'
    if (languages.includes(code)) found.push({ index, code, field, path })
    else if (isText && isLanguage(code) && (isBeside || languages.length > 1))
      unknown.push({ index, column, code })
  }
  const taken = new Set([...found, ...unknown].map(({ index }) => index))
  const others = columns.map((column, index) => (taken.has(index) ? '' : column))
  return { found, unknown, others }
}
