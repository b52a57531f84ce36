import { reportRow, type Context } from './context.ts'
import type { Row } from './read-row.ts'

/** Reports rows that may be one product: the same barcode, or an id that differs only in upper and lower case. */
export function reportAlike(rows: readonly Row[], context: Context): void {
  const ids = new Map<string, Row>()
  const barcodes = new Map<string, Row>()
  for (const row of rows) {
    const lower = row.id.toLowerCase()
    const sameId = ids.get(lower)
    if (!sameId) ids.set(lower, row)
    else if (sameId.id !== row.id) {
      report(row, sameId, 'id', row.id, 'this id in other upper and lower case', context)
    }
    if (row.gtin === '') continue
    const sameCode = barcodes.get(row.gtin)
    if (!sameCode) barcodes.set(row.gtin, row)
    else if (sameCode.id !== row.id) {
      report(row, sameCode, 'gtin', row.gtin, 'the same barcode', context)
    }
  }
}

function report(
  { line }: Row,
  other: Row,
  field: 'id' | 'gtin',
  read: string,
  what: string,
  context: Context,
): void {
  reportRow(context, {
    level: 'warning',
    rule: `alike-${field}`,
    line,
    field,
    read,
    message: `line ${other.line} has ${what}`,
    fix: 'delete one of them, if they are the same product',
  })
}
