import type { Category } from '#src/domain/settings/shown-categories.ts'
import { productDetailSchema, type ProductDetail } from '#src/domain/product/product-detail.ts'
import { productSchemaOf, type Product } from '#src/domain/product/product.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import type { Entity } from '#tools/owner/catalogue.ts'
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
    const product = productOf(item, haveFacts ? { facts } : {})
    const detail = detailOf(item)
    const [issue] = [
      ...(productSchema.safeParse(product).error?.issues ?? []),
      ...(productDetailSchema.safeParse(detail).error?.issues ?? []),
    ]
    if (!issue) {
      const entity = { product, detail, texts: {} }
      return [{ ...entity, texts: textsOf(entity, item) }]
    }
    const { message } = issue
    problems.push(
      faultAt(item.line, 'invalid', issue.path.join('.'), undefined, { issue: message }),
    )
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

function productOf(item: Item, facts: Pick<Product, 'facts'>): Product {
  return {
    id: item.id,
    name: item.name,
    screen: item.screen,
    capacity: item.capacity,
    ram: item.ram,
    itemId: item.slug,
    category: item.category,
    image: item.image,
    ...(item.pictureSizes && { pictureSizes: item.pictureSizes }),
    price: item.price,
    fullPrice: item.fullPrice,
    ...(item.year !== undefined && { year: item.year }),
    ...(item.family !== '' && { namespaceId: item.family }),
    ...(item.color !== '' && { color: item.color }),
    ...(item.colorValue !== '' && { colorValue: item.colorValue }),
    ...(item.brand !== '' && { brand: item.brand }),
    ...(item.kind && { kind: item.kind }),
    ...(item.fits.length > 0 && { fits: [...item.fits] }),
    ...facts,
    ...numbersOf(item),
    ...item.stock,
    ...(item.options !== undefined && { options: item.options }),
  }
}

function detailOf(item: Item): ProductDetail {
  return {
    id: item.slug,
    name: item.name,
    screen: item.screen,
    capacity: item.capacity,
    ram: item.ram,
    namespaceId: item.family,
    images: [...item.images],
    ...(item.pictureSizes && { pictureSizes: item.pictureSizes }),
    color: item.color,
    ...(item.colorValue !== '' && { colorValue: item.colorValue }),
    colorsAvailable: item.colorsAvailable,
    capacityAvailable: item.capacityAvailable,
    priceDiscount: item.price,
    priceRegular: item.fullPrice,
    resolution: item.resolution,
    processor: item.processor,
    ...(item.camera !== '' && { camera: item.camera }),
    ...(item.zoom !== '' && { zoom: item.zoom }),
    cell: [...item.cell],
    description: item.description,
    ...(Object.keys(item.facts).length > 0 && { facts: { ...item.facts } }),
    ...numbersOf(item),
  }
}

function numbersOf({ sku, gtin, mpn }: Item): Pick<Product, 'sku' | 'gtin' | 'mpn'> {
  return {
    ...(sku !== '' && { sku }),
    ...(gtin !== '' && { gtin }),
    ...(mpn !== '' && { mpn }),
  }
}
