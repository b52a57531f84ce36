import { formatPrice, unitPriceText } from '#src/domain/money/money.ts'
import type { UnitPrice } from '#src/domain/product/product.ts'
import * as m from '#src/messages/messages.gen.ts'
import { classNames } from '#src/ui/class-names.ts'
import * as styles from './price.module.css'

interface PriceProps {
  /** Nothing is shown without one. */
  readonly price: number | undefined
  /** The price before discount, shown struck out; not shown unless it is higher. */
  readonly fullPrice?: number | undefined
  readonly unitPrice?: UnitPrice | undefined
  readonly size?: 'card' | 'page'
  /** Says 'from' before the price, as the lowest of several. */
  readonly isLowest?: boolean
}

export function Price({
  price,
  fullPrice,
  unitPrice,
  size = 'card',
  isLowest = false,
}: PriceProps) {
  if (price === undefined) return null
  const isReduced = fullPrice !== undefined && fullPrice > price
  const text = formatPrice(price)
  return (
    <p className={styles[size]}>
      <span
        className={classNames(
          styles.current,
          isLowest && styles.lowest,
          isReduced && styles.reduced,
        )}
      >
        {isLowest ? <From price={text} /> : text}
      </span>
      {isReduced && (
        <s className="quiet">
          <span className="visually-hidden">{`${m.cardRegularPrice} `}</span>
          <span>{formatPrice(fullPrice)}</span>
        </s>
      )}
      {unitPrice && <bdi className="note">{unitPriceText(unitPrice, price)}</bdi>}
    </p>
  )
}

/** 'from $799': the words around the price are quieter than it. */
function From({ price }: { readonly price: string }) {
  const [before, after] = m.cardFromPrice({ price }).split(price)
  return (
    <>
      <span className="quiet">{before}</span>
      {price}
      <span className="quiet">{after}</span>
    </>
  )
}
