import { repeated } from '#tools/owner/check/rule.ts'
import { reportRow, type Context } from './context.ts'
import type { Row } from './read-row.ts'

/** Reports rows that may be one product: the same barcode, or an id that differs only in upper and lower case. */
export function reportAlike(rows: readonly Row[], context: Context): void {
  const withCode = rows.filter(({ gtin }) => gtin !== '')
  for (const [row, other] of repeated(rows, ({ id }) => id.toLowerCase())) {
    report(row, other, 'id', 'this id in other upper and lower case', context)
  }
  for (const [row, other] of repeated(withCode, ({ gtin }) => gtin)) {
    report(row, other, 'gtin', 'the same barcode', context)
  }
}

function report(row: Row, other: Row, field: 'id' | 'gtin', what: string, context: Context): void {
  if (row.id === other.id) return
  reportRow(context, {
    level: 'warning',
    rule: `alike-${field}`,
    line: row.line,
    field,
    read: row[field],
    message: `line ${other.line} has ${what}`,
    fix: 'delete one of them, if they are the same product',
  })
}
