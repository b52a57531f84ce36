import * as z from 'zod/mini'
import { remembered } from '#src/domain/remembered.ts'
import { slugsText } from '#src/domain/text/slugs.ts'

export type ParameterValue = string | number | boolean | readonly string[] | Limits

/**
 * From an address or from code.
 *
 * @param read returns the default for an empty or invalid string
 */
export function parameter<Value>(read: (text: string) => Value) {
  return z.pipe(
    z.optional(z.transform(parameterText)),
    z.transform((text = '') => read(text)),
  )
}

export type SearchValues = Readonly<Record<string, ParameterValue>>

export type SearchSchema<Search extends SearchValues> = z.ZodMiniType<Search>

/** Read once, because every link to a list is written while the first page is drawn. */
const defaultsOf = remembered(
  (schema: SearchSchema<SearchValues>) => new Map(texts(schema.parse({}))),
)

/** Parameters as text, in the order of the schema; undefined for a default. */
export function searchParameters<Search extends SearchValues>(
  schema: SearchSchema<Search>,
  search: unknown,
): Record<string, string | undefined> {
  const defaults = defaultsOf(schema)
  return Object.fromEntries(
    texts(schema.parse(search)).map(([key, text]) => [
      key,
      text === defaults.get(key) ? undefined : text,
    ]),
  )
}

/** For a route: valid parameters as text and in one order, so that one page has exactly one address. */
export function canonicalSearch<Search extends SearchValues>(schema: SearchSchema<Search>) {
  return ({ search, next }: { search: Search; next: (search: Search) => Search }) => {
    const values = schema.parse(next(search))
    return { ...values, ...searchParameters(schema, values) }
  }
}

function texts(search: SearchValues) {
  return Object.entries(search).map(([key, value]) => [key, parameterText(value)] as const)
}

/** The text of a parameter in an address: of its value, or of the text itself. */
function parameterText(value: ParameterValue | null): string {
  if (typeof value !== 'object' || value === null) return value === true ? '1' : String(value)
  if (Symbol.iterator in value) return slugsText(value)
  return `${value.from ?? ''}-${value.to ?? ''}`
}

/** Both ends are included, either may be missing: prices in whole units of the currency, or values of a fact. */
export interface Limits {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

export function isLimited({ from, to }: Limits): boolean {
  return from !== undefined || to !== undefined
}

/** An amount that is not known is in no range. */
export function isWithin(amount = NaN, { from = -Infinity, to = Infinity }: Limits): boolean {
  return amount >= from && amount <= to
}
