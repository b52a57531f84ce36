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
  const [ofList, ofDetails] = [productSchema.shape, productDetailSchema.shape].map(optionalFields)
  const isListed = listedFacts(settings)
  // Without this empty object, lists would load the details of all products to look for facts.
  const haveFacts = items.some(({ facts }) => Object.keys(facts).length > 0)
  const problems: Fault[] = []
  const entities = items.flatMap((item): Entity[] => {
    const facts = Object.fromEntries(Object.entries(item.facts).filter(([name]) => isListed(name)))
    const inList = entryOf(item, 'list', ofList, haveFacts ? facts : undefined)
    const inDetails = entryOf(
      item,
      'details',
      ofDetails,
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

/** The names of an entry, each with the field that it is made of. */
const NAMES = { list: namesOf('list'), details: namesOf('details') }

function namesOf(file: keyof typeof ORDER) {
  const fields = new Map<string, (typeof CATALOGUE_FIELDS)[number]>()
  for (const field of CATALOGUE_FIELDS) {
    const name = fieldRow(field)[file]
    if (name !== undefined) fields.set(name, field)
  }
  const names = new Set([...ORDER[file].split(' '), ...fields.keys()])
  return Array.from(names, (name) => ({ name, field: fields.get(name) }))
}

/** An entry of the list or of the details, without what is empty and may be left out. */
function entryOf(
  item: Item,
  file: keyof typeof ORDER,
  optional: ReadonlySet<string> = new Set(),
  facts: Item['facts'] | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    NAMES[file].flatMap(({ name, field }) => {
      const value = name === 'facts' ? facts : field && item[field]
      return isEmpty(value) && optional.has(name) ? [] : [[name, value]]
    }),
  )
}

/** The fields that the shop, if they are missing, reads as missing, and not as an empty text. */
function optionalFields(shape: Readonly<Record<string, z.core.$ZodType>>): ReadonlySet<string> {
  const fields = Object.entries(shape).filter(([, schema]) => {
    const { success, data } = z.safeParse(schema, undefined)
    return success && data === undefined
  })
  return new Set(fields.map(([name]) => name))
}
