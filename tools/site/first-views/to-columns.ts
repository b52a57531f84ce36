import type { Columns } from '#src/domain/columns.ts'
import { isObject } from '#tools/site/json-values.ts'

/** Entries in the form that `fromColumns` reads. */
export function toColumns(entries: readonly object[]): Columns {
  const names = new Set(entries.flatMap((entry) => Object.keys(entry)))
  return Object.fromEntries(
    Array.from(names, (name): [string, Columns[string]] => {
      const values: unknown[] = []
      const places = new Map<unknown, number>()
      const all = entries.map((entry) => {
        const value: unknown = Reflect.get(entry, name) ?? null
        // An object is the same as another with the same JSON, and no text begins so.
        const key = isObject(value) ? `\0${JSON.stringify(value)}` : value
        const place = places.get(key) ?? values.push(value) - 1
        places.set(key, place)
        return place
      })
      return [name, values.length === all.length ? [values] : [values, all]]
    }),
  )
}
