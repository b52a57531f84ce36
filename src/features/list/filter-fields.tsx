import { memo } from 'react'
import type { Filters } from '#src/domain/list/catalogue-search.ts'
import type { CountedFilters } from '#src/domain/facets/filter-products.ts'
import { rangeOf, slugsOf } from '#src/domain/facets/filters.ts'
import { currencySigns } from '#src/domain/money/currency-names.ts'
import { facetLabel } from './facet-label.ts'
import { FacetField } from './facet-field.tsx'
import { FilterCheckbox } from './filter-checkbox.tsx'
import { PriceFields } from './price-fields.tsx'
import styles from './filter-fields.module.css'

/** @param run the same for all changes of one run of typing, which are one step of the history */
export type OnFiltersChange = (change: Partial<Filters>, run?: number) => void

interface FilterFieldsProps {
  readonly list: CountedFilters
  readonly filters: Filters
  readonly onChange: OnFiltersChange
}

/** Memoized, so that a press renders only its own facet before the counts change. */
const Facet = memo(FacetField)

/** All filters of a list. A facet that has fewer than two values is not offered. */
export function FilterFields({ list, filters, onChange }: FilterFieldsProps) {
  const { lowest, highest } = list.prices
  const [currency = ''] = currencySigns()
  return (
    <div className={styles.fields}>
      <fieldset className={styles.group}>
        <legend className={styles.label}>Price</legend>
        {lowest < highest && (
          <PriceFields
            name="price"
            sign={currency}
            range={filters.price}
            lowest={lowest}
            highest={highest}
            onChange={(price, run) => onChange({ price }, run)}
          />
        )}
        <FilterCheckbox
          label="On sale"
          count={list.onSale.count}
          isChecked={filters.sale}
          onChange={(sale) => onChange({ sale })}
        />
      </fieldset>
      {list.facets.map((counted) => (
        <Facet
          key={counted.facet.name}
          label={facetLabel(counted)}
          counted={counted}
          chosen={slugsOf(filters, counted.facet)}
          onChange={onChange}
        />
      ))}
      {list.amounts.map(({ facet, ...limits }) => (
        <fieldset key={facet.name} className={styles.group}>
          <legend className={styles.label}>{facet.label}</legend>
          <PriceFields
            name={facet.label}
            sign={facet.unit ?? ''}
            range={rangeOf(filters, facet)}
            {...limits}
            onChange={(range, run) => onChange({ [facet.name]: range }, run)}
          />
        </fieldset>
      ))}
    </div>
  )
}
