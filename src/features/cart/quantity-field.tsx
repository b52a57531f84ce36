import { useState } from 'react'
import { clampQuantity, QUANTITY_RANGE } from '#src/domain/cart/quantity.ts'
import * as styles from './quantity-field.module.css'

interface QuantityFieldProps {
  readonly quantity: number
  /** The id of the element with the product's name. */
  readonly nameId: string
  readonly onChange: (quantity: number) => void
}

/** A field to type a quantity into. It counts when the field is left, or on Enter; what is not a number is dropped. */
export function QuantityField({ quantity, nameId, onChange }: QuantityFieldProps) {
  const [draft, setDraft] = useState<string>()
  const take = () => {
    const typed = Number.parseFloat(draft ?? '')
    setDraft(undefined)
    const next = Number.isNaN(typed) ? quantity : clampQuantity(typed)
    if (next !== quantity) onChange(next)
  }
  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        aria-label="Quantity"
        aria-describedby={nameId}
        autoComplete="off"
        maxLength={String(QUANTITY_RANGE.max).length}
        value={draft ?? quantity}
        className={styles.input}
        onChange={({ target }) => setDraft(target.value)}
        // What is typed replaces it.
        onFocus={({ target }) => target.select()}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take()
        }}
      />
      <span className={styles.printed}>{quantity}</span>
    </>
  )
}
