import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { withoutPictureText } from '#tools/owner/picture-names.ts'
import { shownValue } from '#tools/build/json-values.ts'
import { repeated, type Placed, type Rule, error, warning } from './rule.ts'

/** What the shop reads from its files, without the texts that only product pages show. */
export interface Catalogue {
  readonly products: readonly Placed<Product>[]
  readonly details: Readonly<Record<Category, readonly Placed<ProductDetail>[]>>
}

/** Rules about several entries: ids, addresses, families. */
export const CATALOGUE_RULES: readonly Rule<Catalogue>[] = [
  error('id-twice', ({ products }) =>
    repeated(products, ({ value }) => value.id).map(([product, first]) => ({
      ...product.place,
      field: 'id',
      read: shownValue(product.value.id),
      message: `is the id of another product, on line ${first.place.line ?? 0}; the shop leaves this one out`,
      fix: 'give it an id of its own',
    })),
  ),
  error('slug-twice', ({ products }) =>
    repeated(products, ({ value }) => value.itemId)
      // Otherwise it is a copy, which has the same id too.
      .filter(([product, first]) => product.value.id !== first.value.id)
      .map(([product, first]) => ({
        ...product.place,
        field: 'itemId',
        read: shownValue(product.value.itemId),
        message: `is the address of another product, on line ${first.place.line ?? 0}`,
        fix: 'give it an itemId of its own',
      })),
  ),
  error('detail-id-twice', ({ details }) =>
    Object.values(details).flatMap((entries) =>
      repeated(entries, ({ value }) => value.id).map(([detail, first]) => ({
        ...detail.place,
        field: 'id',
        read: shownValue(detail.value.id),
        message: `is the id of other details, on line ${first.place.line ?? 0}; the shop leaves these out`,
        fix: 'give them the itemId of their product',
      })),
    ),
  ),
  error('details-missing', ({ products, details }) => {
    const all = Object.entries(details).flatMap(([category, entries]) =>
      entries.map(({ value: { id } }) => ({ category, id })),
    )
    const known = new Set(all.map(({ category, id }) => `${category}/${id}`))
    const homes = new Map(all.toReversed().map(({ category, id }) => [id, category]))
    return products
      .filter(({ value: { category, itemId } }) => !known.has(`${category}/${itemId}`))
      .map(({ place, value: { category, itemId } }) => {
        const file = `api/${category}.json`
        const elsewhere = homes.get(itemId)
        const found = { ...place, field: 'itemId', read: shownValue(itemId) }
        return elsewhere === undefined
          ? {
              ...found,
              message: `has no details in ${file}, so its page is not found`,
              fix: 'add details with this id',
            }
          : {
              ...found,
              message: `is in ${category}, but its details are in api/${elsewhere}.json`,
              fix: `move the details to ${file}, or change the category`,
            }
      })
  }),
  error('product-missing', ({ products, details }) => {
    const listed = new Set(products.map(({ value }) => value.itemId))
    return Object.values(details)
      .flat()
      .filter(({ value }) => !listed.has(value.id))
      .map(({ place, value }) => ({
        ...place,
        field: 'id',
        read: shownValue(value.id),
        message: 'is not in api/products.json, so no list shows it and it cannot be bought',
        fix: 'add a product with this itemId, or remove the details',
      }))
  }),
  warning('family-in-two-categories', ({ details }) => {
    const homes = new Map<string, string>()
    return Object.entries(details).flatMap(([category, entries]) =>
      entries.flatMap(({ place, value: { namespaceId: family } }) => {
        const home = homes.get(family) ?? category
        homes.set(family, home)
        if (home === category || family.trim() === '') return []
        return {
          ...place,
          field: 'namespaceId',
          read: shownValue(family),
          message: `is also a family in api/${home}.json: shoppers can choose only within a category`,
          fix: 'write another namespaceId, or move the variant to the other category',
        }
      }),
    )
  }),
  warning('family-blank', ({ details }) =>
    Object.values(details)
      .flat()
      .filter(({ value }) => value.namespaceId.trim() === '')
      .map(({ place, value }) => ({
        ...place,
        field: 'namespaceId',
        read: shownValue(value.namespaceId),
        message: 'is empty, and all products without a family would be variants of each other',
        fix: 'write a name that only its variants have, for example its id',
      })),
  ),
  error('fits-unknown', ({ products }) => {
    const families = new Set(products.map(({ value }) => value.namespaceId))
    return products.flatMap(({ place, value: { fits = [] } }) =>
      fits
        .filter((family) => !families.has(family))
        .map((family) => ({
          ...place,
          field: 'fits',
          read: shownValue(family),
          message: 'is not the namespaceId of any product',
          fix: 'write the namespaceId of what it fits, or remove it',
        })),
    )
  }),
  warning('fits-itself', ({ products }) =>
    products
      .filter(({ value: { namespaceId, fits } }) => namespaceId && fits?.includes(namespaceId))
      .map(({ place, value }) => ({
        ...place,
        field: 'fits',
        read: shownValue(value.namespaceId),
        message: 'is the product’s own family',
        fix: 'remove it',
      })),
  ),
  warning('picture-none', ({ products }) => {
    const without = products.filter(({ value }) => value.image === '')
    const text = withoutPictureText(without.map(({ value }) => value))
    return (
      text !== undefined && {
        ...without[0]?.place,
        field: 'image',
        message: `products ${text}`,
        fix: 'put it there, and run the command photos',
      }
    )
  }),
  warning(
    'nothing-to-sell',
    ({ products }) =>
      products.length === 0 && {
        message: 'has no product that the shop can show',
        fix: 'add products',
      },
  ),
]
