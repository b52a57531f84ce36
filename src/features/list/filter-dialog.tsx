import { useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import styles from './filter-dialog.module.css'

interface FilterDialogProps {
  /** How many models or products the list holds now. */
  readonly count: number
  /** Removes all filters; without it there is no button. */
  readonly onClear: (() => void) | undefined
  /** Undefined while the facts of the list are loading. */
  readonly fields: FilterFieldsProps | undefined
  readonly onClose: () => void
}

/** The filters on narrow windows. The list behind the dialog changes with each press. */
export function FilterDialog({ count, onClear, fields, onClose }: FilterDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const close = () => dialogRef.current?.close()
  return (
    <Dialog ref={dialogRef} shape="sheet" aria-labelledby="filters" onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="filters" className={styles.title}>
            Filters
          </h2>
          <IconButton icon="close" label="Close" onClick={close} />
        </div>
        <div className={styles.fields}>{fields && <FilterFields {...fields} />}</div>
        <div className={styles.foot}>
          {onClear && (
            <Button variant="secondary" onClick={onClear}>
              Clear all
            </Button>
          )}
          <Button className={styles.show} onClick={close}>
            {`Show ${count} models`}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
