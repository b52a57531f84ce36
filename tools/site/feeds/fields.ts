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
import { shopCountry } from '#tools/site/settings/countries.ts'

/** As `feeds` in the settings calls them. */
export const FEEDS = ['google', 'meta', 'openai'] as const

export type Feed = (typeof FEEDS)[number]

/** Why a feed leaves a product out: what it needs and the shop does not say. */
export type Lack = 'id' | 'picture' | 'availability' | 'date' | 'brand' | 'price' | 'country'

/** A text, or its parts by their names: `{ country: 'DE', price: '4.90 EUR' }`. */
export type Cell = string | number | boolean | Readonly<Record<string, string>>

type Cells = Cell | readonly Cell[] | undefined

interface FeedField {
  /** What each feed calls it. A feed without a name for it does not have it. */
  readonly google?: string
  readonly meta?: string
  readonly openai?: string
  /** The longest text that each feed takes, in characters. */
  readonly most?: Readonly<Record<Feed, number>>
  /** The feeds that refuse a product without it, and what it then lacks. */
  readonly needed?: readonly [Lack, (page: PreviewProduct) => readonly Feed[]]
  readonly of: (page: PreviewProduct, shop: PreviewShop, feed: Feed) => Cells
}

const AVAILABILITY: Readonly<Record<Feed, Readonly<Record<string, string>>>> = {
  google: { in: 'in_stock', few: 'in_stock', order: 'backorder', out: 'out_of_stock' },
  meta: { in: 'in stock', few: 'in stock', order: 'available for order', out: 'out of stock' },
  openai: {
    ...{ in: 'in_stock', few: 'in_stock', order: 'backorder', out: 'out_of_stock' },
    unknown: 'unknown',
  },
}

/** The most pictures beside the main one that all feeds take. */
const MOST_PICTURES = 10

const all = () => FEEDS

const everywhere = (name: string) => ({ google: name, meta: name, openai: name })

/**
 * The fields of all feeds, in the order of their columns, by the specifications of 2026
 * (docs/decisions/059-feeds.md); tests/tools/site/feeds/rules.json holds their rules.
 */
export const FIELDS: readonly FeedField[] = [
  {
    ...{ google: 'id', meta: 'id', openai: 'item_id' },
    needed: ['id', all],
    of: ({ product: { id } }, _, feed) =>
      id.length > (feed === 'google' ? 50 : 100) ? undefined : id,
  },
  {
    ...everywhere('title'),
    most: { google: 150, meta: 200, openai: 150 },
    of: ({ product }) => product.name,
  },
  {
    ...everywhere('description'),
    most: { google: 5000, meta: 9999, openai: 5000 },
    of: ({ product, detail }) => {
      const blocks = detail ? aboutBlocks(detail) : []
      return blocks.length === 0
        ? product.name
        : blocks.flatMap(({ title, text }) => [title, ...text]).join(' ')
    },
  },
  { ...{ google: 'link', meta: 'link', openai: 'url' }, of: (page, shop) => addressOf(shop, page) },
  {
    ...{ google: 'image_link', meta: 'image_link', openai: 'image_url' },
    needed: ['picture', all],
    of: (page, shop) => picturesOf(shop, page)[0],
  },
  {
    google: 'additional_image_link',
    meta: 'additional_image_link',
    openai: 'additional_image_urls',
    of: (page, shop) => picturesOf(shop, page).slice(1, 1 + MOST_PICTURES),
  },
  {
    ...everywhere('availability'),
    needed: ['availability', ({ product }) => (product.availability === 'request' ? [] : FEEDS)],
    of: ({ product }, shop, feed) => AVAILABILITY[feed][availabilityOf(shop, product) ?? 'unknown'],
  },
  {
    ...{ google: 'availability_date', openai: 'availability_date' },
    needed: ['date', ({ product }) => (product.availability === 'order' ? ['google'] : [])],
    of: ({ product }) => (product.availability === 'order' ? product.availableFrom : undefined),
  },
  {
    ...everywhere('gtin'),
    of: ({ product }) => gtinOf(product),
  },
  {
    ...everywhere('mpn'),
    most: { google: 70, meta: 100, openai: 70 },
    of: ({ product }) => product.mpn,
  },
  {
    ...everywhere('brand'),
    most: { google: 70, meta: 100, openai: 70 },
    // Meta takes one of the three for any of them.
    needed: [
      'brand',
      ({ product }) => ((gtinOf(product) ?? product.mpn) ? ['openai'] : ['meta', 'openai']),
    ],
    of: ({ product }, { settings }) => product.brand ?? settings.feeds.brand,
  },
  // What the product costs: the price before a reduction, and the reduced one. A price that a law adds has its row here.
  {
    ...everywhere('price'),
    needed: ['price', all],
    of: ({ product: { availability, price, fullPrice } }, shop) =>
      availability === 'request' || price <= 0
        ? undefined
        : money(Math.max(price, fullPrice), shop),
  },
  {
    ...everywhere('sale_price'),
    of: (page, shop) => (isReduced(page) ? money(page.product.price, shop) : undefined),
  },
  {
    ...{ google: 'sale_price_effective_date', meta: 'sale_price_effective_date' },
    of: (page) => {
      const end = saleEnd(page)
      return end === undefined ? undefined : `${today()}T00:00+0000/${end}T23:59+0000`
    },
  },
  {
    openai: 'sale_price_start_date',
    of: (page) => (saleEnd(page) === undefined ? undefined : today()),
  },
  { openai: 'sale_price_end_date', of: saleEnd },
  { ...everywhere('condition'), of: () => 'new' },
  {
    ...{ google: 'item_group_id', meta: 'item_group_id' },
    of: ({ product: { namespaceId = '' } }) => (namespaceId.length > 50 ? undefined : namespaceId),
  },
  { openai: 'group_id', of: (page) => (isVariant(page) ? page.product.namespaceId : undefined) },
  { openai: 'listing_has_variations', of: isVariant },
  {
    openai: 'variant_dict',
    of: (page) => {
      const { color = '', capacity: size } = page.product
      const differences = { ...(color && { color }), ...(size && { size }) }
      return isVariant(page) && Object.keys(differences).length > 0 ? differences : undefined
    },
  },
  {
    ...everywhere('color'),
    most: { google: 100, meta: 200, openai: 40 },
    of: ({ product }) => product.color,
  },
  {
    ...everywhere('size'),
    most: { google: 100, meta: 200, openai: 20 },
    of: ({ product }) => product.capacity,
  },
  {
    ...{ google: 'product_type', meta: 'product_type', openai: 'product_category' },
    most: { google: 750, meta: 750, openai: 750 },
    of: ({ product: { category } }, { settings }) => settings.categories[category]?.label,
  },
  {
    ...everywhere('shipping'),
    of: (page, shop) =>
      ofCountries(page, shop, ({ name }, price) => ({
        region: '',
        service: name.replace(/[:,]/g, ' '),
        price,
      })),
  },
  {
    google: 'free_shipping_threshold',
    of: (page, shop) =>
      ofCountries(page, shop, ({ freeFrom }) =>
        freeFrom === undefined ? undefined : { price_threshold: money(freeFrom, shop) },
      ),
  },
  {
    google: 'shipping_weight',
    of: ({ product }, { settings }) => {
      const grams = gramsOf(product, settings)
      return Number.isFinite(grams) ? `${Number(grams.toFixed(3))} g` : undefined
    },
  },
  { openai: 'seller_name', of: (_, { settings }) => settings.name.slice(0, 70) },
  { openai: 'seller_url', of: (_, { settings }) => settings.address },
  {
    openai: 'store_country',
    needed: ['country', () => ['openai']],
    of: (_, { settings }) => shopCountry(settings),
  },
  {
    openai: 'target_countries',
    of: (_, { settings }) => {
      const countries = settings.delivery.flatMap((way) => way.countries)
      return [...new Set(countries.length > 0 ? countries : [shopCountry(settings) ?? []].flat())]
    },
  },
  {
    openai: 'accepts_returns',
    of: (_, { settings: { returns } }) => (returns === undefined ? undefined : returns > 0),
  },
  {
    openai: 'return_deadline_in_days',
    of: (_, { settings: { returns = 0 } }) => (returns > 0 ? returns : undefined),
  },
  { openai: 'return_policy', of: (_, { settings }) => returnsPage(settings) },
  { openai: 'is_eligible_search', of: () => true },
  { openai: 'is_eligible_checkout', of: () => false },
]

/** What a feed has of a product, by its names: nothing of a field that the shop does not fill. */
export function feedRow(
  feed: Feed,
  page: PreviewProduct,
  shop: PreviewShop,
): { readonly cells: ReadonlyMap<string, readonly Cell[]>; readonly lacks: readonly Lack[] } {
  const cells = new Map<string, readonly Cell[]>()
  const lacks: Lack[] = []
  for (const { [feed]: name, most, needed, of } of FIELDS) {
    if (name === undefined) continue
    const found = [of(page, shop, feed) ?? []].flat().map((cell) => clean(cell, most?.[feed]))
    const filled = found.filter((cell) => cell !== '')
    if (filled.length > 0) cells.set(name, filled)
    else if (needed?.[1](page).includes(feed)) lacks.push(needed[0])
  }
  return { cells, lacks }
}

/** Which products some feeds leave out, by what these lack. */
export function leftOut(shop: PreviewShop, feeds: readonly Feed[]) {
  const found = shop.products.flatMap((page) =>
    feeds.flatMap((feed) => feedRow(feed, page, shop).lacks.map((lack) => ({ feed, page, lack }))),
  )
  return Map.groupBy(found, ({ lack }) => lack)
}

/** One line, without what XML cannot have, cut between words. */
function clean(cell: Cell, most = Infinity): Cell {
  if (typeof cell !== 'string') return cell
  const line = cell
    .toWellFormed()
    .replace(/[\s\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .trim()
  if (line.length <= most) return line
  const start = line.slice(0, most).replace(/\s\S*$/, '')
  return start.toWellFormed()
}

function gtinOf({ gtin = '' }: Product): string | undefined {
  return /^(?:\d{8}|\d{12,14})$/.test(gtin) && isBarcode(gtin) ? gtin : undefined
}

function isVariant({ variants }: PreviewProduct): boolean {
  return variants.length > 1
}

function isReduced({ product: { price, fullPrice } }: PreviewProduct): boolean {
  return price < fullPrice
}

function saleEnd(page: PreviewProduct): string | undefined {
  return isReduced(page) ? page.product.saleUntil : undefined
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** `19.90 EUR` */
function money(amount: number, { prices, settings }: PreviewShop): string {
  return `${prices.forMachines(amount)} ${settings.currency}`
}

/** What a way of delivery says of each of its countries. Feeds know no postcodes here. */
function ofCountries(
  { product }: PreviewProduct,
  shop: PreviewShop,
  of: (way: DeliveryWay, cost: string) => Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>>[] {
  return deliveredWays(shop.settings, product)
    .filter(({ way }) => way.postcodes.length === 0)
    .flatMap(({ way, cost }) => {
      const said = of(way, money(cost, shop))
      return said ? way.countries.map((country) => ({ country, ...said })) : []
    })
}
