import type { Filters, Group } from '#src/domain/list/catalogue-search.ts'
import type { Product } from '#src/domain/product/product.ts'
import { NAMES, slugOf, type SingleFacet } from './arbitraries.ts'

/**
 * What `filterProducts` has to find, product by product and value by value.
 *
 * @param list some of `whole`, in any order
 */
export function filteredByHand(
  whole: readonly Product[],
  list: readonly Product[],
  wanted: Filters,
  group: Group,
) {
  /** A facet has at least two values. */
  const valuesOf = (facet: SingleFacet) => {
    const values = slugsOf(whole, facet)
    return values.length < 2 ? [] : values
  }
  const known = (facet: SingleFacet) =>
    valuesOf(facet).filter((slug) => wanted[facet].some((one) => one === slug))
  const isOnSale = ({ price, fullPrice }: Product) => price < fullPrice
  const passes = (one: Product, except?: SingleFacet | 'sale') =>
    one.price >= (wanted.price.from ?? 0) &&
    one.price <= (wanted.price.to ?? Infinity) &&
    (!wanted.sale || except === 'sale' || isOnSale(one)) &&
    NAMES.every(
      (facet) =>
        facet === except ||
        known(facet).length === 0 ||
        known(facet).includes(slugOf(facet, one) ?? ''),
    )
  const count = (found: readonly Product[]) => countOf(found, group)
  const prices = list.map(({ price }) => price)

  /** The values that the list has, and the chosen ones, each with its count. */
  const countsOf = (facet: SingleFacet) => {
    const listed = slugsOf(list, facet).filter((slug) => valuesOf(facet).includes(slug))
    return [...new Set([...listed, ...known(facet)])].map((slug) => {
      const found = list.filter((one) => passes(one, facet) && slugOf(facet, one) === slug)
      return [slug, count(found)] as const
    })
  }
  const counts = NAMES.map((facet) => [facet, countsOf(facet)] as const).filter(
    ([facet, values]) => values.length > 1 || known(facet).length > 0,
  )
  return {
    products: list.filter((one) => passes(one)),
    total: count(list),
    counts: Object.fromEntries(
      counts.map(([facet, values]) => [facet, Object.fromEntries(values)]),
    ),
    amounts: [],
    onSale: { count: count(list.filter((one) => passes(one, 'sale') && isOnSale(one))) },
    prices:
      list.length === 0
        ? { lowest: 0, highest: 0 }
        : { lowest: Math.min(...prices), highest: Math.max(...prices) },
  }
}

/** How many products, or models, there are. */
export function countOf(products: readonly Product[], group: Group): number {
  return new Set(products.map((each) => (group === 'model' ? (each.namespaceId ?? each) : each)))
    .size
}

function slugsOf(list: readonly Product[], facet: SingleFacet): string[] {
  return [...new Set(list.flatMap((one) => slugOf(facet, one) ?? []))]
}
