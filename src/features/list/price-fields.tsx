import { useId, type InputEvent } from 'react'
import type { Limits } from '#src/domain/address/search-parameter.ts'
import { HIGHEST_PRICE } from '#src/domain/product/product.ts'
import { latinDigits } from '#src/domain/text/word-forms.ts'
import { useDraft } from '#src/ui/use-draft.ts'
import * as styles from './price-fields.module.css'

type End = keyof Limits

interface PriceFieldsProps {
  readonly labels: Readonly<Record<End, string>>
  readonly sign: string
  readonly range: Limits
  /** The range of the whole list, in whole units, shown in empty fields. */
  readonly lowest: number
  readonly highest: number
  readonly onChange: (range: Limits) => void
}

/** Ends that are reversed change places. */
export function PriceFields({ labels, sign, range, lowest, highest, onChange }: PriceFieldsProps) {
  const least = Math.min(0, lowest)
  const ofEnd = (end: End) => ({
    label: labels[end],
    sign,
    least,
    amount: range[end],
    onTaken: (text: string) => {
      const { from, to } = withEnd(range, end, text, least)
      const isReversed = from !== undefined && to !== undefined && from > to
      onChange(isReversed ? { from: to, to: from } : { from, to })
    },
  })
  return (
    <div className={styles.range}>
      <Field {...ofEnd('from')} placeholder={String(lowest)} />
      <span aria-hidden="true">–</span>
      <Field {...ofEnd('to')} placeholder={String(highest)} />
    </div>
  )
}

interface FieldProps {
  readonly label: string
  readonly sign: string
  /** Zero, or the lowest amount of the list. */
  readonly least: number
  readonly amount: number | undefined
  readonly placeholder: string
  readonly onTaken: (text: string) => void
}

function Field({ label, sign, least, amount, placeholder, onTaken }: FieldProps) {
  const id = useId()
  const draft = useDraft(amount ?? '', onTaken)
  /** A field of numbers refuses other digits. It has no cursor to ask for: they follow what is not selected. */
  const typeLatinDigits = (event: InputEvent<HTMLInputElement>) => {
    const digits = latinDigits(event.data)
    if (digits === event.data || !/^\d+$/.test(digits)) return
    event.preventDefault()
    const before = document.getSelection()?.toString() ? '' : event.currentTarget.value
    draft.onChange({ target: { value: before + digits } })
  }
  return (
    <div className={styles.field} style={{ '--letters': sign.length }}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <span aria-hidden="true" className={styles.currency}>
        <bdi>{sign}</bdi>
      </span>
      <input
        {...draft}
        onBeforeInput={typeLatinDigits}
        id={id}
        type="number"
        // Some keypads of numbers have no sign.
        inputMode={least < 0 ? 'text' : 'numeric'}
        min={least}
        max={HIGHEST_PRICE}
        placeholder={placeholder}
        className={styles.input}
      />
    </div>
  )
}

/** A range with another end: none for an empty or impossible text. A price with cents widens the range. */
function withEnd(range: Limits, end: End, text: string, least: number): Limits {
  const typed = Number.parseFloat(text)
  const price = end === 'from' ? Math.floor(typed) : Math.ceil(typed)
  const isPossible = price >= least && price <= HIGHEST_PRICE
  return { ...range, [end]: isPossible ? price : undefined }
}
