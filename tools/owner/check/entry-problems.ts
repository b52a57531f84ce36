import type * as z from 'zod/mini'
import { AVAILABILITIES } from '#src/domain/product/availability.ts'
import { optionsSchema } from '#src/domain/product/options.ts'
import { KINDS, HIGHEST_PRICE } from '#src/domain/product/product.ts'
import { orList } from '#tools/site/or-list.ts'
import { valueAt } from '#tools/site/json-values.ts'
import { nearest } from '#tools/site/nearest.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { problemsAt, type Place } from './problems.ts'

const PRICE = `write a number from 0 to ${HIGHEST_PRICE}, without quotes or currency, such as 9.9`
const ID = 'write letters, digits and dashes in quotes, such as "blue-mug"'

const WRITING: Readonly<Record<string, string>> = {
  id: ID,
  itemId: ID,
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
  stock: 'write how many pieces there are, such as 12, or leave it out',
  unitPrice: 'write a price and a unit, such as { "price": 19.8, "per": "kg" }, or leave it out',
  availableFrom: 'write a day, such as "2026-12-03", or leave it out',
  colorsAvailable: 'write a list, such as ["black", "sea green"]',
  capacityAvailable: 'write a list, such as ["128GB", "256GB"]',
  cell: 'write a list, such as ["LTE", "5G"]',
  options:
    'write a list, such as [{ "label": "Engraving", "text": 20, "surcharge": 9.9 }, { "label": "Length", "choices": [{ "label": "2 m" }, { "label": "3 m", "surcharge": 4 }] }]',
  description: 'write a list of blocks, such as [{ "title": "Screen", "text": ["A paragraph."] }]',
}

type Fields = Readonly<Record<string, unknown>>

/** What the shop reads differently from the file. */
export function* entryProblems(
  raw: Fields,
  read: Fields,
  fields: readonly string[],
  place: Place,
): Generator<Problem> {
  const problem = problemsAt(place)
  for (const field of fields) {
    const given = raw[field] ?? undefined
    if (given !== undefined && read[field] === undefined)
      yield problem('fact-dropped', field, given, { fix: howToWrite(field) })
  }
  for (const field of ['image', 'images']) {
    const kept = [read[field]].flat()
    for (const [index, path] of [raw[field]].flat().entries()) {
      if (path !== '' && kept[index] === '')
        yield problem('picture-address', field, path, { fix: howToWrite(field) })
    }
  }
  const absent = fields.filter((field) => !Object.hasOwn(raw, field))
  for (const field of Object.keys(raw)) {
    const meant = fields.includes(field) ? undefined : nearest(field, absent)
    if (meant !== undefined) yield problem('field-name', field, undefined, { meant })
  }
}

/** What the shop cannot read of a product's options. */
export function* optionProblems(options: unknown, place: Place): Generator<Problem> {
  const { error } = optionsSchema.safeParse(options)
  for (const issue of error?.issues ?? []) {
    const value = valueAt(options, issue.path)
    const fault = value === undefined ? 'is missing' : reasonOf(issue)
    const path = ['options', ...issue.path].join('.')
    yield problemsAt(place)('options-dropped', path, value, { fault, fix: howToWrite('options') })
  }
}

export function invalidProblems(
  issues: readonly z.core.$ZodIssue[],
  entry: unknown,
  place: Place,
): Problem[] {
  return issues.map((issue) => {
    const value = valueAt(entry, issue.path)
    return problemsAt(place)('entry-invalid', issue.path.join('.') || undefined, value, {
      fault: value === undefined ? 'is missing' : reasonOf(issue),
      fix:
        issue.code === 'invalid_value'
          ? `write ${either(issue.values.map(String))}${issue.path[0] === 'category' ? ', or add it to categories in shop.json' : ''}`
          : howToWrite(String(issue.path[0] ?? '')),
    })
  })
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'is not text',
  number: 'is not a number',
  array: 'is not a list',
  object: 'is not an object in { }',
  boolean: 'is neither true nor false',
}

const REASONS: Readonly<Record<string, string>> = {
  invalid_value: 'is not one of the possible values',
  'too_small long': 'is empty',
  too_small: 'is too low',
  'too_big long': 'is too long',
  too_big: 'is too high',
  not_multiple_of: 'is not a whole number',
  invalid_union: 'is neither text nor a number',
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? `is no ${issue.expected}`
  const isLong = 'origin' in issue && (issue.origin === 'string' || issue.origin === 'array')
  const own = issue.message === 'Invalid input' ? '' : issue.message
  return REASONS[isLong ? `${issue.code} long` : issue.code] ?? (own || 'is not valid')
}

function howToWrite(field: string): string {
  return WRITING[field] ?? 'write text in quotes'
}

/** `"a", "b" or "c"` */
function either(values: readonly string[]): string {
  return orList(values.map((value) => `"${value}"`))
}
