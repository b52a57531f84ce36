import type { CatalogueSearch } from '#src/domain/catalogue-search.ts'
import { PAGE_SIZES } from '#src/domain/page-size.ts'
import { SORTS, type Sort } from '#src/domain/sorting.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import styles from './list-controls.module.css'

interface ListControlsProps {
  readonly search: CatalogueSearch
  readonly onSearchChange: (change: Partial<CatalogueSearch>) => void
}

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  all: 'All',
  year: 'Newest',
  price: 'Cheapest',
  name: 'Alphabetically',
}

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))

const SIZE_OPTIONS = PAGE_SIZES.map((value) => ({
  value,
  label: value === 'all' ? 'All' : String(value),
}))

export function ListControls({ search, onSearchChange }: ListControlsProps) {
  return (
    <div className={styles.controls}>
      <SelectField
        label="Sort by"
        value={search.sort}
        options={SORT_OPTIONS}
        onChange={(sort) => onSearchChange({ sort })}
      />
      <SelectField
        label="Items on page"
        value={search.perPage}
        options={SIZE_OPTIONS}
        onChange={(perPage) => onSearchChange({ perPage })}
      />
    </div>
  )
}
