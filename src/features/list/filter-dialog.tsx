import { useRef } from 'react'
import type { FilterCounts } from '#src/domain/facets/filter-products.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import * as styles from './filter-dialog.module.css'

interface FilterDialogProps extends Omit<FilterFieldsProps, 'filterCounts'> {
  /** Undefined while the facts of the list are loading. */
  readonly filterCounts: FilterCounts | undefined
  readonly count: number
  readonly onClear: (() => void) | undefined
  readonly onClose: () => void
}

/** The filters on narrow windows. The list behind the dialog changes with each press. */
export function FilterDialog({
  filterCounts,
  count,
  onClear,
  onClose,
  ...fields
}: FilterDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  return (
    <Dialog ref={dialogRef} shape="sheet" title="Filters" onClose={onClose}>
      <div className={styles.fields}>
        {filterCounts && <FilterFields filterCounts={filterCounts} {...fields} />}
      </div>
      <div className={styles.foot}>
        {onClear && (
          <Button variant="text" onClick={onClear}>
            Clear all
          </Button>
        )}
        <Button className={styles.show} onClick={() => dialogRef.current?.close()}>
          {`Show ${count} models`}
        </Button>
      </div>
    </Dialog>
  )
}
