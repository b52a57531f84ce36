import * as z from 'zod/mini'
import { gramsOf } from '#src/domain/order/delivery.ts'
import type { Product } from '#src/domain/product/product.ts'
import { aboutBlocks } from '#src/domain/product/product-detail.ts'
import type { DeliveryWay } from '#src/domain/settings/settings.ts'
import { isBarcode } from '#tools/site/barcode.ts'
import {
  availabilityOf,
  type PreviewProduct,
  type PreviewShop,
} from '#tools/site/previews/preview-shop.ts'
import {
  addressOf,
  deliveredWays,
  picturesOf,
  returnsPage,
} from '#tools/site/previews/product-data.ts'
import { isShareable } from '#tools/site/previews/share-picture.ts'
import { textStart } from '#tools/site/previews/texts.ts'
import { todayText } from '#tools/site/today.ts'
import { shopCountry } from '#tools/site/settings/countries.ts'
import NAMES from './fields.json' with { type: 'json' }

/** As `feeds` in the settings calls them. */
export const FEEDS = ['google', 'meta', 'openai'] as const

export type Feed = (typeof FEEDS)[number]

/** A text, or its parts by their names: `{ country: 'DE', price: '4.90 EUR' }`. */
type Cell = string | number | boolean | Readonly<Record<string, string>>
type Cells = Cell | readonly Cell[]

/** What a feed has of a product, by its own names. */
export type Row = Readonly<Record<string, Cells>>

/** Why a feed leaves a product out: what it needs and the shop does not say. */
const LACKS = ['id', 'picture', 'availability', 'date', 'brand', 'price', 'country'] as const

/** A field of a feed. */
const fieldSchema = z.object({
  /** The name of its value. */
  of: z.string(),
  /** The most characters of a text, which is cut between words. */
  most: z.optional(z.number()),
  /** The most characters of a code, which is left out if it is longer. */
  longest: z.optional(z.number()),
  /** The feed's words for values. */
  words: z.optional(z.record(z.string(), z.string())),
  /** What a product without it lacks, and is left out for. */
  lack: z.optional(z.enum(LACKS)),
})

/**
 * The fields of each feed by its names for them, in the order of their columns, by the specifications of 2026
 * (docs/decisions/059-feeds.md); tests/tools/site/feeds/rules.json holds their rules.
 */
const FIELDS = z.record(z.enum(FEEDS), z.record(z.string(), fieldSchema)).parse(NAMES)

/** The most pictures beside the main one that all feeds take. */
const MOST_PICTURES = 10

/** The values of fields. None is what the shop does not say; an empty list is nothing to say. */
const VALUES: Readonly<
  Record<string, (page: PreviewProduct, shop: PreviewShop) => Cells | undefined>
> = {
  id: ({ product }) => product.id,
  name: ({ product }) => product.name,
  description: ({ product, detail }) => {
    const blocks = detail ? aboutBlocks(detail) : []
    return blocks.flatMap(({ title, text }) => [title, ...text]).join(' ') || product.name
  },
  page: (page, shop) => addressOf(shop, page),
  picture: (page, shop) => shownPictures(page, shop)[0],
  pictures: (page, shop) => shownPictures(page, shop).slice(1, 1 + MOST_PICTURES),
  availability: ({ product }, shop) => availabilityOf(shop, product) ?? 'unknown',
  date: ({ product }) => (product.availability === 'order' ? product.availableFrom : []),
  gtin: ({ product }) => gtinOf(product),
  mpn: ({ product }) => product.mpn,
  brand: ({ product }, { settings }) => product.brand ?? settings.feeds.brand,
  brandOrNumber: ({ product }, { settings }) =>
    product.brand ?? settings.feeds.brand ?? ((gtinOf(product) ?? product.mpn) ? [] : undefined),
  price: ({ product: { availability, price, fullPrice } }, shop) =>
    availability === 'request' || price <= 0 ? undefined : money(Math.max(price, fullPrice), shop),
  salePrice: ({ product }, shop) => (isReduced(product) ? money(product.price, shop) : []),
  saleEnd: ({ product }) => saleEnd(product),
  saleDays: ({ product }) => {
    const end = saleEnd(product)
    return end && `${todayText()}T00:00+0000/${end}T23:59+0000`
  },
  group: ({ product }) => product.namespaceId,
  isVariant: ({ variants }) => variants.length > 1,
  color: ({ product }) => product.color,
  size: ({ product }) => product.capacity,
  category: ({ product }, { settings }) => settings.categories[product.category]?.label,
  shipping,
  shippingText: (page, shop) => cellText(shipping(page, shop)),
  freeShipping: (page, shop) =>
    ofCountries(page, shop, ({ freeFrom }) =>
      freeFrom === undefined ? undefined : { price_threshold: money(freeFrom, shop) },
    ),
  weight: ({ product }, { settings }) => {
    const grams = gramsOf(product, settings)
    return Number.isFinite(grams) ? `${Number(grams.toFixed(3))} g` : []
  },
  shop: (_, { settings }) => settings.name,
  address: (_, { settings }) => settings.address,
  country: (_, { settings }) => shopCountry(settings),
  countries: (_, { settings }) => {
    const named = settings.delivery.flatMap(({ countries }) => countries)
    return [...new Set(named.length > 0 ? named : [shopCountry(settings) ?? []].flat())]
  },
  takesBack: (_, { settings: { returns } }) => (returns === undefined ? undefined : returns > 0),
  returnDays: (_, { settings: { returns } }) => (returns === 0 ? [] : returns),
  returnsPage: (_, { settings }) => returnsPage(settings),
  new: () => 'new',
  yes: () => true,
  no: () => false,
}

/** The names of all fields of a feed. */
export function fieldNames(feed: Feed): string[] {
  return Object.keys(FIELDS[feed])
}

/** What a feed has of a product, and what the product lacks for it. */
export function feedRow(feed: Feed, page: PreviewProduct, shop: PreviewShop) {
  const row: Record<string, Cells> = {}
  const lacks: (typeof LACKS)[number][] = []
  for (const [name, { of, lack, ...form }] of Object.entries(FIELDS[feed])) {
    const value = VALUES[of]?.(page, shop)
    const cells = typeof value === 'string' ? fitted(value, form) : value
    if (cells === undefined && lack) lacks.push(lack)
    if (cells !== undefined && [cells].flat().length > 0) row[name] = cells
  }
  return { row, lacks }
}

/** Which products some feeds leave out, by what these lack. */
export function leftOut(shop: PreviewShop, feeds: readonly Feed[]) {
  const found = shop.products.flatMap((page) =>
    feeds.flatMap((feed) => feedRow(feed, page, shop).lacks.map((lack) => ({ feed, page, lack }))),
  )
  return Map.groupBy(found, ({ lack }) => lack)
}

/** Cells as one text: several with commas, and the parts of each with colons. */
export function cellText(cells: Cells = []): string {
  const texts = [cells]
    .flat()
    .map((cell) => (typeof cell === 'object' ? Object.values(cell).join(':') : String(cell)))
  return texts.map((text) => (texts.length > 1 ? text.replaceAll(',', '%2C') : text)).join(',')
}

/** A text in one line, without what XML cannot have, and as a feed takes it: undefined if it does not. */
function fitted(
  text: string,
  { words, most = Infinity, longest = Infinity }: Omit<z.infer<typeof fieldSchema>, 'of'>,
): string | undefined {
  const line = (words ? words[text] : text)
    ?.toWellFormed()
    .replace(/[\s\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .trim()
  if (!line || line.length > longest) return undefined
  return textStart(line, most)
}

/** Feeds take the pictures that previewers can show. */
function shownPictures({ product, detail }: PreviewProduct, shop: PreviewShop): string[] {
  return picturesOf(shop, product, detail?.images).filter((url) => isShareable({ url }))
}

function gtinOf({ gtin = '' }: Product): string | undefined {
  return /^(?:\d{8}|\d{12,14})$/.test(gtin) && isBarcode(gtin) ? gtin : undefined
}

function isReduced({ price, fullPrice }: Product): boolean {
  return price < fullPrice
}

function saleEnd(product: Product): string | undefined {
  return isReduced(product) ? product.saleUntil : undefined
}

/** `19.90 EUR` */
function money(amount: number, { prices, settings }: PreviewShop): string {
  return `${prices.forMachines(amount)} ${settings.currency}`
}

function shipping(page: PreviewProduct, shop: PreviewShop) {
  return ofCountries(page, shop, ({ name }, price) => ({
    ...{ region: '', service: name.replace(/[:,]/g, ' '), price },
  }))
}

/** What a way of delivery says of each of its countries. Feeds know no postcodes here. */
function ofCountries(
  { product }: PreviewProduct,
  shop: PreviewShop,
  of: (way: DeliveryWay, cost: string) => Readonly<Record<string, string>> | undefined,
) {
  return deliveredWays(shop.settings, product)
    .filter(({ way }) => way.postcodes.length === 0)
    .flatMap(({ way, cost }) => {
      const said = of(way, money(cost, shop))
      return said ? way.countries.map((country) => ({ country, ...said })) : []
    })
}
