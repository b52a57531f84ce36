import { inLanguage } from '#tools/build/languages/in-language.ts'
import type { Settings } from '#tools/build/settings/read-settings.ts'
import { ShopError } from './problem.ts'

/** A text by the codes of its languages: `{ de: 'Helm', fr: 'Casque' }`. Of descriptions and lists, each is a list. */
export type TextByLanguage = Readonly<Record<string, unknown>>

/** The texts per language of an entry of the catalogue, by field, such as `name` and `facts.material`. */
export type Texts = Readonly<Record<string, TextByLanguage>>

/** The codes of a shop's languages, the first one first; none if it has only one. */
export function languageCodes({ languages = [] }: Pick<Settings, 'languages'>): string[] {
  return languages.map(({ code }) => code)
}

/** The name of a language in English, as messages have it. */
export function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
}

/** The codes of all languages of a shop, also if it has only one. */
export function allLanguages({ language, languages }: Settings): string[] {
  return languages?.map(({ code }) => code) ?? [new Intl.Locale(language).language]
}

/** The setting of a shop that has one language more. */
export function languagesWith(settings: Settings, code: string): string {
  const tags = settings.languages?.map(({ tag }) => tag) ?? allLanguages(settings)
  return `"languages": ${JSON.stringify([...tags, code])}`
}

/** @throws {ShopError} if the shop does not have the language with this code */
export function requireLanguage(settings: Settings, code: string): void {
  const codes = allLanguages(settings)
  if (codes.includes(code)) return
  throw new ShopError(
    `The shop has no texts in "${code}": its languages are ${codes.join(', ')}. ` +
      `To add it, write ${languagesWith(settings, code)} into shop.json.`,
  )
}

export function textsPerLanguage(entry: unknown, languages: readonly string[]): Texts {
  return Object.fromEntries(
    fieldsOf(entry).flatMap(([field, value]) => {
      const used = codesIn(value, languages)
      const texts = languages.filter((code) => used.has(code))
      return texts.length === 0
        ? []
        : [
            [
              field,
              Object.fromEntries(texts.map((code) => [code, inLanguage(value, code, languages)])),
            ],
          ]
    }),
  )
}

/** An entry with other values of those of its fields that have one here. */
export function withValues<Entry extends object>(
  entry: Entry,
  values: Readonly<Record<string, unknown>>,
): Entry {
  const has = (field: string) => Object.hasOwn(values, field)
  const own = Object.keys(entry).filter(has)
  const facts = 'facts' in entry ? valuesOf(entry.facts) : []
  const changed = facts.map(([name, value]): [string, unknown] => {
    const field = `facts.${name}`
    return [name, has(field) ? values[field] : value]
  })
  return {
    ...entry,
    ...Object.fromEntries(own.map((field) => [field, values[field]])),
    ...(facts.length > 0 && { facts: Object.fromEntries(changed) }),
  }
}

/** The values of the fields that have a text in a language. */
export function valuesIn(texts: Texts, code: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) =>
      text[code] === undefined ? [] : [[field, text[code]]],
    ),
  )
}

function fieldsOf(entry: unknown): [field: string, value: unknown][] {
  return valuesOf(entry).flatMap(([field, value]) =>
    field === 'facts'
      ? valuesOf(value).map(([name, fact]): [string, unknown] => [`facts.${name}`, fact])
      : [[field, value]],
  )
}

function valuesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries<unknown>({ ...value }) : []
}

/** The languages of the texts in a value. */
function codesIn(value: unknown, languages: readonly string[]): ReadonlySet<string> {
  const inner = valuesOf(value)
  const keys = inner.map(([key]) => key)
  return inner.length > 0 && keys.every((key) => languages.includes(key))
    ? new Set(keys)
    : new Set(inner.flatMap(([, each]) => [...codesIn(each, languages)]))
}
