import { PAGE_SIZES, type CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import { SORT_ORDERS } from '#src/domain/list/sorting.ts'
import * as m from '#src/messages/messages.gen.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import * as styles from './list-controls.module.css'

interface ListControlsProps {
  readonly search: CatalogueSearch
  /** The order in which a search has found the products. */
  readonly ranking: string | undefined
  readonly onSearchChange: (change: Partial<CatalogueSearch>) => void
  readonly onOpenFilters: (() => void) | undefined
}

const SIZE_OPTIONS = PAGE_SIZES.map((value) => ({
  value,
  label: value === 'all' ? m.listPerPageAll : String(value),
}))

export function ListControls({
  search,
  ranking,
  onSearchChange,
  onOpenFilters,
}: ListControlsProps) {
  return (
    <div
      className={classNames(styles.controls, 'not-printed')}
      // Browsers leave a control that is partly in view where it is.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {onOpenFilters && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={onOpenFilters}>
          {m.listFilters}
        </Button>
      )}
      <SelectField
        label={m.listSortBy}
        value={search.sort}
        options={SORT_ORDERS.map(({ value, label }) => ({
          value,
          label: value === 'all' && ranking !== undefined ? ranking : label,
        }))}
        onChange={(sort) => onSearchChange({ sort })}
      />
      <SelectField
        label={m.listPerPage}
        value={search.perPage}
        options={SIZE_OPTIONS}
        onChange={(perPage) => onSearchChange({ perPage })}
      />
    </div>
  )
}
