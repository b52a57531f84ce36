import { memo, type ComponentProps } from 'react'
import type { CountedFilters } from '#src/domain/facets/filter-products.ts'
import { FilterDialog } from './filter-dialog.tsx'
import { FilterFields } from './filter-fields.tsx'

interface FiltersProps extends Omit<ComponentProps<typeof FilterFields>, 'list'> {
  /** Undefined while the facts of the products are pending. */
  readonly list: CountedFilters | undefined
  /** Shows the filters in a dialog. */
  readonly dialog?: Omit<ComponentProps<typeof FilterDialog>, 'children'>
}

/** Memoized: a press renders the list several times before its counts change. */
const Fields = memo(FilterFields)

/** All filters of a list, beside it or in a dialog. */
export function Filters({ list, filters, onChange, dialog }: FiltersProps) {
  const fields = list && <Fields list={list} filters={filters} onChange={onChange} />
  return dialog ? <FilterDialog {...dialog}>{fields}</FilterDialog> : fields
}
