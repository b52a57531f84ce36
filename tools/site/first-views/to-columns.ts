import type { Columns } from '#src/domain/columns.ts'
import { isObject } from '#tools/site/json-values.ts'

/** Entries in the form that `fromColumns` reads. */
export function toColumns(entries: readonly object[]): Columns {
  const names = new Set(entries.flatMap((entry) => Object.keys(entry)))
  return Object.fromEntries(
    Array.from(names, (name): [string, Columns[string]] => {
      const all = entries.map((entry): unknown => Reflect.get(entry, name) ?? null)
      // An object is the same as another with the same JSON, and no text begins so.
      const keys = all.map((value) => (isObject(value) ? `\0${JSON.stringify(value)}` : value))
      const values = new Map(keys.map((key, index) => [key, all[index]]))
      if (values.size === all.length) return [name, [all]]
      const places = new Map(Array.from(values.keys(), (key, place) => [key, place]))
      return [name, [[...values.values()], keys.map((key) => places.get(key) ?? 0)]]
    }),
  )
}
