import type { Columns } from '#src/domain/columns.ts'

/** Entries in the form that `fromColumns` reads. */
export function toColumns(entries: readonly object[]): Columns {
  const names = new Set(entries.flatMap((entry) => Object.keys(entry)))
  return Object.fromEntries(
    Array.from(names, (name): [string, Columns[string]] => {
      const all = entries.map((entry): unknown => Reflect.get(entry, name) ?? null)
      const keys = all.map((value) => JSON.stringify(value))
      const places = new Map([...new Set(keys)].map((key, place) => [key, place]))
      if (places.size === all.length) return [name, [all]]
      const values = Array.from(places.keys(), (key): unknown => JSON.parse(key))
      return [name, [values, keys.map((key) => places.get(key) ?? 0)]]
    }),
  )
}
