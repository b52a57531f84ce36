import * as z from 'zod'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { KINDS } from '#src/domain/product/product.ts'
import { readJsonFile } from '#tools/site/json-values.ts'
import { ShopError } from '#tools/owner/problem.ts'
import { fieldNamed } from './columns.ts'
import { FIELD_NAMES, fieldName } from './fields.ts'
import { factName } from './fact-columns.ts'

const fieldSchema = z
  .string()
  .refine(
    (name) =>
      name === 'unused' ||
      fieldNamed(name) !== undefined ||
      factName(name.replace(/ \([a-z]{2,3}\)$/, '')) !== undefined,
    {
      error: `must be one of ${[...FIELD_NAMES.map(fieldName), 'unused'].join(', ')}, or a fact of your own, such as facts.material`,
    },
  )

function mapSchema(ids: readonly Category[]) {
  const error = `must be one of ${ids.join(', ')}, or else add it to categories in shop.json`
  const category = z.enum(ids, { error })
  return z.strictObject({
    $schema: z.string().optional(),
    /** From the name of a column to a field, to a fact of the shop's own, or to `unused`. */
    columns: z.record(z.string(), fieldSchema).default({}),
    /** From the text of a category cell to a category; empty if the owner has not said it yet. */
    categories: z
      .record(z.string(), z.union([z.literal(''), category], { error }))
      .default({})
      .transform(withoutEmpty),
    /** What a row has if its own cell is empty. */
    defaults: z
      .strictObject({
        category: category.optional(),
        year: z.int({ error: 'must be a whole number, such as 2025' }).optional(),
        brand: z
          .string({ error: 'must be text' })
          .min(1, { error: 'must not be empty' })
          .optional(),
        kind: z.enum(KINDS, { error: `must be one of ${KINDS.join(', ')}` }).optional(),
      })
      .default({}),
    /** The character before the cents. */
    decimal: z.enum(['.', ','], { error: 'must be "." or ","' }).optional(),
  })
}

/** What an owner says about a file, because the file itself does not. */
export type ImportMap = z.output<ReturnType<typeof mapSchema>>

export const EMPTY_MAP: ImportMap = mapSchema([]).parse({})

function withoutEmpty(categories: Readonly<Record<string, Category>>) {
  return Object.fromEntries(
    Object.entries(categories).flatMap(([words, category]) =>
      category === '' ? [] : [[words, category] as const],
    ),
  )
}

/** @throws {ShopError} that names each field that cannot be read */
export function readMapFile(file: string, categories: readonly Category[]): ImportMap {
  const result = mapSchema(categories).safeParse(jsonOf(file))
  if (result.success) return result.data
  const faults = result.error.issues.map(
    (issue) => `${file} ${issue.path.join('.')}: ${issue.message}`,
  )
  throw new ShopError(`The map file cannot be used.\n${faults.join('\n')}`)
}

function jsonOf(file: string): unknown {
  try {
    return readJsonFile(file)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new ShopError(`${file} is not JSON: ${error.message}`)
  }
}
