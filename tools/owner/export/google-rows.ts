import type { StoredCatalogue } from '#tools/owner/catalogue.ts'
import { problemsOf, shownCell, type Problem } from '#tools/owner/problem.ts'

/** Rows as tab-separated text; cells hold no tabs. */
export function tsvText(rows: readonly string[][]): string {
  return `${rows.map((row) => row.join('\t')).join('\n')}\n`
}

const problem = problemsOf(
  {},
  {
    'not-in-list':
      'the details have a product that is not in the list; add it to the list, or delete its details; it is not exported',
    unreadable: '{count} products cannot be read; run check, which says why; they are not exported',
  },
)

/** What is in the shop's files, and not in an export. */
export function notExported({ unlisted, unread }: StoredCatalogue): Problem[] {
  const file = 'api/products.json'
  return [
    ...unlisted.map(({ id }) => problem('not-in-list', { file, read: shownCell(id) })),
    ...(unread > 0 ? [problem('unreadable', { file: 'api' }, { count: unread })] : []),
  ]
}
