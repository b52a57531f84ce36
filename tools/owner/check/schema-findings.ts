import type * as z from 'zod/mini'
import { either, howToWrite } from './how-to-write.ts'
import { shownValue, valueAt } from '#tools/build/json-values.ts'
import type { Finding } from './rule.ts'

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
