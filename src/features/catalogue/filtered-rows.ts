import type { RowModel, TableFeatures } from '@tanstack/react-table'
import type { Product } from '#src/domain/product.ts'

/** What a list's table knows besides its data. */
export interface ListMeta {
  /** The products that have a row, in order; undefined where the whole list has. */
  readonly listed?: readonly Product[] | undefined
}

type Rows = RowModel<TableFeatures, Product>

interface ListTable {
  readonly options: { readonly meta?: ListMeta }
  readonly getPreFilteredRowModel: () => Rows
}

/**
 * The table's slot for filtering: the rows of the listed products. The table makes a row for each product once, and
 * another filter only picks other rows. Like every factory of row models, this one memoizes.
 */
export function createFilteredRows(table: ListTable): () => Rows {
  let all: Rows | undefined
  let listed: readonly Product[] | undefined
  let filtered: Rows | undefined
  return () => {
    const rows = table.getPreFilteredRowModel()
    const wanted = table.options.meta?.listed
    if (!wanted) return rows
    if (!filtered || rows !== all || wanted !== listed) {
      const found = wanted.flatMap(({ id }) => rows.rowsById[id] ?? [])
      all = rows
      listed = wanted
      filtered = { rows: found, flatRows: found, rowsById: rows.rowsById }
    }
    return filtered
  }
}
