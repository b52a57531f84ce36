import { isDeepStrictEqual } from 'node:util'
import { optionsSchema } from '#src/domain/product/options.ts'
import { looseText } from '#src/domain/facts/facts.ts'
import type { Entity } from '#tools/owner/catalogue.ts'
import {
  decodeBlocksCell,
  decodeCell,
  decodeListCell,
  fromJson,
} from '#tools/owner/cells/encoding.ts'
import type { RowText } from '#tools/owner/import/map/fields.ts'
import type { List } from '#tools/owner/import/map/map-list.ts'
import type { TextByLanguage, Texts } from '#tools/owner/texts.ts'

const LISTS: ReadonlySet<string> = new Set(['cell', 'colorsAvailable', 'capacityAvailable'])

/** What a cell of a field says in any language; undefined if nothing. */
function decodeText(field: string, cell: string): unknown {
  if (field === 'description') return decodeBlocksCell(cell)
  if (field === 'options') return fromJson(optionsSchema, cell)
  return LISTS.has(field) ? decodeListCell(cell) : decodeCell(cell)
}

/** The texts of a row in several languages, beside the entries that are made of it. */
export function textsOfRow(
  texts: readonly RowText[],
  { product, detail }: Omit<Entity, 'texts'>,
  languages: readonly string[],
): Texts {
  const entity = { product, detail, texts: {} }
  const byPath = Map.groupBy(texts, ({ path }) => path)
  return Object.fromEntries(
    [...byPath].map(([path, all]) => {
      const given = Object.fromEntries(all.map(({ code, text }) => [code, decodeText(path, text)]))
      const isOnly = all.some((each) => each.isOnly)
      const value = isOnly ? undefined : valueOf(entity, path)
      return [path, ordered({ [languages[0] ?? '']: value, ...given }, languages)]
    }),
  )
}

/**
 * Adds the texts that the shop has in languages of which the list says nothing. An empty cell takes a text away only in the
 * shop's own export.
 *
 * @param isKept whether names and descriptions of the shop stay
 */
export function withEarlierTexts(
  entity: Entity,
  before: Entity | undefined,
  { system, languageColumns }: List,
  languages: readonly string[],
  isKept: boolean,
): Entity {
  const [first = '', ...others] = languages
  const hasColumn = (path: string, code: string) =>
    languageColumns.some((column) => column.path === path && column.code === code)
  const texts = Object.entries(before?.texts ?? {}).flatMap(([path, earlier]) => {
    const value = valueOf(entity, path)
    if (value === undefined) return []
    const now = entity.texts[path]
    const isOwn = isKept && (path === 'name' || path === 'description')
    const kept = others.filter(
      (code) =>
        isOwn || (now?.[code] === undefined && !(system.isExact === true && hasColumn(path, code))),
    )
    const stays = Object.fromEntries(kept.map((code) => [code, earlier[code] ?? now?.[code]]))
    const isFallback =
      earlier[first] === undefined && isDeepStrictEqual(value, valueOf(before, path))
    const own = now ? now[first] : isFallback ? undefined : value
    const all = ordered({ ...now, [first]: own, ...stays }, languages)
    return Object.keys(all).every((code) => code === first) ? [] : [[path, all] as const]
  })
  return { ...entity, texts: { ...entity.texts, ...Object.fromEntries(texts) } }
}

/** What shoppers choose by, with the lists in which each variant offers those of its family. */
const CHOICES = [
  ['color', 'colorsAvailable'],
  ['capacity', 'capacityAvailable'],
] as const

/** Lets variants offer the colours and sizes of their family in the languages in which they have them. */
export function withTranslatedChoices(
  entities: readonly Entity[],
  languages: readonly string[],
): Entity[] {
  const [first = '', ...others] = languages
  const families = Map.groupBy(entities, ({ product }) => product.namespaceId ?? product.id)
  const words = (family: string, field: 'color' | 'capacity', code: string) =>
    new Map(
      families.get(family)?.flatMap(({ product, texts }): [string, unknown][] => {
        const text = texts[field]?.[code]
        return text === undefined ? [] : [[looseText(product[field] ?? ''), text]]
      }),
    )
  return entities.map((entity) => {
    const { product, detail } = entity
    const family = product.namespaceId ?? product.id
    const lists = CHOICES.flatMap(([field, list]) => {
      const offered = detail?.[list] ?? []
      const translated = others.flatMap((code): [string, unknown][] => {
        const inCode = words(family, field, code)
        const before = entity.texts[list]?.[code]
        const own: unknown[] =
          Array.isArray(before) && before.length === offered.length ? before : []
        return inCode.size === 0
          ? []
          : [
              [
                code,
                offered.map((text, index) => inCode.get(looseText(text)) ?? own[index] ?? text),
              ],
            ]
      })
      return translated.length === 0
        ? []
        : [[list, { [first]: offered, ...Object.fromEntries(translated) }] as const]
    })
    return { ...entity, texts: { ...entity.texts, ...Object.fromEntries(lists) } }
  })
}

/** What a product says in the first language. */
export function valueOf(entity: Entity | undefined, path: string): unknown {
  const values: Readonly<Record<string, unknown>> = { ...entity?.detail, ...entity?.product }
  const facts: Readonly<Record<string, unknown>> = {
    ...entity?.detail?.facts,
    ...entity?.product.facts,
  }
  return path.startsWith('facts.') ? facts[path.slice('facts.'.length)] : values[path]
}

/** The texts in the order of the shop's languages. */
export function ordered(text: TextByLanguage, languages: readonly string[]): TextByLanguage {
  return Object.fromEntries(
    languages.flatMap((code) => (text[code] === undefined ? [] : [[code, text[code]]])),
  )
}
