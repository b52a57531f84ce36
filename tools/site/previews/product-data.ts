import { ownFacts } from '#src/domain/facts/facts.ts'
import { factText } from '#src/domain/facts/specifications.ts'
import { modelName } from '#src/domain/product/model-name.ts'
import { gramsOf, wayCost } from '#src/domain/order/delivery.ts'
import { articleNumber, type Product } from '#src/domain/product/product.ts'
import { sameText } from '#src/domain/product/variants.ts'
import type { DeliveryWay } from '#src/domain/settings/settings.ts'
import { shopCountry } from '#tools/site/settings/countries.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { RETURNS_PAGE } from '#tools/site/pages/shop-pages.ts'
import { availabilityOf, type PreviewProduct, type PreviewShop } from './preview-shop.ts'
import { sharePicture } from './share-picture.ts'
import { isBarcode } from '#tools/site/barcode.ts'

/**
 * A product page's JSON-LD, as Google reads it for product snippets and merchant listings: a group of variants, the
 * page's own one first, or a single product.
 */
export function productData(
  shop: PreviewShop,
  page: PreviewProduct,
  variants: readonly PreviewProduct[],
): object {
  if (variants.length < 2) return productOf(shop, page)
  const products = variants.map(({ product }) => product)
  return {
    '@type': 'ProductGroup',
    name: modelName(products),
    description: page.description,
    url: addressOf(shop, page),
    brand: brandOf(page),
    productGroupID: page.product.namespaceId,
    variesBy: differences(products),
    hasVariant: [
      productOf(shop, page),
      ...variants.filter((variant) => variant !== page).map((variant) => variantOf(shop, variant)),
    ],
  }
}

export function addressOf(
  { settings: { address } }: PreviewShop,
  { folder }: PreviewProduct,
): string {
  return `${address}${encodeURI(folder)}/`
}

/** The page's own product, with all that is known. */
function productOf(shop: PreviewShop, page: PreviewProduct): object {
  return {
    ...variantOf(shop, page),
    description: page.description,
    image: picturesOf(shop, page.product, page.detail?.images),
    brand: brandOf(page),
  }
}

/** What tells variants apart. */
function variantOf(shop: PreviewShop, page: PreviewProduct): object {
  const { product } = page
  return {
    '@type': 'Product',
    name: product.name,
    sku: articleNumber(product),
    ...(product.gtin && isBarcode(product.gtin) && { gtin: product.gtin }),
    ...(product.mpn && { mpn: product.mpn }),
    url: addressOf(shop, page),
    image: picturesOf(shop, product),
    ...(product.color && { color: product.color }),
    ...(product.capacity && { size: product.capacity }),
    additionalProperty: propertiesOf(shop, page),
    offers: product.availability === 'request' ? undefined : offerOf(shop, page),
  }
}

const AVAILABILITY = {
  in: 'InStock',
  few: 'LimitedAvailability',
  order: 'BackOrder',
  out: 'OutOfStock',
  request: undefined,
}

function offerOf(shop: PreviewShop, page: PreviewProduct): object {
  const { price, fullPrice, saleUntil, availableFrom } = page.product
  const availability = availabilityOf(shop, page.product)
  const money = (amount: number) => ({
    price: shop.prices.forMachines(amount),
    priceCurrency: shop.settings.currency,
  })
  return {
    '@type': 'Offer',
    url: addressOf(shop, page),
    ...money(price),
    ...(availability && { availability: `https://schema.org/${AVAILABILITY[availability]}` }),
    shippingDetails: shippingOf(shop, page),
    ...returnsOf(shop),
    ...(availability === 'order' && availableFrom && { availabilityStarts: availableFrom }),
    ...(fullPrice > price && saleUntil && { priceValidUntil: saleUntil }),
    ...(fullPrice > price && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        ...money(fullPrice),
      },
    }),
  }
}

/** How long delivery of one piece takes, and what it costs. */
function shippingOf({ settings, prices }: PreviewShop, { product }: PreviewProduct) {
  return deliveredWays(settings, product).map(({ way, cost }) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: prices.forMachines(cost),
      currency: settings.currency,
    },
    shippingDestination: way.countries.map((addressCountry) => ({
      '@type': 'DefinedRegion',
      addressCountry,
      ...(way.postcodes.length > 0 && { postalCodePrefix: way.postcodes }),
    })),
    ...(way.days && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          '@type': 'QuantitativeValue',
          ...{ minValue: way.days[0], maxValue: way.days[1], unitCode: 'DAY' },
        },
      },
    }),
  }))
}

/** The address of the owner's page about returns. */
export function returnsPage({ pages, address }: PreviewShop['settings']): string | undefined {
  const page = pages.find(({ name }) => RETURNS_PAGE.test(name))
  return page && `${address}info/${page.name}/`
}

/** Whether, and how long, goods may be sent back, and where the shop says it. */
export function returnsOf({ settings }: PreviewShop) {
  const { returns } = settings
  const applicableCountry = shopCountry(settings)
  const merchantReturnLink = returnsPage(settings)
  const isKnown = returns !== undefined && applicableCountry !== undefined
  if (!isKnown && merchantReturnLink === undefined) return undefined
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      ...(isKnown && {
        applicableCountry,
        returnPolicyCategory: `https://schema.org/MerchantReturn${returns > 0 ? 'FiniteReturnWindow' : 'NotPermitted'}`,
        ...(returns > 0 && { merchantReturnDays: returns }),
      }),
      ...(merchantReturnLink !== undefined && { merchantReturnLink }),
    },
  }
}

/** The way from the home page to a page, with both. */
export function breadcrumbs(
  { settings: { name, address } }: PreviewShop,
  way: readonly { readonly name: string; readonly url: string }[],
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name, url: address }, ...way].map(({ name, url: item }, index) => ({
      '@type': 'ListItem',
      ...{ position: index + 1, name, item },
    })),
  }
}

/** The ways to the countries that the owner names, with the cost of one piece if the rules have it. */
export function deliveredWays(
  shop: Pick<Settings, 'delivery' | 'facts'>,
  product: Pick<Product, 'price' | 'facts'>,
) {
  return shop.delivery.flatMap((way) => {
    const cost = costOfOne(way, product, shop)
    const isSaid = !way.pickUp && way.countries.length > 0
    return isSaid && cost !== undefined ? [{ way, cost }] : []
  })
}

export function costOfOne(
  way: DeliveryWay,
  product: Pick<Product, 'price' | 'facts'>,
  shop: Pick<Settings, 'facts'>,
): number | undefined {
  return wayCost(way, { goods: product.price, pieces: 1, grams: gramsOf(product, shop) })
}

/** The addresses of a product's pictures, the main one first. */
export function picturesOf(
  { settings: { address } }: PreviewShop,
  { image, pictureSizes }: Product,
  more: readonly string[] = [],
): string[] {
  const urls = [image, ...more].flatMap(
    (path) => sharePicture(address, path, pictureSizes)?.url ?? [],
  )
  return [...new Set(urls)]
}

function propertiesOf({ settings }: PreviewShop, { product, detail }: PreviewProduct) {
  return ownFacts(settings.facts)
    .map((fact) => ({ name: fact.label, value: factText(fact, product, detail) }))
    .filter(({ value }) => value !== '')
    .map((property) => ({ '@type': 'PropertyValue', ...property }))
}

function brandOf({ product: { brand } }: PreviewProduct) {
  return brand === undefined ? undefined : { '@type': 'Brand', name: brand }
}

function differences(products: readonly Product[]) {
  return [
    ...(differ(products.map(({ color = '' }) => color)) ? ['https://schema.org/color'] : []),
    ...(differ(products.map(({ capacity }) => capacity)) ? ['https://schema.org/size'] : []),
  ]
}

function differ([first = '', ...others]: readonly string[]): boolean {
  return others.some((other) => !sameText(other, first))
}
