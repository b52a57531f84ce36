import { todayText } from '#tools/site/today.ts'
import { gramsOf } from '#src/domain/order/delivery.ts'
import { knownPrice } from '#src/domain/product/availability.ts'
import type { DeliveryWay } from '#src/domain/settings/settings.ts'
import { deliveredWays } from '#tools/site/previews/product-data.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import {
  factsOf,
  picturesOf,
  textsOf,
  type Entity,
  type StoredCatalogue,
} from '#tools/owner/catalogue.ts'
import { problemsOf, shownCell, type Problem } from '#tools/owner/problem.ts'
import { isBarcode } from '#tools/site/barcode.ts'

interface FeedShop extends Pick<
  Settings,
  'currency' | 'decimals' | 'delivery' | 'facts' | 'languages'
> {
  /** Absolute, with a slash at the end. */
  readonly address: string
}

/** The longest texts that Google accepts, in characters. */
const LONGEST = { title: 150, description: 5000 }

/** The most additional pictures that Google accepts. */
const MOST_PICTURES = 10

const AVAILABILITY = {
  in: 'in_stock',
  few: 'in_stock',
  order: 'backorder',
  out: 'out_of_stock',
  request: '',
}

/** If the owner has not written otherwise, goods are in stock and new: a feed has to name both. */
const CELLS: Readonly<Record<string, (entity: Entity, shop: FeedShop) => string>> = {
  id: ({ product }) => product.id,
  title: ({ product }) => product.name.slice(0, LONGEST.title),
  description: ({ product, detail }) =>
    (textsOf(detail?.description).join(' ').trim() || product.name).slice(0, LONGEST.description),
  link: ({ product }, { address }) => `${address}p/${encodeURIComponent(product.itemId)}/`,
  image_link: (entity, shop) => addressOf(picturesOf(entity)[0] ?? '', shop),
  additional_image_link: (entity, shop) =>
    picturesOf(entity)
      .slice(1, 1 + MOST_PICTURES)
      .map((path) => addressOf(path, shop))
      .join(','),
  availability: ({ product }) => AVAILABILITY[product.availability ?? 'in'],
  availability_date: ({ product }) => product.availableFrom ?? '',
  gtin: ({ product: { gtin = '' } }) => (isBarcode(gtin) ? gtin : ''),
  mpn: ({ product }) => product.mpn ?? '',
  price: ({ product }, shop) => priceText(product.fullPrice, shop),
  sale_price: ({ product: { price, fullPrice } }, shop) =>
    price < fullPrice ? priceText(price, shop) : '',
  sale_price_effective_date: ({ product: { saleUntil } }) =>
    saleUntil === undefined ? '' : `${todayText()}/${saleUntil}`,
  brand: ({ product }) => product.brand ?? '',
  condition: () => 'new',
  item_group_id: ({ product }) => product.namespaceId ?? '',
  color: ({ product }) => product.color ?? '',
  size: ({ product }) => product.capacity,
  product_type: ({ product }) => product.category,
  shipping: (entity, shop) =>
    ofCountries(entity, shop, ({ name }, cost) => `::${name.replace(/[:,]/g, ' ')}:${cost}`),
  free_shipping_threshold: (entity, shop) =>
    ofCountries(entity, shop, ({ freeFrom }) =>
      freeFrom === undefined ? undefined : `:${priceText(freeFrom, shop)}`,
    ),
  shipping_weight: (entity, shop) => {
    const grams = gramsOf({ facts: factsOf(entity) }, shop)
    return Number.isFinite(grams) ? `${Number(grams.toFixed(3))} g` : ''
  },
}

/** What a way of delivery says of each of its countries. Google knows no postcodes here. */
function ofCountries(
  entity: Entity,
  shop: FeedShop,
  text: (way: DeliveryWay, cost: string) => string | undefined,
): string {
  return deliveredWays(shop, { price: entity.product.price, facts: factsOf(entity) })
    .filter(({ way }) => way.postcodes.length === 0)
    .flatMap(({ way, cost }) => {
      const said = text(way, priceText(cost, shop))
      return said === undefined ? [] : way.countries.map((country) => `${country}${said}`)
    })
    .join(',')
}

export function googleRows(entities: readonly Entity[], shop: FeedShop): string[][] {
  const cells = Object.values(CELLS)
  const priced = entities.filter(({ product }) => knownPrice(product) !== undefined)
  return [Object.keys(CELLS), ...priced.map((entity) => cells.map((cell) => cell(entity, shop)))]
}

/** Rows as tab-separated text. Tabs and line breaks in a cell become spaces, because not every reader knows quotes. */
export function tsvText(rows: readonly string[][]): string {
  const lines = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t'))
  return `${lines.join('\n')}\n`
}

const problem = problemsOf(
  {},
  {
    'not-in-list':
      'the details have a product that is not in the list; add it to the list, or delete its details; it is not exported',
    unreadable: '{count} products cannot be read; run check, which says why; they are not exported',
    'feed-without-picture': 'Google refuses a product without a picture; add one',
    'feed-without-price':
      'its price is on request; nothing: Google refuses a product without a price, so it is left out',
    'feed-without-date':
      'Google refuses a product that is on order without a day; write the day from which it is there, such as 2026-12-31',
  },
)

/** What is in the shop's files, and not in an export. */
export function notExported({ unlisted, unread }: StoredCatalogue): Problem[] {
  const file = 'api/products.json'
  return [
    ...unlisted.map(({ id }) => problem('not-in-list', { file, read: shownCell(id) })),
    ...(unread > 0 ? [problem('unreadable', { file: 'api' }, { count: unread })] : []),
  ]
}

/** What Google would refuse a product for, as far as the catalogue shows. */
export function* feedProblems(entities: readonly Entity[]): Generator<Problem> {
  for (const { product } of entities) {
    const place = { file: 'api/products.json', read: shownCell(product.id) }
    if (product.availability === 'request') yield problem('feed-without-price', place)
    else if (product.image === '')
      yield problem('feed-without-picture', { ...place, field: 'image' })
    if (product.availability === 'order' && product.availableFrom === undefined)
      yield problem('feed-without-date', { ...place, field: 'availableFrom' })
  }
}

/** Pictures are at the address of the first language. */
function addressOf(path: string, { address, languages }: FeedShop): string {
  const root = new URL(languages?.[0]?.path ?? '', address)
  return path === '' ? '' : new URL(path, root).href.replaceAll(',', '%2C')
}

/** `19.90 EUR` */
function priceText(amount: number, { currency, decimals }: FeedShop): string {
  return `${amount.toFixed(decimals)} ${currency}`
}
