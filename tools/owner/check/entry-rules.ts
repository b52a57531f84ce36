import { nearest } from '#tools/build/nearest.ts'
import { howToWrite } from './how-to-write.ts'
import { shownValue } from '#tools/build/json-values.ts'
import type { Rule } from './rule.ts'

/** An entry as it is in the file, and as the shop reads it. */
interface ReadEntry {
  readonly raw: Readonly<Record<string, unknown>>
  readonly read: Readonly<Record<string, unknown>>
  readonly fields: readonly string[]
}

/** Rules for what the shop reads differently from the file. */
export const ENTRY_RULES: readonly Rule<ReadEntry>[] = [
  {
    name: 'fact-dropped',
    level: 'warning',
    find: ({ raw, read, fields }) =>
      fields
        .filter((field) => read[field] === undefined && isGiven(raw[field]))
        .map((field) => ({
          field,
          read: shownValue(raw[field]),
          message: 'is left out, because the shop cannot read it',
          fix: howToWrite(field),
        })),
  },
  {
    name: 'picture-address',
    level: 'error',
    find: ({ raw, read }) =>
      ['image', 'images'].flatMap((field) => {
        const kept = listOf(read[field])
        return listOf(raw[field])
          .filter((path, index) => path !== '' && kept[index] === '')
          .map((path) => ({
            field,
            read: shownValue(path),
            message: 'is not shown: the shop takes only its own files and https addresses',
            fix: howToWrite(field),
          }))
      }),
  },
  {
    name: 'field-name',
    level: 'warning',
    find: ({ raw, fields }) =>
      Object.keys(raw)
        .filter((field) => !fields.includes(field))
        .flatMap((field) => {
          const absent = fields.filter((known) => !Object.hasOwn(raw, known))
          const meant = nearest(field, absent)
          if (meant === undefined) return []
          return { field, message: 'is not a field of the shop', fix: `did you mean ${meant}?` }
        }),
  },
]

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

function listOf(value: unknown): readonly unknown[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values
}
