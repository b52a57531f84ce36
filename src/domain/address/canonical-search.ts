import type * as z from 'zod/mini'
import { writtenParameters, type ParameterValue } from './search-parameter.ts'

/** Valid parameters as text and in one order, so that one page has exactly one address. */
export function canonicalSearch<Search extends Readonly<Record<string, ParameterValue>>>(
  schema: z.ZodMiniType<Search>,
  search: unknown,
) {
  const values = schema.parse(search)
  return { ...values, ...writtenParameters(schema, values) }
}
