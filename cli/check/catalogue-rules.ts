import type { Product } from '#src/domain/product/product.ts'
import type { Catalogue } from './catalogue.ts'
import { withoutPictureText } from '../picture-names.ts'
import { readText } from './read-text.ts'
import type { Finding, Place, Placed, Rule } from './rule.ts'

/** Rules about several entries: ids, addresses, families. */
export const CATALOGUE_RULES: readonly Rule<Catalogue>[] = [
  {
    name: 'id-twice',
    level: 'error',
    find: ({ products }) =>
      repeated(products, ({ id }) => id).map(([product, first]) => ({
        ...placeOf(product),
        field: 'id',
        read: readText(product.value.id),
        message: `is the id of another product, on line ${first.line ?? 0}; the shop leaves this one out`,
        fix: 'give it an id of its own',
      })),
  },
  {
    name: 'slug-twice',
    level: 'error',
    find: ({ products }) =>
      repeated(products, ({ itemId }) => itemId)
        // Otherwise it is a copy, which has the same id too.
        .filter(([product, first]) => product.value.id !== first.value.id)
        .map(([product, first]) => ({
          ...placeOf(product),
          field: 'itemId',
          read: readText(product.value.itemId),
          message: `is the address of another product, on line ${first.line ?? 0}`,
          fix: 'give it an itemId of its own',
        })),
  },
  {
    name: 'detail-id-twice',
    level: 'error',
    find: ({ details }) =>
      Object.values(details).flatMap((entries) =>
        repeated(entries, ({ id }) => id).map(([detail, first]) => ({
          ...placeOf(detail),
          field: 'id',
          read: readText(detail.value.id),
          message: `is the id of other details, on line ${first.line ?? 0}; the shop leaves these out`,
          fix: 'give them the itemId of their product',
        })),
      ),
  },
  {
    name: 'details-missing',
    level: 'error',
    find: ({ products, details }) => {
      const owners = categoriesOf(details)
      return products
        .filter(({ value }) => !owners.get(value.itemId)?.has(value.category))
        .map((product) => {
          const [elsewhere] = owners.get(product.value.itemId) ?? []
          return {
            ...placeOf(product),
            field: 'itemId',
            read: readText(product.value.itemId),
            message:
              elsewhere === undefined
                ? `has no details in api/${product.value.category}.json, so its page is not found`
                : `is in ${product.value.category}, but its details are in api/${elsewhere}.json`,
            fix:
              elsewhere === undefined
                ? 'add details with this id'
                : `move the details to api/${product.value.category}.json, or change the category`,
          }
        })
    },
  },
  {
    name: 'product-missing',
    level: 'error',
    find: ({ products, details }) => {
      const listed = new Set(products.map(({ value }) => value.itemId))
      return Object.values(details)
        .flat()
        .filter(({ value }) => !listed.has(value.id))
        .map((detail) => ({
          ...placeOf(detail),
          field: 'id',
          read: readText(detail.value.id),
          message: 'is not in api/products.json, so no list shows it and it cannot be bought',
          fix: 'add a product with this itemId, or remove the details',
        }))
    },
  },
  {
    name: 'family-in-two-categories',
    level: 'warning',
    find: ({ details }) => {
      const homes = new Map<string, string>()
      return Object.entries(details).flatMap(([category, entries]) =>
        entries.flatMap((detail): Finding[] => {
          const family = detail.value.namespaceId
          const home = homes.get(family) ?? category
          homes.set(family, home)
          if (home === category || family.trim() === '') return []
          return [
            {
              ...placeOf(detail),
              field: 'namespaceId',
              read: readText(family),
              message: `is also a family in api/${home}.json: shoppers can choose only within a category`,
              fix: 'write another namespaceId, or move the variant to the other category',
            },
          ]
        }),
      )
    },
  },
  {
    name: 'family-blank',
    level: 'warning',
    find: ({ details }) =>
      Object.values(details)
        .flat()
        .filter(({ value }) => value.namespaceId.trim() === '')
        .map((detail) => ({
          ...placeOf(detail),
          field: 'namespaceId',
          read: readText(detail.value.namespaceId),
          message: 'is empty, and all products without a family would be variants of each other',
          fix: 'write a name that only its variants have, for example its id',
        })),
  },
  {
    name: 'fits-unknown',
    level: 'error',
    find: ({ products }) => {
      const families = new Set(products.map(({ value }) => value.namespaceId))
      return products.flatMap((product) =>
        (product.value.fits ?? [])
          .filter((family) => !families.has(family))
          .map((family) => ({
            ...placeOf(product),
            field: 'fits',
            read: readText(family),
            message: 'is not the namespaceId of any product',
            fix: 'write the namespaceId of what it fits, or remove it',
          })),
      )
    },
  },
  {
    name: 'fits-itself',
    level: 'warning',
    find: ({ products }) =>
      products
        .filter(({ value: { namespaceId, fits } }) => isIn(fits, namespaceId))
        .map((product) => ({
          ...placeOf(product),
          field: 'fits',
          read: readText(product.value.namespaceId),
          message: 'is the product’s own family',
          fix: 'remove it',
        })),
  },
  {
    name: 'picture-none',
    level: 'warning',
    find: ({ products }) => {
      const without = products.filter(({ value }) => value.image === '')
      const [first] = without
      const text = withoutPictureText(without.map(({ value }) => value))
      if (!first || text === undefined) return []
      const fix = 'put it there, and run the command photos'
      return [{ ...placeOf(first), field: 'image', message: `products ${text}`, fix }]
    },
  },
  {
    name: 'nothing-to-sell',
    level: 'warning',
    find: ({ products }) =>
      products.length > 0
        ? []
        : [{ message: 'has no product that the shop can show', fix: 'add products' }],
  },
]

function categoriesOf(details: Catalogue['details']): Map<string, Set<Product['category']>> {
  const owners = new Map<string, Set<Product['category']>>()
  for (const [category, entries] of Object.entries(details)) {
    for (const { value } of entries) {
      owners.set(value.id, (owners.get(value.id) ?? new Set()).add(category))
    }
  }
  return owners
}

/** Entries whose key an earlier entry has, each with that entry. */
function repeated<Value>(
  all: readonly Placed<Value>[],
  keyOf: (value: Value) => string,
): (readonly [Placed<Value>, Placed<Value>])[] {
  const first = new Map<string, Placed<Value>>()
  return all.flatMap((one) => {
    const key = keyOf(one.value)
    const other = first.get(key)
    if (!other) first.set(key, one)
    return other ? [[one, other] as const] : []
  })
}

function isIn(list: readonly string[] | undefined, text: string | undefined): boolean {
  return text !== undefined && list?.includes(text) === true
}

function placeOf({ file, line }: Place): Place {
  return { file, ...(line !== undefined && { line }) }
}
