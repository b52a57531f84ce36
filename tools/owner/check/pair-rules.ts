import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { sameText } from '#src/domain/product/variants.ts'
import { shownValue } from '#tools/build/json-values.ts'
import type { Place, Placed, Rule } from './rule.ts'

/** A product of the list and its details. */
interface Pair {
  readonly product: Product
  readonly detail: Placed<ProductDetail>
}

/** The list and the details must agree, because shoppers see both. */
export const PAIR_RULES: readonly Rule<Pair>[] = [
  differs('price-differs', 'error', 'price', 'priceDiscount'),
  differs('full-price-differs', 'error', 'fullPrice', 'priceRegular'),
  differs('name-differs', 'error', 'name', 'name'),
  differs('capacity-differs', 'error', 'capacity', 'capacity'),
  differs('color-differs', 'error', 'color', 'color'),
  differs('family-differs', 'error', 'namespaceId', 'namespaceId'),
  differs('screen-differs', 'warning', 'screen', 'screen'),
  differs('ram-differs', 'warning', 'ram', 'ram'),
]

type ListField =
  'price' | 'fullPrice' | 'name' | 'capacity' | 'color' | 'namespaceId' | 'screen' | 'ram'
type DetailField = Exclude<ListField, 'price' | 'fullPrice'> | 'priceDiscount' | 'priceRegular'

function differs(
  name: string,
  level: 'error' | 'warning',
  inList: ListField,
  inDetails: DetailField,
): Rule<Pair> {
  return {
    name,
    level,
    find: ({ product, detail }) => {
      const [listed, detailed] = [product[inList], detail.value[inDetails]]
      return (
        listed !== undefined &&
        !isSame(listed, detailed) && {
          field: inList,
          read: shownValue(listed),
          message: `differs from ${nameOf(detail.place)}, in which ${inDetails} is ${shownValue(detailed)}`,
          fix: 'write the same in both',
        }
      )
    },
  }
}

function isSame(a: string | number, b: string | number): boolean {
  return typeof a === 'string' && typeof b === 'string' ? a === b || sameText(a, b) : a === b
}

function nameOf({ file, line }: Place): string {
  return line === undefined ? file : `${file}:${line}`
}
