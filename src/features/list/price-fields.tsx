import { useId, useRef, useState } from 'react'
import type { Limits } from '#src/domain/address/search-parameter.ts'
import { HIGHEST_PRICE } from '#src/domain/product/product.ts'
import * as styles from './price-fields.module.css'

type End = keyof Limits

interface PriceFieldsProps {
  readonly labels: Readonly<Record<End, string>>
  readonly sign: string
  readonly range: Limits
  /** The range of the whole list, in whole units, shown in empty fields. */
  readonly lowest: number
  readonly highest: number
  readonly onChange: (range: Limits, run: number) => void
}

/** What is typed into a field, and the value that its end of the range has meanwhile. */
interface Draft {
  readonly end: End
  readonly text: string
  readonly value: number | undefined
}

/** Each valid range filters as it is typed. If its ends are reversed, they change places when the field is left. */
export function PriceFields({ labels, sign, range, lowest, highest, onChange }: PriceFieldsProps) {
  const id = useId()
  const [draft, setDraft] = useState<Draft>()
  /** Different for each run of typing, also after a reload. */
  const runRef = useRef(0)

  const type = (end: End, text: string) => {
    const next = withEnd(range, end, text)
    const isApplied = isAscending(next)
    setDraft({ end, text, value: (isApplied ? next : range)[end] })
    if (isApplied) onChange(next, runRef.current)
  }
  const leave = (end: End) => {
    setDraft(undefined)
    const { from, to } = draft?.end === end ? withEnd(range, end, draft.text) : range
    if (from !== undefined && to !== undefined && from > to) {
      onChange({ from: to, to: from }, runRef.current)
    }
  }

  const fieldOf = (end: End, label: string, placeholder: number) => (
    <div className={styles.field} style={{ '--letters': sign.length }}>
      <label htmlFor={`${id}${end}`} className="visually-hidden">
        {label}
      </label>
      <span aria-hidden="true" className={styles.currency}>
        <bdi>{sign}</bdi>
      </span>
      <input
        id={`${id}${end}`}
        type="number"
        inputMode="numeric"
        min={0}
        max={HIGHEST_PRICE}
        // Back may change the address while the field has the focus: then the text typed before is out of date.
        value={
          draft?.end === end && draft.value === range[end] ? draft.text : String(range[end] ?? '')
        }
        placeholder={String(placeholder)}
        className={styles.input}
        onFocus={() => (runRef.current = Math.random())}
        onChange={({ target }) => type(end, target.value)}
        onBlur={() => leave(end)}
      />
    </div>
  )
  return (
    <div className={styles.range}>
      {fieldOf('from', labels.from, lowest)}
      <span aria-hidden="true">–</span>
      {fieldOf('to', labels.to, highest)}
    </div>
  )
}

/** A range with another end: none for an empty or impossible text. A price with cents widens the range. */
function withEnd(range: Limits, end: End, text: string): Limits {
  const typed = Number.parseFloat(text)
  const price = end === 'from' ? Math.floor(typed) : Math.ceil(typed)
  const isPossible = price >= 0 && price <= HIGHEST_PRICE
  return { ...range, [end]: isPossible ? price : undefined }
}

function isAscending({ from = 0, to = Infinity }: Limits): boolean {
  return from <= to
}
