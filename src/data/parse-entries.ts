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
    if (!result.success) warn(path, index, describe(result.error.issues))
    else if (entries.has(result.data.id)) warn(path, index, `its id "${result.data.id}" is taken`)
    else entries.set(result.data.id, result.data)
  }
  return [...entries.values()]
}

/** The field and what is wrong with it: zod/mini has no messages of its own. */
function describe(issues: readonly z.core.$ZodIssue[]): string {
  return issues.map(({ path, code }) => [...path, code].join(' ')).join('; ')
}

function warn(path: string, index: number, reason: string): void {
  console.warn(`${path}: entry ${index} is left out (${reason})`)
}
