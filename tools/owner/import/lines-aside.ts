import type { Problem } from '#tools/owner/problem.ts'
import { isColumnName } from './columns.ts'
import { shownCell } from './context.ts'
import { hasOtherDelimiter } from './delimiter.ts'
import { withoutControls } from './plain-text.ts'
import type { TableRow } from './table.ts'

const KINDS = ['heading', 'total', 'header'] as const

type Kind = (typeof KINDS)[number]

const FOUND: Readonly<Record<Kind, readonly [rule: string, what: string]>> = {
  heading: ['heading-line', 'only a heading or a note'],
  total: ['total-line', 'a total'],
  header: ['header-again', 'the names of the columns again'],
}

const TOTAL =
  /^(?:gesamt(?:summe|betrag|wert)?|(?:zwischen|end|teil)?summe|(?:sub|grand ?)?total|sum|anzahl|insgesamt)\b\s*:?/i

/** A total has few other cells: a product of the brand Total has many. */
const MOST_OF_TOTAL = 4

/** A list of fewer columns may have products with one cell. */
const FEWEST_COLUMNS = 3

/** The longest heading. A longer cell may hold rows, because a quote is not closed. */
const LONGEST = 200

/** How many lines of a kind a message shows. */
const SHOWN = 5

/** Recognises the lines between the products of a list made for people. Each kind is reported once. */
export function linesAside(file: string, columns: readonly string[]) {
  const found: Record<Kind, { line: number; text: string }[]> = {
    heading: [],
    total: [],
    header: [],
  }
  return {
    has: ({ line, cells }: TableRow): boolean => {
      const filled = cells.map((cell) => withoutControls(cell).trim()).filter((cell) => cell !== '')
      const kind = kindOf(cells, filled, columns)
      if (kind === undefined) return false
      found[kind].push({ line, text: filled[0] ?? '' })
      return true
    },
    report: (onProblem: (problem: Problem) => void): void => {
      for (const kind of KINDS) {
        const lines = found[kind]
        const [first] = lines
        if (!first) continue
        const [rule, what] = FOUND[kind]
        const more = lines.length > SHOWN ? ', …' : ''
        onProblem({
          level: 'warning',
          rule,
          file,
          line: first.line,
          read:
            lines
              .slice(0, SHOWN)
              .map(({ text }) => shownCell(text))
              .join(', ') + more,
          message: `${lines.length === 1 ? 'a line holds' : `${lines.length} lines hold`} ${what}`,
          fix: 'nothing, if that is right; left out',
        })
      }
    },
  }
}

function kindOf(
  cells: readonly string[],
  filled: readonly string[],
  columns: readonly string[],
): Kind | undefined {
  const [first = ''] = filled
  if (hasOtherDelimiter(cells, columns)) return undefined
  if (filled.length <= MOST_OF_TOTAL && TOTAL.test(first)) return 'total'
  const names = columns.filter((column) => column !== '').length
  if (filled.length === 1 && names >= FEWEST_COLUMNS && /^[^\n]+$/.test(first)) {
    return first.length <= LONGEST ? 'heading' : undefined
  }
  return filled.length > 1 && filled.every((cell) => columns.includes(cell) || isColumnName(cell))
    ? 'header'
    : undefined
}
