import { bareCell } from '#tools/owner/cell-encoding.ts'
import { withoutControls } from './plain-text.ts'

/** What people and programs write in empty cells, and spreadsheets if they cannot show or compute a value. */
const EMPTY =
  /^(?:-|–|—|n\/a|k\. ?a\.|nan|none|null|undefined|#(?:n\/a|nv|[\p{L}\d/]{3,9}[!?])|#{3,})$/iu

/** Quotes that a reader of CSV does not take away: `="00123"`, and those after a space. */
const QUOTED = /^=?"([^"\\]*)"$/

/** A cell without what other programs leave around its text; empty if it says nothing. */
export function cleanCell(cell: string): string {
  const bare = bareCell(withoutControls(cell))
    .replaceAll(/<!\[CDATA\[([^]*?)\]\]>/g, '$1')
    .trim()
    .replace(QUOTED, '$1')
    .replace(/^'(?=[\d.,]+$)/, '')
  return EMPTY.test(bare) ? '' : bare
}
