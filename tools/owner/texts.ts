import { isDeepStrictEqual } from 'node:util'
import { optionsSchema } from '#src/domain/product/options.ts'
import { looseText } from '#src/domain/facts/facts.ts'
import { inLanguage } from '#tools/build/languages/in-language.ts'
import { valuesIn } from '#tools/build/json-values.ts'
import type { Settings } from '#tools/build/settings/read-settings.ts'
import type { Entity } from './catalogue.ts'
import { decodeBlocksCell, decodeCell, decodeListCell, fromJson } from './cells/encoding.ts'
import type { RowText } from './import/map/fields.ts'
import type { List } from './import/map/map-list.ts'
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

/** The lists in which each variant offers the choices of its family: they follow from these, in every language. */
const CHOICES = [
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

/**
 * The texts that a row gives a product, with those that the shop has in languages of which the list says nothing. An
 * empty cell takes a text away only in the shop's own export.
 *
 * @param isKept whether names and descriptions of the shop stay
 */
export function mergedTexts(
  entity: Entity,
  given: readonly RowText[],
  before: Entity | undefined,
  { system, languageColumns }: List,
  [first = '', ...others]: readonly string[],
  isKept: boolean,
): Texts {
  const paths = new Set([...Object.keys(before?.texts ?? {}), ...given.map(({ path }) => path)])
  return Object.fromEntries(
    [...paths].flatMap((path) => {
      const value = valueOf(entity, path)
      const earlier = before?.texts[path]
      const ofPath = given.filter((each) => each.path === path)
      const texts = others.flatMap((code): [string, unknown][] => {
        const cell = ofPath.find((each) => each.code === code)?.text
        const isTaken =
          system.isExact === true &&
          languageColumns.some((column) => column.path === path && column.code === code)
        const [old, now] = [earlier?.[code], cell && decodeText(path, cell)]
        const text = isKept && isAbout(path) ? (old ?? now) : (now ?? (isTaken ? undefined : old))
        return text === undefined ? [] : [[code, text]]
      })
      if (value === undefined || texts.length === 0) return []
      // Without a text in the first language, the value is one in another.
      const isOther =
        ofPath.length > 0
          ? ofPath.some(({ isOnly }) => isOnly)
          : earlier?.[first] === undefined && isDeepStrictEqual(value, valueOf(before, path))
      return [[path, { ...(!isOther && { [first]: value }), ...Object.fromEntries(texts) }]]
    }),
  )
}

function isAbout(path: string): boolean {
  return path === 'name' || path === 'description'
}

/** What a cell of a field says in any language; undefined if nothing. */
function decodeText(field: string, cell: string): unknown {
  if (field === 'description') return decodeBlocksCell(cell)
  if (field === 'options') return fromJson(optionsSchema, cell)
  return field === 'cell' ? decodeListCell(cell) : decodeCell(cell)
}

/** What a product says in the first language. */
function valueOf(entity: Entity | undefined, path: string): unknown {
  const { product, detail } = entity ?? {}
  const facts: Texts[string] = { ...detail?.facts, ...product?.facts }
  const values: Texts[string] = { ...detail, ...product }
  return path.startsWith('facts.') ? facts[path.slice('facts.'.length)] : values[path]
}

/** Products with the choices of their families in each language that has some. */
export function withChoicesPerLanguage(entities: readonly Entity[]): Entity[] {
  const familyOf = ({ product }: Entity) => product.namespaceId ?? product.id
  const families = Map.groupBy(entities, familyOf)
  return entities.map((entity) => {
    const family = families.get(familyOf(entity)) ?? []
    const lists = CHOICES.flatMap(([list, field]) => {
      const words = new Map(
        family.map(({ product, texts }) => [looseText(product[field] ?? ''), texts[field] ?? {}]),
      )
      const codes = new Set([...words.values()].flatMap((text) => Object.keys(text)))
      const texts = Array.from(codes, (code) => [
        code,
        entity.detail?.[list].map((text) => words.get(looseText(text))?.[code] ?? text),
      ])
      return codes.size === 0 ? [] : [[list, Object.fromEntries(texts)] as const]
    })
    return { ...entity, texts: { ...entity.texts, ...Object.fromEntries(lists) } }
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
