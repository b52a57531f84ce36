import { gramsOf } from '#src/domain/order/delivery.ts'
import type { Product } from '#src/domain/product/product.ts'
import { factsOf, textsOf, type Entity } from '#tools/owner/catalogue.ts'
import {
  CATALOGUE_FIELDS,
  fieldRow,
  isEmpty,
  valueOf,
  type Field,
} from '#tools/owner/import/map/fields.ts'
import type { Stock } from './availability.ts'
import type { Item } from './items.ts'

const CARRIED_OVER = CATALOGUE_FIELDS.filter((field) => fieldRow(field).carriesOver)

const STOCK_FIELDS = ['stock', 'availability', 'availableFrom', 'delivery'] as const

/** The item with the values that the shop has, for fields that the list has no column for. */
export function withEarlierValues(
  item: Item,
  before: Entity | undefined,
  columns: ReadonlySet<string | undefined>,
): Item {
  if (!before) return item
  const lacks = (field: Field | `facts.${string}`) => !columns.has(field)
  const { product, detail } = before
  const about = detail?.description ?? []
  const text = spaced(textsOf(item.description).join(' '))
  const isSameText = text === spaced(textsOf(about).join(' '))
  const facts = factsOf(before)
  // A feed has weights in grams.
  const isSameWeight = gramsOf({ facts }) === gramsOf(item)
  const carried = CARRIED_OVER.filter((field) => isEmpty(item[field]) && lacks(field))
  return {
    ...item,
    ...Object.fromEntries(
      carried.flatMap((field) => {
        const value = valueOf(before, field)
        return value === undefined ? [] : [[field, value]]
      }),
    ),
    ...(item.availability === undefined && STOCK_FIELDS.every(lacks) && stockOf(product)),
    kind:
      lacks('kind') && product.category === item.category ? (product.kind ?? item.kind) : item.kind,
    colorValue:
      lacks('colorValue') && item.color === (product.color ?? '')
        ? (product.colorValue ?? item.colorValue)
        : item.colorValue,
    facts: {
      ...Object.fromEntries(Object.entries(facts).filter(([name]) => lacks(`facts.${name}`))),
      ...item.facts,
      ...(isSameWeight && facts.weight && { weight: facts.weight }),
    },
    description: isSameText || (text === '' && lacks('description')) ? about : item.description,
  }
}

/** The item with the name and the description that the shop has, which somebody may have written there. */
export function withEarlierTexts(item: Item, before: Entity | undefined): Item {
  const about = before?.detail?.description ?? []
  return {
    ...item,
    name: before?.product.name ?? item.name,
    description: about.length > 0 ? about : item.description,
  }
}

function stockOf({ availability, availableFrom, stock }: Product): Stock {
  return {
    ...(availability && availability !== 'request' && { availability }),
    ...(availableFrom && { availableFrom }),
    ...(stock !== undefined && { stock }),
  }
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
