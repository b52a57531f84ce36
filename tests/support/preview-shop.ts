import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import * as z from 'zod'
import { shopSettings } from '#tools/build/settings/shop-settings.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { attributeOf, elementsIn, textOf } from '#tools/build/html.ts'
import { createPreviewShop, type PreviewShop } from '#tools/build/previews/preview-shop.ts'

export const ADDRESS = 'https://shop.example/gadgets/'

/** A shop for preview pages. */
export function previewShop(
  products: readonly Product[],
  details: readonly ProductDetail[] = [],
  settings: Partial<PreviewShop['settings']> = {},
): PreviewShop {
  return createPreviewShop(
    { ...shopSettings(), address: ADDRESS, ...settings },
    products,
    (product) => details.find(({ id }) => id === product.itemId),
  )
}

/** The only product of a shop, or its first. */
export function firstPage({ products: [page] }: PreviewShop) {
  if (!page) throw new Error('The shop has no product with a page')
  return page
}

/** A page as a previewer reads it: without running scripts. */
export function readPage(html: string) {
  const document = parse(html, { scriptingEnabled: false })
  const elements = [...elementsIn(document)]
  const all = (tagName: string) => elements.filter((element) => element.tagName === tagName)
  return {
    elements,
    all,
    texts: (tagName: string) => all(tagName).map(wholeText),
    hrefs: all('a').map((link) => attributeOf(link, 'href')),
    metas: Object.fromEntries(
      all('meta').map((meta): [string, string | undefined] => {
        const names = ['property', 'name', 'http-equiv'].map((name) => attributeOf(meta, name))
        return [names.find(Boolean) ?? '', attributeOf(meta, 'content')]
      }),
    ),
    canonical: all('link')
      .filter((link) => attributeOf(link, 'rel') === 'canonical')
      .map((link) => attributeOf(link, 'href')),
    data: all('script')
      .filter((script) => attributeOf(script, 'type') === 'application/ld+json')
      .map((script): unknown => JSON.parse(textOf(script))),
    scripts: all('script')
      .filter((script) => attributeOf(script, 'type') === undefined)
      .map(textOf),
    styles: all('style').map(textOf),
  }
}

/** The text in an element and in all that it holds. */
function wholeText(node: Tree.Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(wholeText).join('') : ''
}

const url = z.url({ protocol: /^https$/ })
const filled = z.string().min(1)
const price = z.string().regex(/^\d+(\.\d+)?$/)
const currency = z.string().regex(/^[A-Z]{3}$/)

/** What Google requires of an offer in a merchant listing. */
const offerSchema = z.strictObject({
  '@type': z.literal('Offer'),
  url,
  price,
  priceCurrency: currency,
  availability: z.enum(
    ['InStock', 'LimitedAvailability', 'BackOrder', 'OutOfStock'].map(
      (word) => `https://schema.org/${word}`,
    ),
  ),
  availabilityStarts: z.iso.date().optional(),
  priceSpecification: z
    .strictObject({
      '@type': z.literal('UnitPriceSpecification'),
      priceType: z.literal('https://schema.org/StrikethroughPrice'),
      price,
      priceCurrency: currency,
    })
    .optional(),
})

const brand = z.strictObject({ '@type': z.literal('Brand'), name: filled }).optional()

/** What Google requires of a product in a merchant listing: name, picture and offer; and of a variant its own id. */
const productSchema = z.strictObject({
  '@context': z.literal('https://schema.org').optional(),
  '@type': z.literal('Product'),
  name: filled,
  sku: filled,
  gtin: filled.optional(),
  mpn: filled.optional(),
  url,
  image: z.array(url).min(1),
  description: filled.optional(),
  brand,
  color: filled.optional(),
  size: filled.optional(),
  additionalProperty: z
    .array(z.strictObject({ '@type': z.literal('PropertyValue'), name: filled, value: filled }))
    .optional(),
  offers: offerSchema,
})

/** What Google requires of a group of variants. */
const groupSchema = z.strictObject({
  '@context': z.literal('https://schema.org').optional(),
  '@type': z.literal('ProductGroup'),
  name: filled,
  description: filled,
  url,
  brand,
  productGroupID: filled,
  variesBy: z.array(z.enum(['https://schema.org/color', 'https://schema.org/size'])).min(1),
  hasVariant: z
    .array(productSchema)
    .min(2)
    .refine((variants) => new Set(variants.map(({ sku }) => sku)).size === variants.length),
})

export const productDataSchema = z.discriminatedUnion('@type', [productSchema, groupSchema])

export const listDataSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('ItemList'),
  name: filled,
  url,
  numberOfItems: z.int().positive(),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: filled,
        url,
      }),
    )
    .min(1),
})
