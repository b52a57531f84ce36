import { searchParameters } from '#src/domain/address/search-parameter.ts'
import { parseSearch } from '#src/domain/address/page-address.ts'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import type { Product } from '#src/domain/product/product.ts'
import { modelOf } from '#src/domain/product/model.ts'
import { brandNewModels, CAROUSEL_LIMIT, hotPriceModels, ofCategory } from './selections.ts'
import type { RowSettings } from '#src/domain/settings/settings.ts'
import { isShownCategory } from '#src/domain/settings/shown-categories.ts'
import { listSearchSchema, type CatalogueSearch } from './catalogue-search.ts'
import { listView } from './list-view.ts'
import { comparatorOf } from './sorting.ts'

/** The cards that the widest row shows at once. */
const SEEN_AT_ONCE = 6

/** What each of the shop's own rows shows: models that the page does not show above it, unless too few are left. */
export function productsOfRows(products: readonly Product[], rows: readonly RowSettings[]) {
  const above = [brandNewModels(products), hotPriceModels(products)]
  const seen = new Set(above.flatMap((row) => row.slice(0, SEEN_AT_ONCE)).map(modelOf))
  return rows.map(({ filter, look }) => {
    const atOnce = look === 'band' ? 1 : SEEN_AT_ONCE
    const all = rowProducts(products, filter)
    const others = all.filter((product) => !seen.has(modelOf(product)))
    const shown = others.length < atOnce ? all : others
    for (const product of shown.slice(0, atOnce)) seen.add(modelOf(product))
    return shown
  })
}

/** What a filtered list such as `#/phones?price=-400` shows first; none if no filter can be compared with anything. */
export function rowProducts(products: readonly Product[], filter: string): Product[] {
  const [path = '', query = ''] = filter.slice('#/'.length).split('?')
  if (!isShownCategory(path)) return []
  const whole = ofCategory(products, path)
  const search = listSearchSchema.parse(parseSearch(query))
  const index = buildFacetIndex(whole, [], products)
  const view = listView({ products: whole, whole, index, search, isRanked: false })
  // A list drops filters that none of its products could pass: the row would not show what its title says.
  if (parametersOf(view.search) < parametersOf(search)) return []
  return view.cards.toSorted(comparatorOf(search.sort)).slice(0, CAROUSEL_LIMIT)
}

function parametersOf(search: CatalogueSearch): number {
  return Object.values(searchParameters(listSearchSchema, search)).filter(Boolean).length
}
