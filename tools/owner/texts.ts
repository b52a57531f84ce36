import { inLanguage } from '#tools/site/languages/in-language.ts'
import { isObject, valuesIn } from '#tools/site/json-values.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { ShopError } from './problem.ts'

/** Texts of an entry per language, by field, such as `name` and `facts.material`: `{ name: { de: 'Helm', fr: 'Casque' } }`. */
export type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The codes of a shop's languages, the first one first. */
export function languageCodes({ language, languages }: Settings): string[] {
  return languages?.map(({ code }) => code) ?? [new Intl.Locale(language).language]
}

/** The name of a language in English, as messages have it. */
export function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
}

/** The setting of a shop that has one language more. */
export function languagesWith(settings: Settings, code: string): string {
  const tags = settings.languages?.map(({ tag }) => tag) ?? languageCodes(settings)
  return `"languages": ${JSON.stringify([...tags, code])}`
}

/** @throws {ShopError} if the shop does not have the language with this code */
export function requireLanguage(settings: Settings, code: string): void {
  const codes = languageCodes(settings)
  if (codes.includes(code)) return
  throw new ShopError(
    `The shop has no texts in "${code}": its languages are ${codes.join(', ')}. ` +
      `To add it, write ${languagesWith(settings, code)} into shop.json.`,
  )
}

/** The lists of a family's choices: they follow from color and capacity, in every language. */
export const CHOICES = [
  ['colorsAvailable', 'color'],
  ['capacityAvailable', 'capacity'],
] as const

export function textsPerLanguage(entry: unknown, languages: readonly string[]): Texts {
  if (languages.length < 2 || !isObject(entry)) return {}
  const facts: object = 'facts' in entry && isObject(entry.facts) ? entry.facts : {}
  const others = ['facts', ...CHOICES.map(([list]) => list)]
  const fields = [
    ...Object.entries(entry).filter(([name]) => !others.includes(name)),
    ...Object.entries(facts).map(([name, value]) => [`facts.${name}`, value] as const),
  ]
  return Object.fromEntries(
    fields.flatMap(([field, value]: readonly [string, unknown]) => {
      const texts = codesIn(value, languages).map((code): [string, unknown] => [
        code,
        inLanguage(value, code, languages),
      ])
      return texts.length === 0 ? [] : [[field, Object.fromEntries(texts)]]
    }),
  )
}

/** The languages of the texts in a value. */
function codesIn(value: unknown, languages: readonly string[]): string[] {
  const used = valuesIn(value).flatMap(({ value: inner }) => {
    const keys = isObject(inner) ? Object.keys(inner) : []
    return keys.every((key) => languages.includes(key)) ? keys : []
  })
  return languages.filter((code) => used.includes(code))
}

/** An entry with other values of those of its fields that have one here. */
export function withValues<Entry extends object>(
  entry: Entry,
  values: Readonly<Record<string, unknown>>,
): Entry {
  const changed = (fields: object, prefix = '') =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name]) =>
        Object.hasOwn(values, prefix + name) ? [[name, values[prefix + name]]] : [],
      ),
    )
  const facts = 'facts' in entry && isObject(entry.facts) && entry.facts
  return {
    ...entry,
    ...changed(entry),
    ...(facts && { facts: { ...facts, ...changed(facts, 'facts.') } }),
  }
}
