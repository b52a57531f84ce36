import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { productSchemaOf } from '#src/domain/product/product.ts'
import type { Problem } from '#tools/owner/problem.ts'
import type { Field } from './fields.ts'
import type { ImportMap } from './map-file.ts'
import type { NumberStyle } from './numbers.ts'
import type { PictureFolder } from './pictures.ts'

/** What reading a row needs to know about its file and its shop. */
export interface Context {
  readonly file: string
  /** Whether the file is this shop's own export, whose cells are taken as they are. */
  readonly isOwn: boolean
  /** Whether the file has no column for a field or a fact of the shop's own. Every product of a feed has its own. */
  readonly lacks: (field: Field | `facts.${string}`) => boolean
  readonly map: ImportMap
  /** What the map and the shop call its categories. */
  readonly categories: Readonly<Record<string, Category>>
  /** What the shop reads of an entry. */
  readonly productSchema: ReturnType<typeof productSchemaOf>
  readonly style: NumberStyle
  /** The shop's: `EUR`. */
  readonly currency: string
  readonly pictures: PictureFolder
  /** The shop's own facts that only the details have. */
  readonly pageFacts: ReadonlySet<string>
  /** The name of a field's column, as the file writes it. */
  readonly columnOf: (field: Field) => string
  readonly onProblem: (problem: Problem) => void
}

/** What is wrong with a row, or with the cell of a field. */
interface RowFault extends Pick<Problem, 'level' | 'message' | 'fix'> {
  readonly rule: string
  readonly line: number
  readonly field?: Field | undefined
  /** What the cell says. */
  readonly read?: string
}

export function reportRow(context: Context, { field, read, ...fault }: RowFault): void {
  const { file, columnOf, onProblem } = context
  onProblem({
    ...fault,
    file,
    field: field && columnOf(field),
    read: read === undefined ? undefined : shownCell(read),
  })
}

/** A cell as a message shows it. */
export function shownCell(text: string): string {
  const LONGEST = 60
  const line = text.replace(/\s+/g, ' ').trim()
  return JSON.stringify(line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line)
}
