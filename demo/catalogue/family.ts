import type { Kind as ProductKind } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'

/** The category that each kind of product belongs to. */
export const KINDS = {
  phone: 'phones',
  tablet: 'tablets',
  watch: 'accessories',
  earbuds: 'accessories',
  headphones: 'accessories',
  case: 'accessories',
  charger: 'accessories',
  stylus: 'accessories',
  keyboard: 'accessories',
} as const satisfies Record<ProductKind, string>

export type Kind = keyof typeof KINDS

/** In the order of the catalogue. */
export const CATEGORIES = [...new Set(Object.values(KINDS))]

/** Facts beyond those of the specification, by the names that `public/shop.json` gives them. */
export type Facts = Readonly<Record<string, string>>

/** One capacity of a family and what it costs, in US dollars. */
export interface CapacityOffer {
  /** As shown: `128GB`, `1TB`, `41mm`; empty if a family has only one size. */
  readonly capacity: string
  readonly price: number
  /** Only if it differs from the family's. */
  readonly ram?: string
  /** Only if it differs from the family's, as with watches. */
  readonly screen?: string
  readonly resolution?: string
  /** Only if it differs from the family's, as with cases. */
  readonly fits?: readonly string[]
  /** Beside the family's, as the weight of watches. */
  readonly facts?: Facts
}

/** A variant on sale. */
interface Reduction {
  readonly color: string
  readonly capacity: string
  /** The price before, in US dollars. */
  readonly fullPrice: number
}

/**
 * The facts about one product family. Its variants are all its colours in all its capacities, except `missing`. A fact
 * that a family does not have is left out.
 */
export interface Family {
  /** A slug; also the beginning of every variant's slug and the `namespaceId` they share. */
  readonly id: string
  readonly kind: Kind
  readonly name: string
  readonly brand: string
  readonly year: number
  readonly screen?: string
  readonly resolution?: string
  readonly processor?: string
  readonly ram?: string
  readonly camera?: string
  readonly zoom?: string
  /** Bands and radio standards; for accessories, how they connect. */
  readonly cell?: readonly string[]
  /** A figure that is not certain is left out. */
  readonly facts?: Facts
  /** The manufacturer's page that the facts are from. */
  readonly source?: string
  /** Colours as the shop writes them, lower case: `space black`, `desert titanium`. */
  readonly colors: readonly string[]
  readonly capacities: readonly CapacityOffer[]
  /** Ids of the families that an accessory fits, the best match first. */
  readonly fits?: readonly string[]
  /** Variants on sale, with what they cost before. */
  readonly reduced?: readonly Reduction[]
  /** Combinations that are not sold. */
  readonly missing?: readonly { readonly color: string; readonly capacity: string }[]
  readonly description: ProductDetail['description']
}
