import { FACETS, type Filters, rangeOf, slugsOf } from '#src/domain/facets/filters.ts'
import { shortLabel } from '#src/domain/facts/facts.ts'
import type { FilterCounts } from '#src/domain/facets/filter-products.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { isLimited, type Limits } from '#src/domain/address/search-parameter.ts'
import * as m from '#src/messages/messages.gen.ts'
import { classNames } from '#src/ui/class-names.ts'
import { focusKey } from '#src/ui/focus-keys.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as styles from './active-filters.module.css'

interface ActiveFiltersProps {
  readonly filterCounts: FilterCounts
  readonly filters: Filters
  readonly onChange: (change: Partial<Filters>) => void
  /** Removes all filters; without it there is no button. */
  readonly onClear?: (() => void) | undefined
}

/** The applied filters, each with a button that removes it. */
export function ActiveFilters({ filterCounts, filters, onChange, onClear }: ActiveFiltersProps) {
  return (
    <div className={classNames(styles.active, 'not-printed')}>
      <ul aria-label={m.listActiveFilters} className={styles.list}>
        {activeFilters(filterCounts, filters).map(({ facet, value, without }) => (
          <li key={`${facet} ${value}`}>
            <button
              type="button"
              aria-label={m.listRemoveFilter({ facet, value })}
              {...focusKey('remove-filter', `${facet} ${value}`)}
              className={styles.chip}
              onClick={() => onChange(without)}
            >
              <span dir="auto">{value}</span>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {onClear && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {m.listClear}
        </button>
      )}
    </div>
  )
}

function activeFilters({ facets }: FilterCounts, filters: Filters) {
  const { price, sale } = filters
  const ranges = [
    ...FACETS.map((facet) => ({
      name: facet.name,
      facet: facet.label,
      range: rangeOf(filters, facet),
      write: (amount: number) => `${amount} ${facet.unit ?? ''}`,
    })),
    { name: 'price', facet: m.factsPrice, range: price, write: formatPrice },
  ]
  return [
    ...FACETS.flatMap((facet) => {
      const counted = facets.find((each) => each.facet === facet)
      const slugs = slugsOf(filters, facet)
      return slugs.map((slug) => ({
        facet: counted?.label ?? shortLabel(facet),
        value: counted?.values.find((each) => each.slug === slug)?.label ?? slug,
        without: { [facet.name]: slugs.filter((each) => each !== slug) },
      }))
    }),
    ...ranges
      .filter(({ range }) => isLimited(range))
      .map(({ name, facet, range, write }) => ({
        facet,
        value: rangeText(range, write),
        without: { [name]: {} },
      })),
    ...(sale ? [{ facet: m.factsPrice, value: m.listOnSale, without: { sale: false } }] : []),
  ]
}

function rangeText({ from, to }: Limits, write: (amount: number) => string): string {
  if (from === undefined) return m.listUpTo({ to: write(to ?? 0) })
  if (to === undefined) return m.listFrom({ from: write(from) })
  return m.listFromTo({ from: write(from), to: write(to) })
}
