import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { readJsonFile } from '#tools/site/json-values.ts'
import { PROJECT_FOLDER } from '#tools/site/project-folder.ts'
import type { CapacityOffer, Facts, Family } from './family.ts'
import { colorValueOf } from './color-values.ts'
import { KINDS } from './family.ts'
import { picturesOf } from './pictures.ts'
import { variantSlug } from './slug.ts'

/** The facts that lists are filtered by. */
const { facts: declared = {} } = readSettings(readJsonFile(`${PROJECT_FOLDER}/public/shop.json`))
const LISTED = new Set(
  Object.entries(declared).flatMap(([name, { filter }]) => (filter === true ? name : [])),
)

/** One product: its entry in lists, and the details of its page. */
export interface Variant {
  readonly product: Product
  readonly detail: ProductDetail
}

/** All variants of a family: its colours side by side, from the smallest capacity to the largest. */
export function variantsOf(family: Family): Variant[] {
  return family.capacities.flatMap((offer) =>
    family.colors
      .filter((color) => isSold(family, color, offer.capacity))
      .map((color) => toVariant(family, offer, color)),
  )
}

/** Whether a family has a variant of this colour and capacity. */
export function isSold({ colors, missing = [] }: Family, color: string, capacity: string): boolean {
  return (
    colors.includes(color) &&
    !missing.some((gap) => gap.color === color && gap.capacity === capacity)
  )
}

function toVariant(family: Family, offer: CapacityOffer, color: string): Variant {
  const id = variantSlug(family, offer.capacity, color)
  const { image, images, pictureSizes } = picturesOf(family, color)
  const colorValue = colorValueOf(family, color)
  const fits = offer.fits ?? family.fits
  // By name, as the import orders them.
  const facts = Object.fromEntries(
    Object.entries({ ...plainFacts(family), ...family.facts, ...offer.facts }).sort(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  )
  const listed = Object.fromEntries(Object.entries(facts).filter(([name]) => LISTED.has(name)))
  const reduction = family.reduced?.find(
    (each) => each.color === color && each.capacity === offer.capacity,
  )
  const fullPrice = reduction?.fullPrice ?? offer.price
  const shared = {
    id,
    name: nameOf(family, offer.capacity, color),
    screen: offer.screen ?? family.screen ?? '',
    capacity: offer.capacity,
    ram: offer.ram ?? family.ram ?? '',
  }
  return {
    product: {
      ...shared,
      itemId: id,
      category: KINDS[family.kind],
      image,
      ...(pictureSizes && { pictureSizes }),
      price: offer.price,
      fullPrice,
      year: family.year,
      namespaceId: family.id,
      color,
      ...(colorValue !== undefined && { colorValue }),
      brand: family.brand,
      kind: family.kind,
      ...(fits && { fits: [...fits] }),
      // Of all products: for one without facts, lists would load its details.
      facts: listed,
    },
    detail: {
      ...shared,
      namespaceId: family.id,
      images,
      ...(pictureSizes && { pictureSizes }),
      color,
      ...(colorValue !== undefined && { colorValue }),
      colorsAvailable: [...family.colors],
      capacityAvailable: family.capacities.map(({ capacity }) => capacity),
      priceDiscount: offer.price,
      priceRegular: fullPrice,
      resolution: offer.resolution ?? family.resolution ?? '',
      processor: family.processor ?? '',
      ...(family.camera !== undefined && { camera: family.camera }),
      ...(family.zoom !== undefined && { zoom: family.zoom }),
      cell: [...(family.cell ?? [])],
      description: family.description,
      ...(Object.keys(facts).length > 0 && { facts }),
    },
  }
}

/** Facts that others say beside something else: filters need them alone. */
function plainFacts({ kind, screen = '', facts = {} }: Family): Facts {
  if (kind !== 'phone' && kind !== 'tablet') return {}
  const jack = facts.ports?.includes('3.5 mm') ? 'Yes' : 'No'
  return { display: screen.replace(/^[\d.]+" /, ''), ...(facts.ports !== undefined && { jack }) }
}

function nameOf(family: Family, capacity: string, color: string): string {
  return [family.name, capacity, inTitleCase(color)].filter((part) => part !== '').join(' ')
}

function inTitleCase(text: string): string {
  return text.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
