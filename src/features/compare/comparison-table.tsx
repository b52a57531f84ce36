import { useId } from 'react'
import { AddToCartButton } from '#src/components/product/add-to-cart-button.tsx'
import { ListToggle } from '#src/components/product/list-toggle.tsx'
import { Price } from '#src/components/product/price.tsx'
import { ProductLink } from '#src/components/product/product-link.tsx'
import { ProductName } from '#src/components/product/product-name.tsx'
import { ProductPhoto, roomOf } from '#src/components/product/product-photo.tsx'
import {
  comparisonGroups,
  differencesOf,
  priceRows,
  type ComparedProduct,
  type ComparedValue,
  type ComparisonRow,
} from '#src/domain/facts/comparison-groups.ts'
import { knownPrice } from '#src/domain/product/availability.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import type { Product } from '#src/domain/product/product.ts'
import * as m from '#src/messages/messages.gen.ts'
import { focusKey } from '#src/ui/focus-keys.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import * as head from './comparison-head.module.css'
import * as styles from './comparison-table.module.css'

const SHOWN_AT = '(width >= 768px) 248px, 120px'

interface ComparisonTableProps {
  /** At least one. */
  readonly products: readonly ComparedProduct[]
  readonly isDifferencesOnly: boolean
  readonly onDifferencesOnly: (isOn: boolean) => void
  readonly onRemove: (product: Product) => void
}

export function ComparisonTable({
  products,
  isDifferencesOnly,
  onDifferencesOnly,
  onRemove,
}: ComparisonTableProps) {
  const all = comparisonGroups(products)
  const canDiffer = products.length > 1
  const names = new Intl.ListFormat(SETTINGS.language).format(
    products.map(({ product }) => product.name),
  )
  const groups = canDiffer && isDifferencesOnly ? differencesOf(all) : all
  return (
    <>
      {canDiffer && (
        <label className={classNames(styles.option, 'not-printed')}>
          <Checkbox isChecked={isDifferencesOnly} onChange={onDifferencesOnly} />
          {m.compareDifferencesOnly}
        </label>
      )}
      <table className={styles.table} style={{ '--products': products.length }}>
        <caption className="visually-hidden">{m.compareCaption({ names })}</caption>
        <Head products={products.map(({ product }) => product)} onRemove={onRemove} />
        {groups.map(({ label, rows }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={products.length + 1} className={styles.group}>
                {label}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} />
            ))}
          </tbody>
        ))}
      </table>
      {groups.length === 0 && (
        <p className={classNames(styles.none, 'quiet')}>{m.compareNoDifferences}</p>
      )}
    </>
  )
}

/** Only the names are header cells: a screen reader repeats their texts for every value. */
function Head({
  products,
  onRemove,
}: {
  readonly products: readonly Product[]
  readonly onRemove: (product: Product) => void
}) {
  const id = useId()
  const nameIdOf = (product: Product) => `${id}${products.indexOf(product)}`
  const [prices, availability] = priceRows(products)
  return (
    <>
      <thead className={head.head}>
        <tr>
          <td rowSpan={2} className={head.corner} />
          {products.map((product) => (
            <td key={product.id} className={head.cell}>
              <div className={head.top}>
                <div data-picture={product.itemId} className={head.photo} style={roomOf(product)}>
                  <ProductPhoto of={product} shownAt={SHOWN_AT} />
                </div>
                <IconButton
                  icon="close"
                  label={m.uiRemove(product)}
                  className={head.remove}
                  {...focusKey('remove from comparison', product.id)}
                  onClick={() => onRemove(product)}
                />
              </div>
            </td>
          ))}
        </tr>
        <tr>
          {products.map((product) => (
            <th key={product.id} scope="col" className={head.cell}>
              <ProductLink id={nameIdOf(product)} product={product} className={head.name}>
                <ProductName product={product} />
              </ProductLink>
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row" className={head.label}>
            {m.factsPrice}
          </th>
          {products.map((product, index) => (
            <td key={product.id} className={head.cell}>
              <div className={head.price}>
                <Price price={knownPrice(product)} fullPrice={product.fullPrice} />{' '}
                {prices?.values[index]?.isBest && <Best />}
              </div>
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {availability && <Row row={availability} />}
        <tr>
          <td className={head.corner} />
          {products.map((product) => (
            <td key={product.id} className={head.cell}>
              <div className={head.buy}>
                <AddToCartButton
                  product={product}
                  describedBy={nameIdOf(product)}
                  variant="secondary"
                />
                <ListToggle list="favourites" product={product} describedBy={nameIdOf(product)} />
              </div>
            </td>
          ))}
        </tr>
      </tbody>
    </>
  )
}

/** Values that are in the order of the products. */
function Row({ row }: { readonly row: ComparisonRow }) {
  return (
    <tr>
      <th scope="row" className={styles.label}>
        {row.label}
      </th>
      {row.values.map((value, index) => (
        <td key={index} className={styles.cell}>
          <Value value={value} />
        </td>
      ))}
    </tr>
  )
}

function Best() {
  return <span className={styles.bestLabel}>{m.compareBest}</span>
}

function Value({ value }: { readonly value: ComparedValue }) {
  if (!value.text) {
    return (
      <span className={styles.unknown}>
        <span className="visually-hidden">{m.compareNotKnown}</span>
      </span>
    )
  }
  return (
    <div className={styles.value}>
      <span dir="auto" className={classNames(value.isBest && 'strong')}>
        {value.text}
      </span>{' '}
      {value.isBest && <Best />}
    </div>
  )
}
