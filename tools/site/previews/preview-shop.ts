import type * as z from 'zod/mini'
import { PRICE_OPTIONS, withLatinSign } from '#src/domain/money/price-style.ts'
import { availabilityText, knownPrice } from '#src/domain/product/availability.ts'
import { withDetail } from '#src/domain/facets/missing-facts.ts'
import { modelOf } from '#src/domain/product/model.ts'
import { previewFolder } from '#src/domain/sharing/preview-address.ts'
import { type Product, productSchemaOf } from '#src/domain/product/product.ts'
import { type ProductDetail, productDetailSchema } from '#src/domain/product/product-detail.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { productDescription } from './texts.ts'
import { isShareable, sharePicture, type SharePicture, shopPicture } from './share-picture.ts'
import { existsSync } from 'node:fs'
import { parseEntries } from '#src/data/parse-entries.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { priorPrices, type PriorPrices } from '#tools/site/prices/prior-prices.ts'
import { readEntries, rootAddress } from '#tools/site/languages/shop-json.ts'

export interface PreviewShop {
  readonly settings: Settings & { readonly address: string }
  readonly prices: {
    /** For people, in the shop's language and currency: `$1,020`, `9,90 €`. */
    readonly forPeople: (amount: number) => string
    /** For machines, with the decimals of the currency: `1020.00`, `9.90`. */
    readonly forMachines: (amount: number) => string
  }
  readonly picture: SharePicture | undefined
  /** Those that have a page, in the order of the catalogue. */
  readonly products: readonly PreviewProduct[]
}

export interface PreviewProduct {
  readonly product: Product
  /** Undefined if the catalogue has no details of this product. */
  readonly detail: ProductDetail | undefined
  readonly description: string
  readonly folder: string
  /** All variants of its model that have a page, itself included. */
  readonly variants: readonly PreviewProduct[]
}

/**
 * Links products to their details and variants. Of several products with the same slug, the first has the page; slugs
 * are the same if a disk of a Mac or Windows treats them so.
 */
export function createPreviewShop(
  settings: PreviewShop['settings'],
  products: readonly Product[],
  detailOf: (product: Product) => ProductDetail | undefined,
  ownPicture?: SharePicture,
): PreviewShop {
  const models = new Map<string | Product, PreviewProduct[]>()
  const pages = new Map<string, PreviewProduct>()
  for (const each of products) {
    const folder = previewFolder(each.itemId)
    const onEveryDisk = folder?.normalize('NFC').toLowerCase() ?? ''
    if (!settings.categories[each.category] || !folder || pages.has(onEveryDisk)) continue
    const detail = detailOf(each)
    const product = withDetail(each, detail)
    const variants = models.get(modelOf(product)) ?? []
    models.set(modelOf(product), variants)
    const description = productDescription(product, detail)
    const page = { product, detail, description, folder, variants }
    variants.push(page)
    pages.set(onEveryDisk, page)
  }
  const pictureOf = ({ image, pictureSizes }: Product) =>
    sharePicture(settings.address, image, pictureSizes)
  const picture = ownPicture ?? products.map(pictureOf).find((each) => each && isShareable(each))
  return { settings, prices: pricesOf(settings), picture, products: [...pages.values()] }
}

/** Undefined if neither the list nor the settings say it. */
export function availabilityOf({ settings }: PreviewShop, { availability }: Product) {
  return availability ?? settings.feeds.availability
}

/** `$400`, and what the catalogue says of the availability: `$400, Sold out`. */
export function priceText({ prices, settings }: PreviewShop, product: Product): string {
  const availability = availabilityText(product, settings.language, 0)
  const price = knownPrice(product)
  return [price !== undefined && prices.forPeople(price), availability].filter(Boolean).join(', ')
}

/** Made once, because it takes longer than the rest of a page. */
function pricesOf({ language, currency }: Settings): PreviewShop['prices'] {
  const format = new Intl.NumberFormat(language, { ...PRICE_OPTIONS, currency })
  const { maximumFractionDigits } = format.resolvedOptions()
  return {
    forPeople: (amount) => withLatinSign(format.format(amount)),
    forMachines: (amount) => amount.toFixed(maximumFractionDigits),
  }
}

export function hasPreviews(settings: Settings): settings is PreviewShop['settings'] {
  return settings.previews && settings.address !== undefined
}

/** Reads the catalogue in a folder as the shop itself does: what it would leave out has no page either. */
export async function readPreviewShop(
  folder: string,
  settings: PreviewShop['settings'],
): Promise<PreviewShop> {
  const shown = Object.keys(settings.categories)
  const prior = priorPrices(folder, settings)
  const details = new Map<Category, Map<string, ProductDetail>>()
  for (const category of shown) {
    const entries = await parsedEntries(
      folder,
      `api/${category}.json`,
      settings,
      productDetailSchema,
      prior,
    )
    details.set(category, new Map(entries.map((detail) => [detail.id, detail])))
  }
  const products = await parsedEntries(
    folder,
    'api/products.json',
    settings,
    productSchemaOf(shown),
    prior,
  )
  return createPreviewShop(
    settings,
    products,
    ({ category, itemId }) => details.get(category)?.get(itemId),
    await shopPicture(folder, { ...settings, address: rootAddress(settings) }),
  )
}

/** The entries of a file as the shop reads them; none without the file. */
export async function parsedEntries<Entry extends { readonly id: string }>(
  folder: string,
  path: string,
  settings: Settings,
  schema: z.ZodMiniType<Entry>,
  prior: PriorPrices,
): Promise<Entry[]> {
  if (!existsSync(`${folder}/${path}`)) return []
  return parseEntries(path, schema, readEntries(folder, path, settings, prior))
}
