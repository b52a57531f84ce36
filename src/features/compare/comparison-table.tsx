import {
  comparisonGroups,
  differencesOf,
  type ComparedProduct,
  type ComparedValue,
} from '#src/domain/facts/comparison-groups.ts'
import type { Product } from '#src/domain/product/product.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { ComparisonHead } from './comparison-head.tsx'
import * as styles from './comparison-table.module.css'

interface ComparisonTableProps {
  /** At least one. */
  readonly products: readonly ComparedProduct[]
  readonly isDifferencesOnly: boolean
  readonly onDifferencesOnly: (isOn: boolean) => void
  readonly onRemove: (product: Product) => void
}

/** Products as columns, facts as rows in groups. */
export function ComparisonTable({
  products,
  isDifferencesOnly,
  onDifferencesOnly,
  onRemove,
}: ComparisonTableProps) {
  const all = comparisonGroups(products)
  const canDiffer = products.length > 1
  const names = new Intl.ListFormat('en').format(products.map(({ product }) => product.name))
  const groups = canDiffer && isDifferencesOnly ? differencesOf(all) : all
  return (
    <>
      {canDiffer && (
        <label className={classNames(styles.option, 'not-printed')}>
          <Checkbox isChecked={isDifferencesOnly} onChange={onDifferencesOnly} />
          Differences only
        </label>
      )}
      <table className={styles.table} style={{ '--products': products.length }}>
        <caption className="visually-hidden">{`Comparison of ${names}`}</caption>
        <ComparisonHead products={products.map(({ product }) => product)} onRemove={onRemove} />
        {groups.map(({ label, rows }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={products.length + 1} className={styles.group}>
                {label}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row" className={styles.label}>
                  {row.label}
                </th>
                {products.map(({ product }, index) => (
                  <td key={product.id} className={styles.cell}>
                    <Value value={row.values[index]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {groups.length === 0 && <p className={styles.none}>No differences</p>}
    </>
  )
}

interface ValueProps {
  readonly value: ComparedValue | undefined
}

function Value({ value }: ValueProps) {
  if (!value?.text) {
    return (
      <span className={styles.unknown}>
        <span className="visually-hidden">not known</span>
      </span>
    )
  }
  return (
    <div className={styles.value}>
      <span dir="auto" className={classNames(value.isBest && styles.best)}>
        {value.text}
      </span>{' '}
      {value.isBest && <span className={styles.bestLabel}>best</span>}
    </div>
  )
}
