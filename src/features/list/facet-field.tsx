import { useState } from 'react'
import type { Filters } from '#src/domain/list/catalogue-search.ts'
import type { CountedFacet } from '#src/domain/facets/filter-products.ts'
import { FilterCheckbox } from './filter-checkbox.tsx'
import styles from './filter-fields.module.css'

/** Longer facets show their first values until 'Show more' is pressed. */
const FEW_VALUES = 8

/** Fewer hidden values than this are not worth a button. */
const LEAST_HIDDEN = 3

/** Basic colours that look garish as CSS colours, and what is shown instead. */
const PAINTS: ReadonlyMap<string, string> = new Map([
  ['blue', 'royalblue'],
  ['brown', 'peru'],
  ['green', 'seagreen'],
  ['purple', 'mediumpurple'],
  ['red', 'crimson'],
  ['yellow', 'khaki'],
])

interface FacetFieldProps {
  readonly label: string
  readonly counted: CountedFacet
  readonly chosen: readonly string[]
  readonly onChange: (change: Partial<Filters>) => void
}

/** The values of a facet. One without products is disabled and keeps its place. */
export function FacetField({ label, counted, chosen, onChange }: FacetFieldProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { facet, values } = counted
  const isLong = values.length >= FEW_VALUES + LEAST_HIDDEN
  const shown = values.filter(
    ({ slug }, index) => !isLong || isWhole || index < FEW_VALUES || chosen.includes(slug),
  )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.values}>
        {shown.map(({ slug, label, count }) => (
          <FilterCheckbox
            key={slug}
            label={label}
            count={count}
            color={facet === 'color' ? (PAINTS.get(slug) ?? slug) : undefined}
            isChecked={chosen.includes(slug)}
            onChange={(isChecked) => {
              const others = chosen.filter((each) => each !== slug)
              onChange({ [facet]: isChecked ? [...others, slug].sort() : others })
            }}
          />
        ))}
      </div>
      {isLong && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : 'Show more'}
        </button>
      )}
    </fieldset>
  )
}
