import { memo, useState, type ReactNode } from 'react'
import type { CountedFacet, FilterCounts } from '#src/domain/facets/filter-products.ts'
import { type Filters, rangeOf, slugsOf } from '#src/domain/facets/filters.ts'
import { isLimited } from '#src/domain/address/search-parameter.ts'
import { currencySigns } from '#src/domain/money/currency-names.ts'
import * as swatch from '#src/components/product/color-swatch.module.css'
import * as m from '#src/messages/messages.gen.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { closeDialog, Dialog } from '#src/ui/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as dialog from './filter-dialog.module.css'
import { PriceFields } from './price-fields.tsx'
import * as styles from './filter-fields.module.css'

/** If a list has several kinds of products, visitors choose by these before all else. */
const FIRST = ['kind', 'fits']

/** The sheet opens with these: the others are a press away, and do not hide the end. */
const OPEN_IN_SHEET = 3

/** Most visitors choose by these: they show all of their values. */
const ALWAYS_WHOLE = ['color', 'capacity']

/** Other long facets show their first values until 'Show more' is pressed. */
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

interface FilterFieldsProps {
  /** How many groups are open at first. */
  readonly openGroups?: number
  readonly filterCounts: FilterCounts
  readonly filters: Filters
  readonly onChange: (change: Partial<Filters>) => void
}

/** All filters of a list. A facet that has fewer than two values is not offered. */
export function FilterFields({
  openGroups = Infinity,
  filterCounts,
  filters,
  onChange,
}: FilterFieldsProps) {
  const { lowest, highest } = filterCounts.prices
  const first = filterCounts.facets.filter(({ facet }) => FIRST.includes(facet.name))
  const others = filterCounts.facets.filter(({ facet }) => !FIRST.includes(facet.name))
  const facetField = (counted: CountedFacet, index: number) => (
    <Facet
      key={counted.facet.name}
      counted={counted}
      isOpen={index < openGroups}
      chosen={slugsOf(filters, counted.facet)}
      onChange={onChange}
    />
  )
  const [currency = ''] = currencySigns()
  return (
    <div className={styles.fields}>
      {first.map(facetField)}
      <Group
        label={m.factsPrice}
        isOpen={first.length < openGroups}
        chosen={Number(filters.sale) + Number(isLimited(filters.price))}
      >
        {lowest < highest && (
          <PriceFields
            labels={{ from: m.listLowestPrice, to: m.listHighestPrice }}
            sign={currency}
            range={filters.price}
            lowest={lowest}
            highest={highest}
            onChange={(price) => onChange({ price })}
          />
        )}
        <Value
          label={m.listOnSale}
          count={filterCounts.onSale.count}
          isChecked={filters.sale}
          onChange={(sale) => onChange({ sale })}
        />
      </Group>
      {others.map((counted, index) => facetField(counted, first.length + 1 + index))}
      {filterCounts.amounts.map(({ facet, ...limits }) => {
        const range = rangeOf(filters, facet)
        return (
          <Group
            key={facet.name}
            label={facet.label}
            isOpen={openGroups === Infinity}
            chosen={Number(isLimited(range))}
          >
            <PriceFields
              labels={{
                from: m.listLowest({ facet: facet.label }),
                to: m.listHighest({ facet: facet.label }),
              }}
              sign={facet.unit ?? ''}
              range={range}
              {...limits}
              onChange={(next) => onChange({ [facet.name]: next })}
            />
          </Group>
        )
      })}
    </div>
  )
}

interface SheetProps extends Omit<FilterFieldsProps, 'filterCounts'> {
  /** Undefined while the facts of the list are loading. */
  readonly filterCounts: FilterCounts | undefined
  readonly count: number
  readonly onClear: (() => void) | undefined
  readonly onClose: () => void
}

/** The filters on narrow windows. The list behind the dialog changes with each press. */
export function FilterDialog({ filterCounts, count, onClear, onClose, ...fields }: SheetProps) {
  return (
    <Dialog shape="sheet" title={m.listFilters} onClose={onClose}>
      <div className={dialog.fields}>
        {filterCounts && (
          <FilterFields openGroups={OPEN_IN_SHEET} filterCounts={filterCounts} {...fields} />
        )}
      </div>
      <div className={dialog.foot}>
        {onClear && (
          <Button variant="text" onClick={onClear}>
            {m.listClear}
          </Button>
        )}
        <Button className={dialog.show} onClick={closeDialog}>
          {m.listShow({ count })}
        </Button>
      </div>
    </Dialog>
  )
}

interface GroupProps {
  readonly label: string
  readonly isOpen: boolean
  readonly chosen: number
  readonly children: ReactNode
}

/** A part of the filters, which can be closed. One with something chosen is open at first. */
function Group({ label, isOpen, chosen, children }: GroupProps) {
  const [isFirstOpen] = useState(isOpen || chosen > 0)
  return (
    <details open={isFirstOpen} aria-label={label} className={styles.group}>
      <summary className={styles.label}>
        <span>{label}</span>
        {chosen > 0 && <span className={styles.chosen}>{m.listChosen({ count: chosen })}</span>}
        <Icon name="chevron-up" />
      </summary>
      {children}
    </details>
  )
}

interface FacetFieldProps extends Pick<FilterFieldsProps, 'onChange'> {
  readonly counted: CountedFacet
  readonly isOpen: boolean
  readonly chosen: readonly string[]
}

/** Memoized, so that a press renders only its own facet before the counts change. */
const Facet = memo(FacetField)

/** The values of a facet. One without products is disabled and keeps its place. */
function FacetField({ counted, isOpen, chosen, onChange }: FacetFieldProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { facet, label, values } = counted
  const isLong = values.length >= FEW_VALUES + LEAST_HIDDEN && !ALWAYS_WHOLE.includes(facet.name)
  const shown = values.filter(
    ({ slug }, index) => !isLong || isWhole || index < FEW_VALUES || chosen.includes(slug),
  )
  return (
    <Group label={label} isOpen={isOpen} chosen={chosen.length}>
      {shown.map(({ slug, label, count }) => (
        <Value
          key={slug}
          label={label}
          count={count}
          color={facet.type === 'color' ? (PAINTS.get(slug) ?? slug) : undefined}
          isChecked={chosen.includes(slug)}
          onChange={(isChecked) => {
            const others = chosen.filter((each) => each !== slug)
            onChange({ [facet.name]: isChecked ? [...others, slug].sort() : others })
          }}
        />
      ))}
      {isLong && (
        <button type="button" className="plain" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? m.listShowFewer : m.listShowMore}
        </button>
      )}
    </Group>
  )
}

interface ValueProps {
  readonly label: string
  /** How many products the list has with this value under the other filters. */
  readonly count: number
  readonly isChecked: boolean
  readonly color?: string | undefined
  readonly onChange: (isChecked: boolean) => void
}

/** A value to filter by. Without products it is disabled, unless it is chosen: then it can be removed. */
function Value({ label, count, isChecked, color, onChange }: ValueProps) {
  const isDisabled = count === 0 && !isChecked
  return (
    <label className={classNames(styles.value, isDisabled && styles.disabled)}>
      <Checkbox isChecked={isChecked} isDisabled={isDisabled} onChange={onChange} />
      {color !== undefined && (
        <span
          className={classNames(swatch.swatch, styles.dot)}
          style={{ backgroundColor: color }}
        />
      )}
      <span className={styles.text}>
        <span dir="auto">{label}</span> <span className={styles.count}>{`(${count})`}</span>
      </span>
    </label>
  )
}
