import type * as z from 'zod/mini'
import type { Descriptions } from './descriptions.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * The schema with a description for every field, which editors show. Settings have their own.
 *
 * @throws if a field has no description, or a description has no field
 */
export function withDescriptions(schema: JsonSchema, descriptions: Descriptions): JsonSchema {
  const unused = new Set(Object.keys(descriptions))
  const described = describe(schema, '')
  if (unused.size > 0) throw new Error(`No field has the description of ${[...unused].join(', ')}`)
  return described

  function describe(part: JsonSchema, path: string): JsonSchema {
    const { properties, additionalProperties, items, anyOf } = part
    return {
      ...part,
      ...(anyOf && { anyOf: anyOf.map((choice) => describe(choice, path)) }),
      ...(isSchema(items) && { items: describe(items, path) }),
      ...(isSchema(additionalProperties) && {
        additionalProperties: describe(additionalProperties, path),
      }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, field]) => [
            name,
            isSchema(field) ? describeField(field, path + name) : field,
          ]),
        ),
      }),
    }
  }

  function describeField(field: JsonSchema, path: string): JsonSchema {
    const description = descriptions[path] ?? field.description
    if (description === undefined) throw new Error(`The field ${path} has no description`)
    unused.delete(path)
    return { ...describe(field, `${path}.`), description }
  }
}

function isSchema(part: JsonSchema['items' | 'additionalProperties']): part is JsonSchema {
  return typeof part === 'object' && !Array.isArray(part)
}
