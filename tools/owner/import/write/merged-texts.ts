import { isDeepStrictEqual } from 'node:util'
import type { Entity } from '#tools/owner/catalogue.ts'
import { cellValue, type RowText } from '#tools/owner/import/map/fields.ts'
import type { List } from '#tools/owner/import/map/map-list.ts'
import type { Texts } from '#tools/owner/texts.ts'

/**
 * A product's texts: those of the row, and the shop's own in languages that the list does not have. Only in the
 * shop's own export, an empty cell removes a text.
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
        const cell = ofPath.find((each) => each.code === code)
        const isTaken =
          system.isExact === true &&
          languageColumns.some((column) => column.path === path && column.code === code)
        const [old, now] = [earlier?.[code], cell && cellValue(cell.field ?? 'name', cell.text)]
        const text =
          isKept && /^(?:name|description)$/.test(path)
            ? (old ?? now)
            : (now ?? (isTaken ? undefined : old))
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

/** What a product says in the first language. */
function valueOf(entity: Entity | undefined, path: string): unknown {
  const { product, detail } = entity ?? {}
  const facts: Texts[string] = { ...detail?.facts, ...product?.facts }
  const values: Texts[string] = { ...detail, ...product }
  return path.startsWith('facts.') ? facts[path.slice('facts.'.length)] : values[path]
}
