import { looseText } from '#src/domain/text/loose-text.ts'
import { slugOf } from '#src/domain/text/slugs.ts'
import { isModelId } from '#src/domain/product/fitted-models.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { sameText } from '#src/domain/product/variants.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { shownValue } from '#tools/site/json-values.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { problem, problemsAt, repeated, type Placed } from './problems.ts'

/** What the shop reads from its files. */
export interface Catalogue {
  readonly products: readonly Placed<Product>[]
  readonly details: Readonly<Record<Category, readonly Placed<ProductDetail>[]>>
}

/** Problems between entries: ids, addresses, the list and the details, families. */
export function* catalogueProblems({ products, details }: Catalogue): Generator<Problem> {
  const all = Object.entries(details).flatMap(([category, entries]) =>
    entries.map((detail) => ({ ...detail, category })),
  )
  // As in the shop, the first details with an id count.
  const firstLast = all.toReversed()
  const bySlug = new Map(firstLast.map((one) => [`${one.category}/${one.value.id}`, one]))
  const homes = new Map(firstLast.map(({ category, value }) => [value.id, category]))
  const familyNames = new Set(products.map(({ value }) => value.namespaceId))
  const listed = new Set(products.map(({ value }) => value.itemId))
  for (const { place, value: product } of products) {
    const { category, itemId, fits = [] } = product
    const found = problemsAt(place)
    const detail = bySlug.get(`${category}/${itemId}`)
    const elsewhere = homes.get(itemId)
    const file = `api/${category}.json`
    if (detail) yield* differences(product, detail, found)
    else if (elsewhere === undefined) yield found('details-missing', 'itemId', itemId, { file })
    else yield found('details-missing elsewhere', 'itemId', itemId, { category, elsewhere, file })
    for (const family of fits) {
      const isMeant = isModelId(family) || familyNames.has(slugOf(family))
      if (isMeant && !familyNames.has(family)) yield found('fits-unknown', 'fits', family)
    }
  }
  for (const [{ place, value }, first] of repeated(products, ({ value }) => value.id)) {
    yield problemsAt(place)('id-twice', 'id', value.id, { first: first.place.line })
  }
  for (const [{ place, value }, first] of repeated(products, ({ value }) => value.itemId)) {
    // Otherwise it is a copy, which has the same id too.
    if (value.id !== first.value.id)
      yield problemsAt(place)('slug-twice', 'itemId', value.itemId, { first: first.place.line })
  }
  for (const entries of Object.values(details)) {
    for (const [{ place, value }, first] of repeated(entries, ({ value }) => value.id)) {
      yield problemsAt(place)('detail-id-twice', 'id', value.id, { first: first.place.line })
    }
  }
  const familyHomes = new Map<string, string>()
  for (const { place, value, category } of all) {
    const { id, namespaceId } = value
    const found = problemsAt(place)
    if (!listed.has(id)) yield found('product-missing', 'id', id)
    const home = familyHomes.get(namespaceId) ?? category
    familyHomes.set(namespaceId, home)
    if (namespaceId.trim() === '') yield found('family-blank', 'namespaceId', namespaceId)
    else if (home !== category)
      yield found('family-in-two-categories', 'namespaceId', namespaceId, { home })
  }
  const variants = all.filter(
    (one) =>
      one.value.namespaceId.trim() !== '' && bySlug.get(`${one.category}/${one.value.id}`) === one,
  )
  const familyOf = ({ category, value }: (typeof all)[number]) => `${category}/${value.namespaceId}`
  const families = Map.groupBy(variants, familyOf)
  for (const family of families.values()) {
    for (const [{ place }, { value, place: first }] of repeated(family, choiceOf)) {
      yield problem('variant-twice', place, { other: shownValue(value.id), first: first.line })
    }
  }
  if (products.length === 0) yield problem('nothing-to-sell', { file: 'api/products.json' })
}

/** What must be the same in the list and in the details, because shoppers see both. */
const PAIRS = [
  ['price-differs', 'price', 'priceDiscount'],
  ['full-price-differs', 'fullPrice', 'priceRegular'],
  ['name-differs', 'name', 'name'],
  ['capacity-differs', 'capacity', 'capacity'],
  ['color-differs', 'color', 'color'],
  ['family-differs', 'namespaceId', 'namespaceId'],
  ['screen-differs', 'screen', 'screen'],
  ['ram-differs', 'ram', 'ram'],
] as const

function* differences(
  product: Product,
  { value: detail, place: { file, line } }: Placed<ProductDetail>,
  found: ReturnType<typeof problemsAt>,
): Generator<Problem> {
  for (const [rule, inList, field] of PAIRS) {
    const [listed, detailed] = [product[inList], detail[field]]
    const isSame = typeof listed === 'string' && sameText(listed, String(detailed))
    if (listed === undefined || listed === detailed || isSame) continue
    const other = line === undefined ? file : `${file}:${line}`
    yield found(rule, inList, listed, { other, field, value: shownValue(detailed) })
  }
}

function choiceOf({ value }: { value: Pick<ProductDetail, 'color' | 'capacity'> }): string {
  return `${looseText(value.color)}/${looseText(value.capacity)}`
}
