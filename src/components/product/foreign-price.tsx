import { currencyName } from '#src/domain/money/currency-names.ts'
import styles from './changed-price.module.css'

interface ForeignPriceProps {
  readonly currency: string
  /** What follows from it, after a comma. */
  readonly effect?: string
}

/** Says that the price of a kept product is not in the shop's currency. */
export function ForeignPrice({ currency, effect }: ForeignPriceProps) {
  const text = `Priced in ${currencyName(currency)}`
  return <p className={styles.note}>{effect ? `${text}, ${effect}` : text}</p>
}
