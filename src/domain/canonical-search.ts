import { catalogueParameters, type listSearchSchema } from './catalogue-search.ts'

/** Valid parameters as text and in one order, so that one list has exactly one address. */
export function canonicalSearch(schema: typeof listSearchSchema, search: unknown) {
  const values = schema.parse(search)
  return { ...values, ...catalogueParameters(schema, values) }
}
