import { isObject } from '#tools/site/json-values.ts'
import type { FileFault } from '#tools/site/settings/shop-file-error.ts'
import { isLanguage } from './shop-languages.ts'

/**
 * A value of a shop's JSON in one of its languages. An object all of whose keys are codes of the shop's languages is a
 * text per language: it is replaced by the text in this language, or in the first that it has.
 *
 * @param languages codes, such as `de`, the first language first
 */
export function inLanguage(
  value: unknown,
  language: string,
  languages: readonly string[],
): unknown {
  if (!isObject(value) || languages.length < 2) return value
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language, languages))
  const code = chosenLanguage(value, language, languages)
  if (code !== undefined) return Reflect.get(value, code)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inLanguage(inner, language, languages)]),
  )
}

/** The language in which a text per language is shown; undefined for any other value. */
export function chosenLanguage(
  value: unknown,
  language: string,
  languages: readonly string[],
): string | undefined {
  const keys = isObject(value) ? Object.keys(value) : []
  if (languages.length < 2 || !keys.every((key) => languages.includes(key))) return undefined
  return [language, ...languages].find((code) => keys.includes(code))
}

/**
 * An entry of the catalogue in a language. `nameLanguage` and `textLanguage` say if its name or description is in
 * another one: a text that is not given per language is in the first. Options have their keys.
 */
export function entryInLanguage(
  entry: unknown,
  language: string,
  languages: readonly string[],
): unknown {
  const resolved = inLanguage(entry, language, languages)
  if (!isObject(entry) || !isObject(resolved)) return resolved
  const otherLanguage = (value: unknown) => {
    const found = languageOf(value, language, languages)
    return found === language ? undefined : found
  }
  const marks = {
    nameLanguage: otherLanguage(Reflect.get(entry, 'name')),
    textLanguage: otherLanguage(Reflect.get(entry, 'description')),
  }
  const options = withKeys(
    Reflect.get(resolved, 'options'),
    inLanguage(Reflect.get(entry, 'options'), languages[0] ?? language, languages),
  )
  const added = Object.entries({ ...marks, options }).filter(([, value]) => value !== undefined)
  return { ...resolved, ...Object.fromEntries(added) }
}

/** Options with their labels in the first language, if those are others: lines of the stored cart have them. */
function withKeys(value: unknown, inFirst: unknown): unknown {
  if (!isObject(value) || !isObject(inFirst)) return value
  const inner = Object.entries(value).map(([name, each]): [string, unknown] => [
    name,
    withKeys(each, Reflect.get(inFirst, name)),
  ])
  if (Array.isArray(value)) return inner.map(([, each]) => each)
  const [label, key] = [value, inFirst].map((each): unknown => Reflect.get(each, 'label'))
  return { ...Object.fromEntries(inner), ...(key !== label && { key }) }
}

/** The language of the first text in a value. */
function languageOf(
  value: unknown,
  language: string,
  languages: readonly string[],
): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : languages[0]
  if (!isObject(value)) return undefined
  const code = chosenLanguage(value, language, languages)
  if (code !== undefined) return code
  const inner: unknown[] = Object.values(value)
  return inner.map((each) => languageOf(each, language, languages)).find(Boolean)
}

/** Settings and fields whose keys are names that the owner chooses. */
const NAMED = new Set(['categories', 'facts', 'words', 'amounts', 'delivery'])

/**
 * What is wrong with the texts per language in a shop's JSON: languages that the shop does not have.
 *
 * @param path before the names of the fields, such as `products.`
 * @param name of the field with the value
 */
export function languageFaults(
  value: unknown,
  languages: readonly string[],
  path = '',
  name = '',
): FileFault[] {
  if (!isObject(value)) return []
  const other = NAMED.has(name) ? undefined : otherLanguageIn(value, languages)
  if (other === undefined)
    return Object.entries(value).flatMap(([key, inner]) =>
      isObject(inner) ? languageFaults(inner, languages, `${path}${key}.`, key) : [],
    )
  return [
    languages.length < 2
      ? {
          field: path.slice(0, -1),
          message: `has texts by language, and the shop has one`,
          fix: 'write one text, or name the languages in shop.json: "languages": ["de", "fr"]',
        }
      : {
          field: path + other,
          message: 'is in no language of the shop',
          fix: `remove it, or add "${other}" to the languages in shop.json: ${languages.join(', ')}`,
        },
  ]
}

/** The first key of a text per language that names another language. */
function otherLanguageIn(value: object, languages: readonly string[]): string | undefined {
  const entries = Object.entries(value)
  const isPerLanguage =
    !Array.isArray(value) &&
    entries.every(
      ([key, text]) =>
        // `de`, and not `de-DE` or `color`.
        /^[a-z]{2,3}$/.test(key) &&
        isLanguage(key) &&
        (typeof text === 'string' || Array.isArray(text)),
    )
  // `{ "id": "locks" }` is a category, and not Indonesian.
  if (!isPerLanguage || entries.every(([key]) => key === 'id')) return undefined
  return languages.length < 2
    ? entries[0]?.[0]
    : entries.map(([key]) => key).find((key) => !languages.includes(key))
}
