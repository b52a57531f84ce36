import * as z from 'zod/mini'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { productSchemaOf } from '#src/domain/product/product.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import type { Entity } from '#tools/owner/catalogue.ts'
import { CATALOGUE_FIELDS, fieldRow, isEmpty } from '#tools/owner/import/map/fields.ts'
import type { Item } from '#tools/owner/import/check/items.ts'
import type { Texts } from '#tools/owner/texts.ts'
import { faultAt, type Fault } from '#tools/owner/import/faults.ts'

/** The entries of the list and of the details, both from the same item, without those that the shop would leave out. */
export function toEntities(
  items: readonly Item[],
  settings: Settings,
  categories: readonly Category[],
  textsOf: (entity: Entity, item: Item) => Texts,
) {
  const productSchema = productSchemaOf(categories)
  const isListed = listedFacts(settings)
  // Without this empty object, lists would load the details of all products to look for facts.
  const haveFacts = items.some(({ facts }) => Object.keys(facts).length > 0)
  const problems: Fault[] = []
  const entities = items.flatMap((item): Entity[] => {
    const facts = Object.fromEntries(Object.entries(item.facts).filter(([name]) => isListed(name)))
    const inList = entryOf(item, 'list', productSchema.shape, haveFacts ? facts : undefined)
    const inDetails = entryOf(
      item,
      'details',
      productDetailSchema.shape,
      Object.keys(item.facts).length > 0 ? item.facts : undefined,
    )
    const product = productSchema.safeParse(inList)
    const detail = productDetailSchema.safeParse(inDetails)
    if (product.success && detail.success) {
      const entity = {
        // As the list says it, not as the shop changes it.
        product: { ...inList, ...product.data, ...inList },
        detail: { ...inDetails, ...detail.data, ...inDetails },
        texts: {},
      }
      return [{ ...entity, texts: textsOf(entity, item) }]
    }
    const [issue] = [...(product.error?.issues ?? []), ...(detail.error?.issues ?? [])]
    const { path = [], message = '' } = issue ?? {}
    problems.push(faultAt(item.line, 'invalid', path.join('.'), undefined, { issue: message }))
    return []
  })
  return { entities, problems }
}

/**
 * Lists have the facts for filters, cards and delivery by weight. They keep a fact that the shop does not declare yet,
 * because it may become a filter.
 */
function listedFacts({ facts = {}, delivery }: Settings): (name: string) => boolean {
  const isWeighed = delivery.some(({ byWeight }) => byWeight.length > 0)
  const rest = Object.entries(facts).flatMap(([name, { filter, card }]) =>
    filter === true || card === true || (isWeighed && name === 'weight') ? [] : name,
  )
  return (name) => !rest.includes(name)
}

/** The fields of an entry in the order in which files have them. Others follow. */
const ORDER = {
  list:
    'id name screen capacity ram itemId category image pictureSizes price fullPrice year namespaceId color ' +
    'colorValue brand kind fits facts sku gtin mpn availability availableFrom stock',
  details:
    'id name screen capacity ram namespaceId images pictureSizes color colorValue colorsAvailable ' +
    'capacityAvailable priceDiscount priceRegular resolution processor camera zoom cell description facts',
}

/** An entry of the list or of the details, without what is empty and may be left out. */
function entryOf(
  item: Item,
  file: keyof typeof ORDER,
  shape: Readonly<Record<string, z.core.$ZodType>>,
  facts: Item['facts'] | undefined,
): Record<string, unknown> {
  const values = new Map<string, unknown>([['facts', facts]])
  for (const field of CATALOGUE_FIELDS) {
    const name = fieldRow(field)[file]
    if (name !== undefined) values.set(name, item[field])
  }
  const names = new Set([...ORDER[file].split(' '), ...values.keys()])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = values.get(name)
      return isEmpty(value) && isOptional(shape[name]) ? [] : [[name, value]]
    }),
  )
}

/** Whether the shop reads a missing field as missing, and not as an empty text. */
function isOptional(schema: z.core.$ZodType | undefined): boolean {
  const read = schema && z.safeParse(schema, undefined)
  return read?.success === true && read.data === undefined
}
