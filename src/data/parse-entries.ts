import * as z from 'zod/mini'
import { nextTask } from '#src/lib/next-task.ts'
import { CatalogueFileError } from './fetch-json.ts'

/** How long entries are validated in one task, in milliseconds; the page can respond between tasks. */
const SLICE = 8

/**
 * Leaves out an invalid entry, or a repeated id, with a console warning: one bad product does not close the shop.
 *
 * @throws {CatalogueFileError} when the file holds no array
 */
export async function parseEntries<Entry extends { readonly id: string }>(
  path: string,
  schema: z.ZodMiniType<Entry>,
  content: unknown,
): Promise<Entry[]> {
  if (!Array.isArray(content)) throw new CatalogueFileError(path, 'is not a list')
  const values: readonly unknown[] = content
  const entries = new Map<string, Entry>()
  let begin = performance.now()
  for (const [index, value] of values.entries()) {
    if (performance.now() - begin > SLICE) {
      await nextTask()
      begin = performance.now()
    }
    const result = schema.safeParse(value)
    if (!result.success) warn(path, index, result.error.issues.map(describe).join('; '))
    else if (entries.has(result.data.id)) warn(path, index, `its id "${result.data.id}" is taken`)
    else entries.set(result.data.id, result.data)
  }
  return [...entries.values()]
}

function describe(issue: z.core.$ZodIssue): string {
  const reason = reasonOf(issue)
  return issue.path.length > 0 ? `${issue.path.join('.')}: ${reason}` : reason
}

/** A short reason: zod/mini has no messages of its own. */
function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}`
    case 'invalid_value':
      return `expected ${issue.values.join(' or ')}`
    case 'too_small':
      return 'too small'
    default:
      return issue.message
  }
}

function warn(path: string, index: number, reason: string): void {
  console.warn(`${path}: entry ${index} is left out (${reason})`)
}
