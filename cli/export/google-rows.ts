import type { Entity } from '../import/catalogue.ts'
import { shown } from '../import/context.ts'
import type { Problem } from '../problem.ts'

/** The shop's address and currency. */
export interface FeedShop {
  /** Absolute, with a slash at the end. */
  readonly address: string
  readonly currency: string
}

const COLUMNS = [
  ...['id', 'title', 'description', 'link', 'image_link', 'additional_image_link'],
  ...['availability', 'availability_date', 'gtin', 'mpn'],
  ...[
    'price',
    'sale_price',
    'brand',
    'condition',
    'item_group_id',
    'color',
    'size',
    'product_type',
  ],
]

/** The longest texts that Google accepts, in characters. */
const LONGEST = { title: 150, description: 5000 }

/** The most additional pictures that Google accepts. */
const MOST_PICTURES = 10

const AVAILABILITY = { in: 'in_stock', few: 'in_stock', order: 'backorder', out: 'out_of_stock' }

/** A Google Merchant feed. A feed has to name stock and condition: without a word of the owner, goods are in stock and new. */
export function* googleRows(entities: readonly Entity[], shop: FeedShop): Generator<string[]> {
  yield COLUMNS
  const price = priceFormat(shop.currency)
  for (const { product, detail } of entities) {
    const [image = '', ...others] = new Set([product.image, ...(detail?.images ?? [])])
    const isReduced = product.price < product.fullPrice
    const about = detail?.description.flatMap(({ title, text }) => [title, ...text]) ?? []
    yield [
      product.id,
      product.name.slice(0, LONGEST.title),
      (about.join(' ').trim() || product.name).slice(0, LONGEST.description),
      `${shop.address}p/${encodeURIComponent(product.itemId)}/`,
      addressOf(image, shop),
      others
        .slice(0, MOST_PICTURES)
        .map((path) => addressOf(path, shop))
        .join(','),
      AVAILABILITY[product.availability ?? 'in'],
      product.availableFrom ?? '',
      product.gtin ?? '',
      product.mpn ?? '',
      price(product.fullPrice),
      isReduced ? price(product.price) : '',
      product.brand ?? '',
      'new',
      product.namespaceId ?? '',
      product.color ?? '',
      product.capacity,
      product.category,
    ]
  }
}

/** What Google would refuse a product for, as far as the catalogue shows. */
export function feedProblems(entities: readonly Entity[]): Problem[] {
  return entities.flatMap(({ product: { id, image, availability, availableFrom } }) => {
    const problem = (rule: string, field: string, message: string, fix: string): Problem => ({
      ...{
        level: 'warning',
        rule,
        file: 'api/products.json',
        field,
        read: shown(id),
        message,
        fix,
      },
    })
    return [
      ...(image === ''
        ? [
            problem(
              'feed-without-picture',
              'image',
              'Google refuses a product without a picture',
              'add one',
            ),
          ]
        : []),
      ...(availability === 'order' && availableFrom === undefined
        ? [
            problem(
              'feed-without-date',
              'availableFrom',
              'Google refuses a product that is on order without a day',
              'write the day from which it is there, such as 2026-12-31',
            ),
          ]
        : []),
    ]
  })
}

function addressOf(path: string, { address }: FeedShop): string {
  return path === '' ? '' : new URL(path, address).href.replaceAll(',', '%2C')
}

/** `19.90 EUR` */
function priceFormat(currency: string): (amount: number) => string {
  const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return (amount) => `${amount.toFixed(decimals)} ${currency}`
}
