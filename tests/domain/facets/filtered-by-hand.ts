import type { Filters, Group } from '#src/domain/list/catalogue-search.ts'
import { FACETS, type Facet } from '#src/domain/facets/facet.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { Entry, Slugs } from './entries.ts'

/**
 * What `filterProducts` has to find, product by product and value by value.
 *
 * @param list some of `whole`, in any order
 */
export function filteredByHand(
  whole: readonly Entry[],
  list: readonly Entry[],
  wanted: Filters,
  group: Group,
) {
  const known = (facet: Facet) =>
    valuesOf(whole, facet).length < 2
      ? []
      : wanted[facet].filter((slug) => valuesOf(whole, facet).includes(slug))
  const passesFacet = (facet: Facet, facts: Slugs) =>
    known(facet).length === 0 || known(facet).includes(facts[facet] ?? '')
  const passes = ([{ price, fullPrice }, facts]: Entry, except?: Facet | 'sale') =>
    price >= (wanted.price.from ?? 0) &&
    price <= (wanted.price.to ?? Infinity) &&
    (!wanted.sale || except === 'sale' || price < fullPrice) &&
    FACETS.every((facet) => facet === except || passesFacet(facet, facts))
  const count = (found: readonly Entry[]) =>
    countOf(
      found.map(([variant]) => variant),
      group,
    )
  const prices = list.map(([{ price }]) => price)

  /** The values that the list has, and the chosen ones. */
  const offered = (facet: Facet) =>
    valuesOf(whole, facet).length < 2
      ? []
      : [...new Set([...valuesOf(list, facet), ...known(facet)])]
  const isOffered = (facet: Facet) => offered(facet).length > 1 || known(facet).length > 0
  const countsOf = (facet: Facet) =>
    Object.fromEntries(
      offered(facet).map((slug) => [
        slug,
        count(list.filter((entry) => passes(entry, facet) && entry[1][facet] === slug)),
      ]),
    )
  return {
    products: list.filter((entry) => passes(entry)).map(([variant]) => variant),
    total: count(list),
    counts: Object.fromEntries(FACETS.filter(isOffered).map((facet) => [facet, countsOf(facet)])),
    onSale: {
      count: count(
        list.filter((entry) => passes(entry, 'sale') && entry[0].price < entry[0].fullPrice),
      ),
    },
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

function valuesOf(list: readonly Entry[], facet: Facet): string[] {
  return [...new Set(list.flatMap(([, facts]) => facts[facet] ?? []))]
}
