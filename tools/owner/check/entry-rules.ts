import type * as z from 'zod/mini'
import { AVAILABILITIES } from '#src/domain/product/availability.ts'
import { KINDS, HIGHEST_PRICE } from '#src/domain/product/product.ts'
import { orList } from '#tools/build/or-list.ts'
import { shownValue, valueAt } from '#tools/build/json-values.ts'
import { nearest } from '#tools/build/nearest.ts'
import { error, warning, type Finding, type Rule } from './rule.ts'

const PRICE = `write a number from 0 to ${HIGHEST_PRICE}, without quotes or currency, such as 9.9`
const TEXT = 'write text in quotes'

/** How an owner writes the fields of products and details. */
const WRITING: ReadonlyMap<string, string> = new Map(
  Object.entries({
    id: 'write letters, digits and dashes in quotes, such as "blue-mug"',
    itemId: 'write letters, digits and dashes in quotes, such as "blue-mug"',
    name: 'write the name that shoppers see',
    image: 'write the path of a picture, such as "img/blue-mug.jpg", or its https address',
    images: 'write a list of paths, such as ["img/blue-mug.jpg"], or https addresses',
    pictureSizes: 'run the command photos, or remove it',
    price: PRICE,
    fullPrice: PRICE,
    priceDiscount: PRICE,
    priceRegular: PRICE,
    year: 'write a whole number, such as 2025',
    kind: `write ${either(KINDS)}, or leave it out`,
    colorValue: 'write a colour, such as "#5a6b9e", or leave it out',
    fits: 'write a list of families, such as ["acme-one"], or leave it out',
    availability: `write ${either(AVAILABILITIES)}, or leave it out`,
    availableFrom: 'write a day, such as "2026-12-03", or leave it out',
    colorsAvailable: 'write a list, such as ["black", "sea green"]',
    capacityAvailable: 'write a list, such as ["128GB", "256GB"]',
    cell: 'write a list, such as ["LTE", "5G"]',
    description:
      'write a list of blocks, such as [{ "title": "Screen", "text": ["A paragraph."] }]',
  }),
)

/** An entry as it is in the file, and as the shop reads it. */
interface ReadEntry {
  readonly raw: Readonly<Record<string, unknown>>
  readonly read: Readonly<Record<string, unknown>>
  readonly fields: readonly string[]
}

/** Rules for what the shop reads differently from the file. */
export const ENTRY_RULES: readonly Rule<ReadEntry>[] = [
  warning('fact-dropped', ({ raw, read, fields }) =>
    fields
      .filter((field) => read[field] === undefined && isGiven(raw[field]))
      .map((field) => ({
        field,
        read: shownValue(raw[field]),
        message: 'is left out, because the shop cannot read it',
        fix: howToWrite(field),
      })),
  ),
  error('picture-address', ({ raw, read }) =>
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
  ),
  warning('field-name', ({ raw, fields }) =>
    Object.keys(raw)
      .filter((field) => !fields.includes(field))
      .flatMap((field) => {
        const absent = fields.filter((known) => !Object.hasOwn(raw, known))
        const meant = nearest(field, absent)
        if (meant === undefined) return []
        return { field, message: 'is not a field of the shop', fix: `did you mean ${meant}?` }
      }),
  ),
]

/** What a schema refuses in a value, in words for an owner. */
export function schemaFindings(issues: readonly z.core.$ZodIssue[], value: unknown): Finding[] {
  return issues.map((issue) => {
    const read = valueAt(value, issue.path)
    return {
      field: issue.path.join('.') || undefined,
      read: read === undefined ? undefined : shownValue(read),
      message: read === undefined ? 'is missing' : reasonOf(issue),
      fix:
        issue.code === 'invalid_value'
          ? `write ${either(issue.values.map(String))}`
          : howToWrite(String(issue.path[0] ?? '')),
    }
  })
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'is not text',
  number: 'is not a number',
  array: 'is not a list',
  object: 'is not an object in { }',
  boolean: 'is neither true nor false',
}

function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? `is no ${issue.expected}`
    case 'invalid_value':
      return 'is not one of the possible values'
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'is empty' : 'is too low'
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'is too long' : 'is too high'
    case 'not_multiple_of':
      return 'is not a whole number'
    case 'invalid_union':
      return 'is neither text nor a number'
    default:
      return issue.message === '' || issue.message === 'Invalid input'
        ? 'is not valid'
        : issue.message
  }
}

/** What an owner should write in a field, as the end of a message. */
function howToWrite(field: string): string {
  return WRITING.get(field) ?? TEXT
}

/** `"a", "b" or "c"` */
function either(values: readonly string[]): string {
  return orList(values.map((value) => `"${value}"`))
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

function listOf(value: unknown): readonly unknown[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values
}
