import type * as z from 'zod/mini'
import { shownValue, valueAt } from '#tools/build/json-values.ts'
import { nearest } from '#tools/build/nearest.ts'
import type { FileFault } from './shop-file-error.ts'

/** What the schema of the settings refuses, in words for an owner. */
export function settingsFindings(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  outer: readonly PropertyKey[] = [],
): FileFault[] {
  return issues.flatMap((issue): FileFault[] => {
    const path = [...outer, ...issue.path]
    if (issue.code === 'unrecognized_keys') return unknown(path, issue)
    const read = valueAt(value, path)
    const inner = issue.code === 'invalid_union' ? innermost(issue.errors) : []
    if (inner.length > 0 && typeof read === 'object') return settingsFindings(inner, value, path)
    return [
      {
        field: path.join('.'),
        read: read === undefined ? undefined : shownValue(read),
        message: read === undefined ? 'is missing' : 'cannot be used',
        fix: issue.message.startsWith('Invalid')
          ? 'correct it, or leave it out'
          : issue.message.replace(/^must be/, 'write'),
      },
    ]
  })
}

function unknown(
  path: readonly PropertyKey[],
  { keys, message }: z.core.$ZodIssueUnrecognizedKeys,
): FileFault[] {
  const names = (message.split(', only ')[1] ?? '').split(', ')
  return keys.map((key) => {
    const other = nearest(key, names)
    const fix = path.length === 0 ? 'remove it' : `write one of ${names.join(', ')}, or remove it`
    return {
      field: [...path, key].join('.'),
      message: 'is not a setting',
      fix: other === undefined ? fix : `did you mean ${other}?`,
    }
  })
}

/** The issues of the member of a union that fits a value best: the one whose issues are deepest inside. */
function innermost(possibilities: readonly (readonly z.core.$ZodIssue[])[]) {
  const depth = (issues: readonly z.core.$ZodIssue[]) =>
    Math.max(
      0,
      ...issues.map(({ path, code }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)),
    )
  const [best = []] = [...possibilities].sort((a, b) => depth(b) - depth(a))
  return depth(best) > 0 ? best : []
}
